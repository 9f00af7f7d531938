import type { ReplacedAsset } from '../../domain/versions/replacement.ts'
import { uploadsIn, type Listed } from './entry.ts'
import type { UploadActor } from './upload.machine.ts'
import { isSameFile } from '../uploads/unfinished.ts'
import type { Destination, LocalFile } from '../uploads/UploadGateway.ts'

/** Files that somebody brought. */
export interface Drop {
  readonly destination: Destination
  /** For people: where the files go. */
  readonly folderName: string
  readonly files: readonly LocalFile[]
  /** Under which id the server keeps what is said of them. */
  readonly valuesId?: string
}

/** A file that somebody chose to take the place of an asset's. */
export interface ReplacingFile {
  readonly destination: Destination
  readonly folderName: string
  readonly asset: ReplacedAsset & { readonly name: string }
  readonly file: LocalFile
}

interface Taken {
  /** The uploads that a reload broke off and that go on where they stopped, with their files. */
  readonly messages: readonly (readonly [UploadActor, { readonly type: 'file.given'; readonly file: LocalFile }])[]
  readonly fresh: readonly LocalFile[]
}

/** Which of the files go on where they stopped: those for the same folder, or chosen for the same asset. */
export const takenBy = (list: Pick<Listed, 'entries'>, brought: Drop | ReplacingFile): Taken => {
  const asset = 'asset' in brought ? brought.asset : undefined
  const asking = uploadsIn(list).filter((upload) => {
    const snapshot = upload.getSnapshot()
    const { target, destination } = snapshot.context
    const isSamePlace = asset === undefined ? target === undefined && destination.folderId === brought.destination.folderId : target?.id === asset.id
    return isSamePlace && snapshot.matches('awaitingFile')
  })
  const files = 'files' in brought ? brought.files : [brought.file]
  const found = files.map((file) => [asking.find((upload) => isSameFile(upload.getSnapshot().context.file, file)), file] as const)
  return {
    messages: found.flatMap(([upload, file]) => (upload === undefined ? [] : [[upload, { type: 'file.given', file }] as const])),
    fresh: found.flatMap(([upload, file]) => (upload === undefined ? [file] : [])),
  }
}
