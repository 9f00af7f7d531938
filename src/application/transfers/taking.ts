import type { ReplacedAsset } from '../../domain/versions/replacement.ts'
import type { UploadActor } from './upload.machine.ts'
import { isSameFile } from './uploadContext.ts'
import type { Destination, LocalFile } from '../uploads/UploadGateway.ts'

/** Files that somebody brought. */
export interface Drop {
  readonly destination: Destination
  /** For people: where the files go. */
  readonly folderName: string
  readonly files: readonly LocalFile[]
}

/** A file that somebody chose to take the place of an asset's. */
export interface ReplacingFile {
  readonly destination: Destination
  readonly folderName: string
  readonly asset: ReplacedAsset & { readonly name: string }
  readonly file: LocalFile
}

interface Taken {
  /** Files that a reload broke off, with the upload that asks for each. */
  readonly awaited: readonly (readonly [UploadActor, LocalFile])[]
  readonly fresh: readonly LocalFile[]
}

/** Which of the files go on where they stopped. */
export const takenBy = (uploads: readonly UploadActor[], { destination, files }: Drop): Taken => {
  const asking = uploads.filter((upload) => {
    const snapshot = upload.getSnapshot()
    const { context } = snapshot
    return snapshot.matches('awaitingFile') && context.target === undefined && context.destination.folderId === destination.folderId
  })
  const found = files.map((file) => [asking.find((upload) => isSameFile(upload.getSnapshot().context.file, file)), file] as const)
  return {
    awaited: found.flatMap(([upload, file]) => (upload === undefined ? [] : [[upload, file] as const])),
    fresh: found.flatMap(([upload, file]) => (upload === undefined ? [file] : [])),
  }
}

/** The upload that a reload broke off and that goes on with this file. */
export const awaitedFor = (uploads: readonly UploadActor[], { asset, file }: ReplacingFile): UploadActor | undefined =>
  uploads.find((upload) => {
    const snapshot = upload.getSnapshot()
    return snapshot.matches('awaitingFile') && snapshot.context.target?.id === asset.id && isSameFile(snapshot.context.file, file)
  })
