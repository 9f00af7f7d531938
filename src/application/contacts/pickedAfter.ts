/** `alone`: it and nothing else. `also`: beside the others, or no longer. `range`: with all from where ranges begin. */
export type PickManner = 'alone' | 'also' | 'range'

interface Picked {
  readonly id: string
  readonly manner: PickManner
  /** Where a range begins. */
  readonly anchor: string
}

/** Where the ranges of a list begin: at the one that was picked last; without it, or where it is listed no more, at the one that had the focus. */
export const rangeAnchor = (ids: readonly string[], last: string | undefined, focused: string): string => (last !== undefined && ids.includes(last) ? last : focused)

/** What is picked of a list after one of its items was pressed, in the order of the list. */
export const pickedAfter = (ids: readonly string[], picked: readonly string[], { id, manner, anchor }: Picked): readonly string[] => {
  if (manner === 'alone') return [id]
  if (manner === 'also') return ids.filter((one) => (one === id ? !picked.includes(id) : picked.includes(one)))
  const [here, there] = [ids.indexOf(id), ids.indexOf(anchor)]
  const range = ids.slice(Math.min(here, there === -1 ? here : there), Math.max(here, there) + 1)
  return ids.filter((one) => picked.includes(one) || range.includes(one))
}
