// What the viewer may choose: from the legal moves; where those are only a selection, from what the view tells.
import type { Moves } from "../../types";
import { CLAIMS, isCalled, kindOf, type Card, type Claim, type View } from "./kitchen";

type Move = Moves["kakerlakenpoker"];
type Pass = Extract<Move, { type: "pass" }>;
type Lay = Extract<Move, { type: "lay" }>;

export class Choices {
  private readonly passes: Pass[];
  private readonly lays: Lay[];

  constructor(
    private readonly view: View,
    moves: readonly Move[],
    private readonly complete: boolean,
  ) {
    this.passes = moves.filter((move) => move.type === "pass");
    this.lays = moves.filter((move) => move.type === "lay");
  }

  get passing(): boolean {
    return this.passes.length > 0;
  }

  get laying(): boolean {
    return this.lays.length > 0;
  }

  mayPass(card: Card): boolean {
    return this.passing && (!this.complete || this.passes.some((pass) => pass.card === card));
  }

  /** To whom a card can go; of a card from the hand, or of the one that was looked at. */
  people(card?: Card): number[] {
    if (!this.passing) return [];
    if (!this.complete) return this.view.table.map(({ seat }) => seat).filter((seat) => seat !== this.view.seat);
    return [...new Set(this.passes.filter((pass) => pass.card === card).map((pass) => pass.to))];
  }

  claims(to: number, card?: Card): readonly Claim[] {
    if (!this.complete) return CLAIMS;
    const said = this.passes.filter((pass) => pass.to === to && pass.card === card).map((pass) => pass.claim);
    return CLAIMS.filter((claim) => said.includes(claim));
  }

  /** Can this card be laid together with those chosen already? */
  mayLay(card: Card, chosen: readonly Card[]): boolean {
    if (!this.laying) return false;
    const wanted = [...chosen, card];
    if (!this.complete) return wanted.length <= 2 && kindOf(card) !== null;
    return this.lays.some((lay) => includes(lay.cards, wanted));
  }

  /** Are the chosen cards enough, and not too many? */
  settles(chosen: readonly Card[]): boolean {
    if (!this.laying || chosen.length === 0) return false;
    if (this.complete)
      return this.lays.some((lay) => lay.cards.length === chosen.length && includes(lay.cards, chosen));
    return (
      chosen.length === 2 || chosen.every((card) => this.view.owed !== null && isCalled(card, this.view.owed.claim))
    );
  }
}

/** Does a multiset of cards hold another? */
function includes(cards: readonly Card[], wanted: readonly Card[]): boolean {
  const rest = [...cards];
  return wanted.every((card) => {
    const i = rest.indexOf(card);
    if (i >= 0) rest.splice(i, 1);
    return i >= 0;
  });
}
