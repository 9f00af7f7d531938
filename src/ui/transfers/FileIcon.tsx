import { File, FileImage, FileX } from 'lucide-react'
import { contentTypeOfName, previewKindOf } from '../../domain/assets/contentTypes.ts'

/** What kind of file a name is of. */
export const FileIcon = ({ name, failed }: { readonly name: string; readonly failed: boolean }) => {
  if (failed) return <FileX size={18} aria-hidden />
  return previewKindOf(contentTypeOfName(name)?.mediaType ?? '') === 'image' ? <FileImage size={18} aria-hidden /> : <File size={18} aria-hidden />
}
