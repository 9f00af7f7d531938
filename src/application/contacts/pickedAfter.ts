/** `alone`: it and nothing else. `also`: beside the others, or no longer. `range`: with all between it and the one that was picked last. */
export type PickManner = 'alone' | 'also' | 'range'

interface Picked {
  readonly id: string
  readonly manner: PickManner
  /** The one that was picked last. */
  readonly anchor: string | undefined
}

/** What is picked of a list after one of its items was pressed, in the order of the list. */
export const pickedAfter = (ids: readonly string[], picked: readonly string[], { id, manner, anchor = id }: Picked): readonly string[] => {
  if (manner === 'alone') return [id]
  if (manner === 'also') return ids.filter((one) => (one === id ? !picked.includes(id) : picked.includes(one)))
  const [here, there] = [ids.indexOf(id), ids.indexOf(anchor)]
  const range = ids.slice(Math.min(here, there === -1 ? here : there), Math.max(here, there) + 1)
  return ids.filter((one) => picked.includes(one) || range.includes(one))
}
