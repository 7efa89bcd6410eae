/** The live builds of a running table: everybody's, and this player's hand in one of them. */
import type { Reference } from "../generated/building";
import type { BenchConnection } from "../../contract";
import { http } from "../../../wire/http";
import { Builds, type Build } from "./builds.svelte";
import { BlockHand } from "./hand.svelte";

/** A build is named by its place and its builder's seat. */
export interface Where {
  place: string;
  of: number;
}
export const buildName = ({ place, of }: Where): string => `${place}:${of}`;

export class TableBench {
  readonly builds = new Builds();
  reference = $state.raw<Reference | null>(null);
  private readonly stop: () => void;

  constructor(
    private readonly connection: BenchConnection,
    game = "for-science",
  ) {
    this.stop = connection.hear((news) => this.builds.hear(news));
    void http.bench(game).then((reference) => (this.reference = reference));
  }

  build(where: Where): Build | null {
    return this.builds.all[buildName(where)] ?? null;
  }

  /** This seat's hand in a build: one's own, or one where one may help. */
  hand(seat: number, where: Where): BlockHand {
    return new BlockHand(
      seat,
      {
        wish: (wish) => this.connection.ask({ t: "hand", seat, ...where, wish }),
        aim: (x, y) => this.connection.tell({ t: "aim", seat, ...where, x, y }),
      },
      () => this.reference!,
    );
  }

  /** Have a build checked; null, or why not. */
  check(seat: number, where: Where): Promise<string | null> {
    return this.connection.ask({ t: "check", seat, ...where });
  }

  close(): void {
    this.stop();
  }
}
