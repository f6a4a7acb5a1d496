// The page begins here.
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { load } from "./art/pictures";
import { warmUp } from "./sound";
import { applyTheme } from "./theme.svelte";
import { firstLanguage, speak } from "./words/words.svelte";

applyTheme();
warmUp();
await Promise.all([speak(firstLanguage()), load("house")]);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
