import { useSelector } from '@xstate/react'
import { lazy } from 'react'
import type { BulkEditActors } from '../../application/bulk-edit/bulkEditActors.ts'

const BulkEditDialog = lazy(() => import('./BulkEditDialog.tsx').then(({ BulkEditDialog }) => ({ default: BulkEditDialog })))

/** The dialog in which many assets are edited, while it is open. */
export const BulkEditing = ({ bulkEdit, bulkFinder }: BulkEditActors) => {
  const open = useSelector(bulkEdit, (snapshot) => snapshot.hasTag('open'))
  return open && <BulkEditDialog bulkEdit={bulkEdit} bulkFinder={bulkFinder} />
}
