/** Rows that have been read one after the other: where they begin in the whole list, and how many they are. */
interface Run {
  readonly start: number
  readonly count: number
}

/** In their order, and never touching one another. */
export type Runs = readonly Run[]

/** Where among what has been read the row at a place of the whole list stands; undefined: it has not been read. */
export const indexAt = (runs: Runs, place: number): number | undefined => {
  let before = 0
  for (const { start, count } of runs) {
    if (place < start) return undefined
    if (place < start + count) return before + place - start
    before += count
  }
  return undefined
}

/** The place in the whole list of what has been read. */
export const placeAt = (runs: Runs, index: number): number | undefined => {
  let before = 0
  for (const { start, count } of runs) {
    if (index >= before && index < before + count) return start + index - before
    before += count
  }
  return undefined
}

/** The first place from one to another, both included, that has not been read; undefined: all have. */
export const firstUnread = (runs: Runs, from: number, to: number): number | undefined => {
  let place = from
  for (const { start, count } of runs) if (place >= start && place < start + count) place = start + count
  return place > to ? undefined : place
}

interface Read<Item> {
  readonly items: readonly Item[]
  readonly runs: Runs
}

/** What has been read, with these rows from a place on: what was read there before has gone. */
export const withRows = <Item>({ items, runs }: Read<Item>, from: number, rows: readonly Item[]): Read<Item> => {
  if (rows.length === 0) return { items, runs }
  const places = runs.flatMap(({ start, count }) => Array.from({ length: count }, (_, step) => start + step))
  const kept = items.flatMap((item, index) => {
    const place = places[index] ?? 0
    return place >= from && place < from + rows.length ? [] : [{ place, item }]
  })
  const all = [...kept, ...rows.map((item, step) => ({ place: from + step, item }))].toSorted((one, other) => one.place - other.place)
  const joined: { start: number; count: number }[] = []
  for (const { place } of all) {
    const last = joined.at(-1)
    if (last !== undefined && last.start + last.count === place) last.count += 1
    else joined.push({ start: place, count: 1 })
  }
  return { items: all.map(({ item }) => item), runs: joined }
}
