import { normalizeName, nameKey, splitExtension } from './names.ts'

/** The states of a zip that somebody asked for. What is over its time is gone. */
export const ZIP_STATES = ['Waiting', 'Making', 'Ready', 'Failed'] as const
export type ZipState = (typeof ZIP_STATES)[number]

/** Why one could not be made: the disk is full, or a file was deleted for good meanwhile. */
export const ZIP_FAILURES = ['DISK_FULL', 'ASSET_NOT_FOUND', 'UNEXPECTED'] as const
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

/** Hours that a zip can be fetched. */
export const ZIP_HOURS = 24

/** The most files that can lie in one zip. */
export const ZIP_FILES = 100_000

/** The name of a zip: of the one folder or file that is in it, else the given one. */
export const zipName = (names: readonly string[], otherwise: string): string => {
  const [only, ...others] = names
  return `${only === undefined || others.length > 0 ? otherwise : normalizeName(only)}.zip`
}

const numbered = (path: string, number: number): string => {
  const slash = path.lastIndexOf('/') + 1
  const { stem, extension } = splitExtension(path.slice(slash))
  return `${path.slice(0, slash)}${stem} (${number})${extension === '' ? '' : `.${extension}`}`
}

/**
 * The paths in their order, each once: of two that differ in nothing but case, which many file systems take for one, the second is
 * numbered. Chosen files from several folders may bear the same name.
 */
export const distinctPaths = (paths: readonly string[]): readonly string[] => {
  const taken = new Set<string>()
  return paths.map((path) => {
    let free = path
    for (let number = 2; taken.has(nameKey(free)); number += 1) free = numbered(path, number)
    taken.add(nameKey(free))
    return free
  })
}
