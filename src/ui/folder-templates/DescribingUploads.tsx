import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { FolderTemplateActors } from '../../application/folder-templates/folderTemplateActors.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

const UploadValuesDialog = lazyPart(() => import('./UploadValuesDialog.tsx').then(({ UploadValuesDialog }) => ({ default: UploadValuesDialog })))

/** The dialog in which what is uploaded is described, while it is open. */
export const DescribingUploads = ({ uploadDescribing, uploadFinder }: Pick<FolderTemplateActors, 'uploadDescribing' | 'uploadFinder'>) => {
  const open = useSelector(uploadDescribing, (snapshot) => snapshot.hasTag('open'))
  return (
    <Suspense>{open && <UploadValuesDialog uploadDescribing={uploadDescribing} uploadFinder={uploadFinder} />}</Suspense>
  )
}
