import type { FacePage } from '../../application/face-recognition/FaceGateway.ts'

/** People per page. */
const PAGE = 60

/** A page of what is in memory; it begins at a place. */
export const pageOf = <Item>(all: readonly Item[], after: string | null): FacePage<Item> => {
  const start = Number(after ?? 0)
  return { items: all.slice(start, start + PAGE), next: all.length > start + PAGE ? String(start + PAGE) : null }
}
