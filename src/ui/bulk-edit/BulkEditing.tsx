import { useSelector } from '@xstate/react'
import { lazy } from 'react'
import type { ShellActors } from '../../application/actors.ts'

const BulkEditDialog = lazy(() => import('./BulkEditDialog.tsx').then(({ BulkEditDialog }) => ({ default: BulkEditDialog })))

/** The dialog in which many assets are edited, while it is open. */
export const BulkEditing = ({ bulkEdit }: Pick<ShellActors, 'bulkEdit'>) => {
  const open = useSelector(bulkEdit, (snapshot) => snapshot.hasTag('open'))
  return open && <BulkEditDialog bulkEdit={bulkEdit} />
}
