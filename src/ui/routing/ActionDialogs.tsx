import type { FirstActors } from '../../application/actors.ts'
import { BULK_EDIT } from '../../application/bulk-edit/bulkEditActors.ts'
import { CONTACT_RELATIONS } from '../../application/contact-relations/contactRelationActors.ts'
import { FOLDER_TEMPLATES } from '../../application/folder-templates/folderTemplateActors.ts'
import { FOLDERS } from '../../application/folders/folderActors.ts'
import { MOVE_COPY } from '../../application/move-copy/moveCopyActors.ts'
import { OCR } from '../../application/ocr/ocrActors.ts'
import { PUBLISHING } from '../../application/publishing/publishingActors.ts'
import { RESTRICTIONS } from '../../application/restrictions/restrictionActors.ts'
import { SAVED_SEARCHES } from '../../application/saved-searches/savedSearchActors.ts'
import { SHARE_LINKS } from '../../application/share-links/shareLinkActors.ts'
import { WEB_READY } from '../../application/web-ready/webReadyActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { BulkEditing } from '../bulk-edit/BulkEditing.tsx'
import { RelatingMany } from '../contact-relations/RelatingMany.tsx'
import { DescribingUploads } from '../folder-templates/DescribingUploads.tsx'
import { FolderNaming } from '../folders/FolderNaming.tsx'
import { MoveCopy } from '../move-copy/MoveCopy.tsx'
import { ReadTextDialog } from '../ocr/ReadTextDialog.tsx'
import { useCapability } from '../page/useCapability.ts'
import { useLeftPage } from '../page/useLeftPage.ts'
import { PublishDialog } from '../publishing/PublishDialog.tsx'
import { AccessDialog } from '../restrictions/AccessDialog.tsx'
import { SavedSearchDialogs } from '../saved-searches/SavedSearchDialogs.tsx'
import { ShareLinkDialog } from '../share-links/ShareLinkDialog.tsx'
import { WebReadyDialog } from '../web-ready/WebReadyDialog.tsx'

interface ActionDialogsProps {
  readonly shell: Pick<FirstActors, 'capabilities' | 'files' | 'userId'>
  readonly permissions: readonly Permission[]
}

/** What actions on folders and assets ask a person, while they ask it, whatever page they were begun on. Each is there once an action has begun it. */
export const ActionDialogs = ({ shell: { capabilities, files, userId }, permissions }: ActionDialogsProps) => {
  const folders = useCapability(capabilities, FOLDERS)
  const describing = useCapability(capabilities, FOLDER_TEMPLATES)
  const moveCopy = useCapability(capabilities, MOVE_COPY)
  const bulkEdit = useCapability(capabilities, BULK_EDIT)
  const saved = useCapability(capabilities, SAVED_SEARCHES)
  const shared = useCapability(capabilities, SHARE_LINKS)
  const webReady = useCapability(capabilities, WEB_READY)
  const publishing = useCapability(capabilities, PUBLISHING)
  const ocr = useCapability(capabilities, OCR)
  const contacts = useCapability(capabilities, CONTACT_RELATIONS)
  const restrictions = useCapability(capabilities, RESTRICTIONS)
  // Editing many asks for itself what becomes of what was typed.
  useLeftPage(() => {
    // What is being saved ends by itself.
    if (folders?.folderName.getSnapshot().hasTag('busy') === false) folders.folderName.send({ type: 'cancel' })
    moveCopy?.moveCopy.send({ type: 'close' })
    if (saved?.savedSearch.getSnapshot().hasTag('busy') === false) saved.savedSearch.send({ type: 'search.closed' })
    saved?.savedSearchRemoval.send({ type: 'cancel' })
    shared?.shareLink.send({ type: 'link.closed' })
    webReady?.webReady.send({ type: 'cancel' })
    publishing?.publish.send({ type: 'cancel' })
    ocr?.readText.send({ type: 'cancel' })
    if (contacts?.manyRelations.getSnapshot().hasTag('busy') === false) contacts.manyRelations.send({ type: 'cancel' })
    if (restrictions?.resourceAccess.getSnapshot().matches('toggling') === false) restrictions.resourceAccess.send({ type: 'close' })
  })
  return (
    <>
      {folders && <FolderNaming folderName={folders.folderName} />}
      {describing && <DescribingUploads {...describing} />}
      {moveCopy && <MoveCopy {...moveCopy} files={files} mayMake={can(permissions, 'createFolder')} />}
      {bulkEdit && can(permissions, 'edit') && <BulkEditing {...bulkEdit} />}
      {saved && <SavedSearchDialogs {...saved} capabilities={capabilities} />}
      {shared && <ShareLinkDialog shareLink={shared.shareLink} />}
      {webReady && <WebReadyDialog webReady={webReady.webReady} />}
      {publishing && <PublishDialog publish={publishing.publish} />}
      {ocr && <ReadTextDialog readText={ocr.readText} />}
      {contacts && can(permissions, 'changeContactRelation') && <RelatingMany {...contacts} />}
      {restrictions && can(permissions, 'restrictAccess') && <AccessDialog access={restrictions.resourceAccess} ownId={userId} />}
    </>
  )
}
