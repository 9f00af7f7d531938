import type { ShellActors } from '../../application/actors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { BulkEditing } from '../bulk-edit/BulkEditing.tsx'
import { FolderNaming } from '../folders/FolderNaming.tsx'
import { Arranging } from '../move-copy/Arranging.tsx'
import { AccessDialog } from '../restrictions/AccessDialog.tsx'
import { WebReadyDialog } from '../web-ready/WebReadyDialog.tsx'

interface ActionDialogsProps {
  readonly shell: Pick<ShellActors, 'bulkEdit' | 'folderName' | 'arranging' | 'destinations' | 'places' | 'files' | 'webReady' | 'resourceAccess' | 'userId'>
  readonly permissions: readonly Permission[]
}

/** What actions on folders and assets ask a person, while they ask it, whatever page they were begun on. */
export const ActionDialogs = ({ shell, permissions }: ActionDialogsProps) => (
  <>
    <FolderNaming folderName={shell.folderName} />
    <Arranging {...shell} mayMake={can(permissions, 'createFolder')} />
    {can(permissions, 'edit') && <BulkEditing bulkEdit={shell.bulkEdit} />}
    <WebReadyDialog webReady={shell.webReady} />
    {can(permissions, 'restrictAccess') && <AccessDialog access={shell.resourceAccess} ownId={shell.userId} />}
  </>
)
