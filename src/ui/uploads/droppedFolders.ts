import type { DroppedFolder } from '../../application/uploads/recreating.ts'

/** What a browser tells of one thing that was dropped. */
interface DroppedItem {
  readonly entry: FileSystemEntry | null
  readonly file: File | null
}

interface Found {
  readonly path: readonly string[]
  readonly file: File | undefined
}

/** A browser hands over at most a hundred entries at once. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> => new Promise((resolve, reject) => entry.file(resolve, reject))

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** What systems leave behind in folders, which nobody means to keep. */
const isLeftover = ({ name }: Pick<File, 'name'>): boolean => ['.DS_Store', 'Thumbs.db', 'desktop.ini'].includes(name)

const findIn = async (entry: FileSystemEntry, path: readonly string[]): Promise<readonly Found[]> => {
  if (isFile(entry)) return isLeftover(entry) ? [] : [{ path, file: await fileOf(entry) }]
  if (!isFolder(entry)) return []
  const own = [...path, entry.name]
  const inside = await Promise.all((await entriesOf(entry)).map((child) => findIn(child, own)))
  return [{ path: own, file: undefined }, ...inside.flat()]
}

/** Puts the files of each folder together, the outer folders first. */
export const gathered = (found: readonly Found[]): readonly DroppedFolder[] => {
  const folders = new Map<string, { path: readonly string[]; files: File[] }>()
  for (const { path, file } of found) {
    const key = path.join('/')
    const folder = folders.get(key) ?? { path, files: [] }
    folders.set(key, folder)
    if (file !== undefined) folder.files.push(file)
  }
  return [...folders.values()].sort((one, other) => one.path.length - other.path.length)
}

/** Everything that was dropped, with the folders it lay in. */
export const foldersOf = async (items: readonly DroppedItem[]): Promise<readonly DroppedFolder[]> => {
  const found = items.map(async ({ entry, file }) => {
    if (entry !== null) return findIn(entry, [])
    // What did not come from a disk has no entry.
    return file === null ? [] : [{ path: [], file }]
  })
  return gathered((await Promise.all(found)).flat())
}

/** Everything in a folder that was chosen: each file tells its way from that folder on. */
export const foldersOfChosen = (files: readonly File[]): readonly DroppedFolder[] =>
  gathered(files.filter((file) => !isLeftover(file)).map((file) => ({ path: file.webkitRelativePath.split('/').slice(0, -1), file })))
