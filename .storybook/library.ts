import type { AnyActorRef } from 'xstate'
import type { FileAddresses } from '../src/application/assets/FileAddresses.ts'
import type { TransferKind } from '../src/domain/transfers/transfer.ts'
import type { FolderPlace } from '../src/application/folders/folderContents.ts'
import { inMemoryEntry, inMemoryPorts, inMemoryShell, type InMemoryPorts } from '../src/infrastructure/composition/inMemoryApplication.ts'

const open = (before: (ports: InMemoryPorts) => void) => {
  const ports = inMemoryPorts()
  before(ports)
  const entry = inMemoryEntry(ports)
  const shell = inMemoryShell(ports, entry)
  return { ports, entry, shell }
}

/** A sample library with every machine running over it. */
export type Stage = ReturnType<typeof open>

/** A machine that comes and goes with another one. */
const follow = (find: () => AnyActorRef | undefined) => {
  let last: AnyActorRef | undefined
  return {
    getSnapshot: (): object => {
      last = find() ?? last
      return (last?.getSnapshot() as object | undefined) ?? {}
    },
  }
}

const nothing = () => undefined

/** Starts the library for a story; `prepare` breaks or holds calls, and opens what the story shows. `before`: what an earlier page left. */
export const libraryWith =
  (prepare: (stage: Stage) => void = nothing, before: (ports: InMemoryPorts) => void = nothing) =>
  () => {
    const stage = open(before)
    const { shell } = stage
    prepare(stage)
    return {
      stage,
      ...shell,
      placeFinder: shell.places.finder,
      peopleSearch: shell.memberSearch,
      assetWindow: follow(() => shell.folder.getSnapshot().children.window),
      assetEdit: follow(() => shell.asset.getSnapshot().context.edit),
      preview: follow(() => shell.asset.getSnapshot().context.preview),
      addressCheck: shell.webAddress,
      upload: follow(() => transferOf(shell, 'upload')),
      download: follow(() => transferOf(shell, 'download')),
      bulkOperation: follow(() => transferOf(shell, 'bulkOperation')),
      ocrRun: follow(() => transferOf(shell, 'ocrRun')),
      zip: follow(() => transferOf(shell, 'zip')),
    }
  }

export type Library = ReturnType<ReturnType<typeof libraryWith>>

/** The first of the transfers of a kind. */
const transferOf = ({ transfers }: Stage['shell'], wanted: TransferKind) =>
  transfers.getSnapshot().context.entries.find(({ kind }) => kind === wanted)?.actor

/** Opens a folder of the sample library. */
export const openPlace = ({ shell }: Pick<Stage, 'shell'>, folderId: string | null, order: Partial<FolderPlace> = {}) =>
  shell.folder.send({ type: 'folder.opened', resourceType: 'RECORDS', folderId, sort: 'name', direction: 'asc', ...order })

/** Opens one of the sample's files by the end of its name; a picture without one. */
export const openFile = ({ shell, ports }: Pick<Stage, 'shell' | 'ports'>, ending?: string) => {
  const { files, pictures } = ports.sample
  const asset = ending === undefined ? pictures[2] : files.find(({ name }) => name.endsWith(ending))
  const list = { type: 'RECORDS', folderId: asset?.folderId ?? '', sort: 'name', direction: 'asc' } as const
  shell.asset.send({ type: 'asset.opened', resourceType: 'RECORDS', assetId: asset?.id ?? '', from: { list, row: 0 } })
}

/** The addresses of the sample, but for what is looked at. */
export const showing = (files: FileAddresses, address: () => string): FileAddresses => ({
  thumbnail: (asset, size) => files.thumbnail(asset, size),
  content: (assetId) => files.content(assetId),
  version: (...asked) => files.version(...asked),
  ocr: (...asked) => files.ocr(...asked),
  trashed: (assetId) => files.trashed(assetId),
  trashedThumbnail: (asset, size) => files.trashedThumbnail(asset, size),
  zip: (zipId) => files.zip(zipId),
  preview: address,
})

/** A file as a person picks it: so many bytes of nothing. */
export const pickedFile = (name: string, size = 800_000): File => new File([new Uint8Array(size)], name, { lastModified: 1_800_000_000_000 })
