import { type Branch, CHILD_LIMIT } from './folder.ts'

/** The most folders below the root that are answered altogether; those on the way are always among them, then what lies nearest to its end. */
export const BRANCHES_LIMIT = 5 * CHILD_LIMIT

/**
 * Which branches of a way were cut, told by their one answer: beside the folders on the way each has one more than are shown where there are more,
 * and where all of them together met their limit, the folder itself tells how many lie in it.
 */
export const branchesOf = (answer: readonly Omit<Branch, 'isCut'>[]): readonly Branch[] => {
  const way = new Set(answer.map(({ parentId }) => parentId))
  const counts = new Map(answer.flatMap(({ folders }) => folders.map(({ id, folderCount }) => [id, folderCount] as const)))
  const below = answer.reduce((sum, { parentId, folders }) => (parentId === null ? sum : sum + folders.length), 0)
  return answer.map(({ parentId, folders }) => {
    const isFull = folders.filter(({ id }) => !way.has(id)).length > CHILD_LIMIT
    const isShort = below >= BRANCHES_LIMIT && parentId !== null && folders.length < (counts.get(parentId) ?? 0)
    return { parentId, folders, isCut: isFull || isShort }
  })
}
