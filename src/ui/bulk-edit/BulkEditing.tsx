import { useSelector } from '@xstate/react'
import type { BulkEditActors } from '../../application/bulk-edit/bulkEditActors.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

const BulkEditDialog = lazyPart(() => import('./BulkEditDialog.tsx').then(({ BulkEditDialog }) => ({ default: BulkEditDialog })))

/** The dialog in which many assets are edited, while it is open. */
export const BulkEditing = ({ bulkEdit, bulkFinder }: BulkEditActors) => {
  const open = useSelector(bulkEdit, (snapshot) => snapshot.hasTag('open'))
  return open && <BulkEditDialog bulkEdit={bulkEdit} bulkFinder={bulkFinder} />
}
