import type { UploadActor } from './upload.machine.ts'
import type { Destination, LocalFile } from './UploadGateway.ts'

/** Files that somebody brought. */
export interface Drop {
  readonly destination: Destination
  /** For people: where the files go. */
  readonly folderName: string
  readonly files: readonly LocalFile[]
}

/** The uploads to a place that ask for their file again. */
export const awaiting = (uploads: readonly UploadActor[], { folderId }: Destination): readonly UploadActor[] =>
  uploads.filter((upload) => {
    const snapshot = upload.getSnapshot()
    return snapshot.matches('awaitingFile') && snapshot.context.destination.folderId === folderId
  })
