import type { ResourceType } from '../access/modules.ts'
import { segmentOf } from '../access/segments.ts'
import type { PathStep } from './folder.ts'
import { nameKey } from '../naming/names.ts'

/** A folder that was looked for by its name, with the way down to it. */
export interface FoundFolder {
  readonly id: string
  readonly name: string
  /** From the module's root, without itself. */
  readonly path: readonly PathStep[]
}

/** The most that are told: who sees none of them types on. */
export const FOLDERS_FOUND = 20

/** The longest text that is looked for. Characters. */
export const SOUGHT_LENGTH = 200

/** The pieces of a name that were typed, as names are compared; all of them must stand in it, in any order. */
export const piecesSought = (text: string): readonly string[] => [...new Set(nameKey(text.replaceAll('\0', '')).split(/\s+/u).filter((piece) => piece !== ''))]

export const hasPieces = (name: string, pieces: readonly string[]): boolean => pieces.every((piece) => nameKey(name).includes(piece))

/** Names that begin with what was typed come first, then the shorter ones. */
export const byNearness =
  ([first = '']: readonly string[]) =>
  (one: { readonly name: string }, other: { readonly name: string }): number => {
    const [a, b] = [nameKey(one.name), nameKey(other.name)]
    return Number(b.startsWith(first)) - Number(a.startsWith(first)) || a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
  }

/** The query that finds the folders inside one, at every depth, or those at a module's root (null). Words behind it narrow it down. */
export const foldersWithin = (type: ResourceType, folderId: string | null): string =>
  folderId === null ? `type:folder in:${segmentOf(type)} -folder:*` : `type:folder folder:id:${folderId}`
