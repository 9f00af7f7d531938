/**
 * Places on the page that rows are drawn in, each with a key. A row keeps its place while it is drawn; the next one takes over what it leaves.
 * Whoever reads them one after the other finds them in their order; while they scroll they stay as they stand on the page, since a row that is
 * put elsewhere there is styled and laid out anew.
 */
export class Slots {
  #taken: ReadonlyMap<number, number> = new Map()

  /** The key of each row that is drawn now, as they stand on the page. */
  of(rows: readonly number[], isScrolling: boolean): ReadonlyMap<number, number> {
    const before = this.#taken
    const kept = new Set(rows.flatMap((row) => before.get(row) ?? []))
    const free = [...Array(Math.max(rows.length, before.size)).keys()].filter((slot) => !kept.has(slot))
    const taken = rows.map((row) => [row, before.get(row) ?? free.shift() ?? -1] as const)
    const drawnAt = new Map([...before.values()].map((slot, at) => [slot, at]))
    const at = (slot: number): number => drawnAt.get(slot) ?? drawnAt.size
    this.#taken = new Map(isScrolling ? taken.toSorted(([, one], [, other]) => at(one) - at(other)) : taken)
    return this.#taken
  }
}
