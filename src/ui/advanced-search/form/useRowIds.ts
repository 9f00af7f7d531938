import { useState } from 'react'

interface RowIds {
  readonly ids: readonly number[]
  readonly next: number
}

const fitted = ({ ids, next }: RowIds, count: number): RowIds => {
  const more = Math.max(0, count - ids.length)
  return { ids: [...ids.slice(0, count), ...Array.from({ length: more }, (_, at) => next + at)], next: next + more }
}

/** Keys of rows that have no name of their own: each stays with its row when one above it is removed. Rows are added and cut off at the end. */
export const useRowIds = (count: number): readonly [ids: readonly number[], remove: (at: number) => void] => {
  const [known, setKnown] = useState<RowIds>(() => fitted({ ids: [], next: 0 }, count))
  const rows = known.ids.length === count ? known : fitted(known, count)
  if (rows !== known) setKnown(rows)
  return [rows.ids, (at) => setKnown({ ...rows, ids: rows.ids.filter((_, place) => place !== at) })]
}
