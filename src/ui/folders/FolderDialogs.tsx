import { Suspense } from 'react'
import type { ShellActors } from '../../application/actors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { AccessDialog } from '../restrictions/AccessDialog.tsx'
import { Arranging } from '../move-copy/Arranging.tsx'
import { BulkEditing } from '../bulk-edit/BulkEditing.tsx'
import { FolderNaming } from './FolderNaming.tsx'
import { WebReadyDialog } from '../web-ready/WebReadyDialog.tsx'

interface FolderDialogsProps {
  readonly all: Pick<ShellActors, 'bulkEdit' | 'folderName' | 'arranging' | 'destinations' | 'places' | 'files' | 'webReady' | 'resourceAccess' | 'userId'>
  readonly permissions: readonly Permission[]
  /** Those that the page has already. */
  readonly without?: readonly ('naming' | 'webReady')[] | undefined
}

/** What actions on a folder's contents ask a person, while they ask it. */
export const FolderDialogs = ({ all, permissions, without }: FolderDialogsProps) => (
  <Suspense>
    {without?.includes('naming') !== true && <FolderNaming folderName={all.folderName} />}
    <Arranging {...all} mayMake={can(permissions, 'createFolder')} />
    {can(permissions, 'edit') && <BulkEditing bulkEdit={all.bulkEdit} />}
    {can(permissions, 'changeWebReady') && without?.includes('webReady') !== true && <WebReadyDialog webReady={all.webReady} />}
    {can(permissions, 'restrictAccess') && <AccessDialog access={all.resourceAccess} ownId={all.userId} />}
  </Suspense>
)
