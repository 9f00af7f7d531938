import { useSelector } from '@xstate/react'
import type { FolderNameActor } from '../../application/folders/folderName.machine.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

const FolderDialog = lazyPart(() => import('./FolderDialog.tsx').then(({ FolderDialog }) => ({ default: FolderDialog })))

/** The dialog in which a folder is named, while it is open. */
export const FolderNaming = ({ folderName }: { readonly folderName: FolderNameActor }) => {
  const open = useSelector(folderName, (snapshot) => snapshot.hasTag('open'))
  return open && <FolderDialog folderName={folderName} />
}
