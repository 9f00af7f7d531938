import type { FirstActors } from '../../application/actors.ts'
import type { FolderPlace } from '../../application/folders/folderContents.ts'
import type { DroppedFolder } from '../../application/uploads/recreating.ts'
import { FOLDER_TEMPLATES } from '../../application/folder-templates/folderTemplateActors.ts'
import { chooseFiles, chooseFolder } from './chooseFiles.ts'
import { foldersIn } from './foldersIn.ts'

interface Uploading {
  /** The text that says why nothing can be uploaded here. */
  readonly refusal: 'library.refusal.upload' | 'library.refusal.uploadAtRoot' | undefined
  readonly upload: (files: readonly File[]) => Promise<void>
  /** The same of files, and of a folder with what lies in it, that a person chooses first. */
  readonly choose: () => Promise<void>
  readonly chooseWhole: () => Promise<void>
  /** The same of what was dropped: files, and folders with what lies in them. */
  readonly dropped: (transfer: DataTransfer) => Promise<void>
}

const refusalOf = (folderId: string | null, mayUpload: boolean): Uploading['refusal'] => {
  if (!mayUpload) return 'library.refusal.upload'
  return folderId === null ? 'library.refusal.uploadAtRoot' : undefined
}

/** Sending files into the open folder. */
export const useUploading = ({ capabilities }: Pick<FirstActors, 'capabilities'>, { resourceType: type, folderId }: FolderPlace, folderName: string, mayUpload: boolean): Uploading => {
  const upload = async (files: readonly File[]) => {
    if (folderId === null || files.length === 0) return
    const { uploadDescribing } = await capabilities.load(FOLDER_TEMPLATES)
    uploadDescribing.send({ type: 'uploads.brought', brought: { destination: { type, folderId }, folderName, files } })
  }
  const recreate = async (found: Promise<readonly DroppedFolder[]>) => {
    if (folderId === null) return
    const [folders, { uploadDescribing }] = await Promise.all([found, capabilities.load(FOLDER_TEMPLATES)])
    if (folders.length > 0) uploadDescribing.send({ type: 'uploads.brought', brought: { destination: { type, folderId }, folderName, folders } })
  }
  return {
    refusal: refusalOf(folderId, mayUpload),
    upload,
    choose: async () => upload(await chooseFiles()),
    chooseWhole: () => recreate(chooseFolder()),
    dropped: (transfer) => recreate(foldersIn(transfer)),
  }
}
