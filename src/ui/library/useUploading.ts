import type { ShellActors } from '../../application/actors.ts'
import type { FolderPlace } from '../../application/library/folderContents.ts'
import { foldersIn } from './browse/foldersIn.ts'

interface Uploading {
  /** The text that says why nothing can be uploaded here. */
  readonly refusal: 'library.refusal.upload' | 'library.refusal.uploadAtRoot' | undefined
  readonly upload: (files: readonly File[]) => Promise<void>
  /** The same of what was dropped: files, and folders with what lies in them. */
  readonly dropped: (transfer: DataTransfer) => Promise<void>
}

const refusalOf = (folderId: string | null, mayUpload: boolean): Uploading['refusal'] => {
  if (!mayUpload) return 'library.refusal.upload'
  return folderId === null ? 'library.refusal.uploadAtRoot' : undefined
}

/** Sending files into the open folder. */
export const useUploading = ({ rest }: Pick<ShellActors, 'rest'>, { resourceType: type, folderId }: FolderPlace, folderName: string, mayUpload: boolean): Uploading => ({
  refusal: refusalOf(folderId, mayUpload),
  upload: async (files) => {
    if (folderId === null) return
    const { transfers } = await rest.load()
    transfers.send({ type: 'files.dropped', destination: { type, folderId }, folderName, files })
  },
  dropped: async (transfer) => {
    if (folderId === null) return
    const [folders, { transfers }] = await Promise.all([foldersIn(transfer), rest.load()])
    transfers.send({ type: 'folders.dropped', destination: { type, folderId }, folderName, folders })
  },
})
