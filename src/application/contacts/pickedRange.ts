interface Toggled {
  readonly id: string
  /** The other end of a range that is picked with it. */
  readonly anchor: string | undefined
}

/** What is picked of a list once one of its items, or a range of them, was picked or let go; in the order of the list. */
export const pickedRange = (ids: readonly string[], picked: readonly string[], { id, anchor }: Toggled): readonly string[] => {
  const [here, there] = [ids.indexOf(id), anchor === undefined ? -1 : ids.indexOf(anchor)]
  if (there !== -1) {
    const range = ids.slice(Math.min(here, there), Math.max(here, there) + 1)
    return ids.filter((one) => picked.includes(one) || range.includes(one))
  }
  return ids.filter((one) => (one === id ? !picked.includes(id) : picked.includes(one)))
}
