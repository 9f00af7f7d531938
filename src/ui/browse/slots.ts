/** Places on the page that rows are drawn in, each with a key. A row keeps its place while it is drawn; the next one takes over what it leaves. */
export class Slots {
  #taken: ReadonlyMap<number, number> = new Map()

  /** The key of each row that is drawn now. */
  of(rows: readonly number[]): ReadonlyMap<number, number> {
    const before = this.#taken
    const kept = new Set(rows.flatMap((row) => before.get(row) ?? []))
    const free = [...Array(Math.max(rows.length, before.size)).keys()].filter((slot) => !kept.has(slot))
    this.#taken = new Map(rows.map((row) => [row, before.get(row) ?? free.shift() ?? -1]))
    return this.#taken
  }
}
