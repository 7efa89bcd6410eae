/** What goes on for a while by its own clock, such as a march over many places: any key or press brings it to its end. */

class Lasting {
  /** Something is under way; the end of a game waits for it. */
  going = $state(false);
  private readonly ends = new Set<() => void>();

  /** Something begins. Call the result when it is over; `end` is called if it shall be over at once. */
  begin(end: () => void): () => void {
    this.ends.add(end);
    this.going = true;
    return () => {
      this.ends.delete(end);
      this.going = this.ends.size > 0;
    };
  }

  skip(): void {
    for (const end of [...this.ends]) end();
  }
}

export const lasting = new Lasting();
