import { TakenNames, type NamedKind } from '../naming/freeName.ts'
import { nameKey, portableName } from '../naming/names.ts'

/** The states of a zip that somebody asked for. What is over its time is gone. */
export const ZIP_STATES = ['Waiting', 'Making', 'Ready', 'Failed'] as const
export type ZipState = (typeof ZIP_STATES)[number]

/** Why one could not be made: the disk is full, a file was deleted for good meanwhile, or the person may not take it home any more. */
export const ZIP_FAILURES = ['DISK_FULL', 'ASSET_NOT_FOUND', 'PERMISSION_DENIED', 'UNEXPECTED'] as const
export type ZipFailureReason = (typeof ZIP_FAILURES)[number]

/** Folders and files that were put together to be taken home as one ("zipped folders", specification section 3). */
export interface Zip {
  readonly id: string
  /** Of the file, with its extension. */
  readonly name: string
  readonly state: ZipState
  /** Of one that failed. */
  readonly failure: ZipFailureReason | null
  /** How many files go into it. */
  readonly files: number
  /** Bytes of the files, and how many of them are in it. */
  readonly total: number
  readonly done: number
  readonly createdAt: string
  /** After which it is gone. */
  readonly expiresAt: string
}

/** Milliseconds until its time is over; `now`: since 1970. */
export const zipLeft = ({ expiresAt }: Pick<Zip, 'expiresAt'>, now: number): number => Math.max(0, Date.parse(expiresAt) - now)

/** Hours that a zip can be fetched. */
export const ZIP_HOURS = 24

/** The most files that can lie in one zip. */
export const ZIP_FILES = 100_000

/** The most folders with nothing in them beside these. */
export const ZIP_FOLDERS = 50_000

/** The most folders, at every depth, that are looked through for both. */
export const ZIP_TREE = 300_000

/** The name of a zip: of the one folder or file that is in it, else the given one. */
export const zipName = (names: readonly string[], otherwise: string): string => {
  const [only, ...others] = names
  return `${only === undefined || others.length > 0 ? otherwise : portableName(only)}.zip`
}

/** A folder or file of a zip by its path in the library. */
interface Packed {
  readonly path: string
  readonly isFolder: boolean
}

const parted = (path: string) => {
  const slash = path.lastIndexOf('/') + 1
  return { parent: path.slice(0, Math.max(slash - 1, 0)), name: path.slice(slash) }
}

/**
 * The paths in their order, each once and each as Windows, too, can unpack it ({@link portableName}); a folder's ends with a slash. Of two that
 * would be unpacked as one, folder or file, the second is numbered; chosen files from several folders may bear the same name.
 */
export const unpackedPaths = (packed: readonly Packed[]): readonly string[] => {
  const taken = new Map<string, TakenNames>()
  const folders = new Map([['', '']])
  const placed = (inside: string, name: string, kind: NamedKind): string => {
    const names = taken.get(inside) ?? new TakenNames()
    taken.set(inside, names)
    return inside + names.takeFree(portableName(name), kind)
  }
  const folderAt = (path: string): string => {
    const known = folders.get(nameKey(path))
    if (known !== undefined) return known
    const { parent, name } = parted(path)
    const free = `${placed(folderAt(parent), name, 'folder')}/`
    folders.set(nameKey(path), free)
    return free
  }
  for (const { path, isFolder } of packed) folderAt(isFolder ? path : parted(path).parent)
  return packed.map(({ path, isFolder }) => (isFolder ? folderAt(path) : placed(folderAt(parted(path).parent), parted(path).name, 'asset')))
}
