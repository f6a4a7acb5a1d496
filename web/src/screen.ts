// The screens that the page tells apart, as its style sheets do.
import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or on its side. */
export const phone = new MediaQuery("(max-width: 700px), (max-height: 480px)");

/** Where log, talk and rules lie over the table and not beside it. */
export const narrow = new MediaQuery("(max-width: 900px)");
