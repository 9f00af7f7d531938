import { nameKey } from '../naming/names.ts'
import type { Folder, PathStep } from './folder.ts'

type Sort = 'name' | 'modifiedAt' | 'createdAt'

/** By code points, as the database compares (collation "C"). */
const compared = (one: string, other: string): number => {
  const [ones, others] = [[...one], [...other]]
  const at = ones.findIndex((sign, place) => sign !== others[place])
  if (at === -1) return ones.length - others.length
  return (ones[at]?.codePointAt(0) ?? -1) - (others[at]?.codePointAt(0) ?? -1)
}

const KEYS: Readonly<Record<Exclude<Sort, 'createdAt'>, (folder: Folder) => string>> = {
  name: ({ name }) => nameKey(name),
  modifiedAt: ({ modifiedAt }) => modifiedAt,
}

/** A folder as it is after its rename; what the answer does not know of it, such as what its reader may see inside, stays. */
export const renamed = <Kept extends Folder>(kept: Kept, { id, name, modifiedAt, revision }: Folder): Kept =>
  kept.id === id ? { ...kept, name, modifiedAt, revision } : kept

/** A list of folders with one of them renamed and at its new place. */
export const renamedIn = (folders: readonly Folder[], folder: Folder, sort: Sort, direction: 'asc' | 'desc'): readonly Folder[] => {
  const at = folders.findIndex(({ id }) => id === folder.id)
  const kept = folders[at]
  if (kept === undefined) return folders
  const fresh = renamed(kept, folder)
  if (sort === 'createdAt') return folders.with(at, fresh)
  const sign = direction === 'asc' ? 1 : -1
  const keyOf = KEYS[sort]
  const others = folders.toSpliced(at, 1)
  const place = others.findIndex((other) => sign * (compared(keyOf(other), keyOf(fresh)) || compared(other.id, fresh.id)) > 0)
  return others.toSpliced(place === -1 ? others.length : place, 0, fresh)
}

/** A way down on which it may lie. */
export const renamedOn = (path: readonly PathStep[], { id, name }: Folder): readonly PathStep[] => path.map((step) => (step.id === id ? { id, name } : step))
