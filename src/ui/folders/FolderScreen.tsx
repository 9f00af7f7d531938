import { useSelector } from '@xstate/react'
import { MoreHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FirstActors } from '../../application/actors.ts'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import { knownPlace, type KnownPlace } from '../../application/folders/knownPlace.ts'
import { FOLDERS } from '../../application/folders/folderActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { useBegun } from '../page/useCapability.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { folderAddress } from '../addresses/library.ts'
import { canChooseFolder } from '../uploads/chooseFiles.ts'
import { useFileDrop } from '../uploads/useFileDrop.ts'
import { FolderCrumbs } from './FolderCrumbs.tsx'
import { ListFrame, stageOf } from '../browse/ListFrame.tsx'
import { useUploading } from '../uploads/useUploading.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

// What stands on the page only when somebody has done something, or nothing is there.
const FolderTools = lazyPart(() => import('./FolderTools.tsx').then(({ FolderTools }) => ({ default: FolderTools })))
const DropOverlay = lazyPart(() => import('../uploads/DropOverlay.tsx').then(({ DropOverlay }) => ({ default: DropOverlay })))
const EmptyFolder = lazyPart(() => import('./EmptyFolder.tsx').then(({ EmptyFolder }) => ({ default: EmptyFolder })))

interface FolderScreenProps {
  readonly actors: Pick<FirstActors, 'folder' | 'selection' | 'files' | 'tree' | 'capabilities'>
  readonly preferences: PreferencesActor
  readonly permissions: readonly Permission[]
  /** Whether the address is the place that the machine has opened. */
  readonly arrived?: boolean
}

const isSame = (one: KnownPlace | undefined, other: KnownPlace | undefined): boolean =>
  one?.name === other?.name && one?.folders === other?.folders && one?.assets === other?.assets

/** What lies in a folder, or at a module's root: folders, assets, and what can be done with them. */
export const FolderScreen = ({ actors, preferences, permissions, arrived = true }: FolderScreenProps) => {
  const { folder, capabilities, tree } = actors
  const { t } = useTranslation()
  const { place, contents } = useSelector(folder, (snapshot) => snapshot.context)
  const found = useSelector(folder, stageOf)
  const stage = arrived ? found : 'opening'
  const begun = useBegun(capabilities)
  const [menuAsked, setMenuAsked] = useState(false)

  const { resourceType, folderId } = place
  const known = useSelector(tree, (snapshot) => (contents === undefined ? knownPlace(snapshot, place) : undefined), isSame)
  const moduleName = t(`shell.modules.${resourceType}`)
  const title = contents?.folder?.name ?? (folderId === null ? moduleName : (known?.name ?? ''))
  usePageTitle(title)

  const { refusal, upload, choose, chooseWhole, dropped } = useUploading(actors, place, title, can(permissions, 'upload'))
  const isThere = stage === 'shown' || stage === 'empty'
  const drop = useFileDrop(isThere && refusal === undefined, (transfer) => void dropped(transfer))
  const nameFolder = async () => (await capabilities.load(FOLDERS)).folderName.send({ type: 'create.open', resourceType, parentId: folderId })
  const newFolder = can(permissions, 'createFolder') ? () => void nameFolder() : undefined
  const uploadWhole = newFolder !== undefined && refusal === undefined && canChooseFolder() ? () => void chooseWhole() : undefined

  /** Stands there from the first; pressed before its code has come, the menu opens when it has. */
  const menuToCome = <IconButton label={t('actions.ofPlace')} icon={<MoreHorizontal size={16} />} aria-haspopup="menu" onClick={() => setMenuAsked(true)} />

  return (
    <ListFrame
      actors={actors}
      preferences={preferences}
      permissions={permissions}
      stage={stage}
      title={title}
      counts={contents === undefined ? known : { folders: contents.childCount, assets: contents.first?.total ?? 0, readiness: contents.folder?.readiness ?? null }}
      crumbs={<FolderCrumbs place={place} folder={contents?.folder ?? null} />}
      addressIn={(order) => folderAddress(resourceType, folderId, order)}
      onNewFolder={newFolder}
      onUpload={can(permissions, 'upload') ? (files) => void upload(files) : undefined}
      onUploadFolder={uploadWhole}
      uploadRefusal={refusal && t(refusal)}
      tools={
        <Suspense fallback={menuToCome}>
          {begun && isThere ? <FolderTools actors={actors} resourceType={resourceType} permissions={permissions} menuAsked={menuAsked} /> : menuToCome}
        </Suspense>
      }
      nothing={
        <EmptyFolder
          moduleName={folderId === null ? moduleName : undefined}
          onUpload={refusal === undefined ? () => void choose() : undefined}
          onUploadFolder={uploadWhole}
          onNewFolder={newFolder}
        />
      }
      handlers={drop.handlers}
    >
      {drop.over && <DropOverlay folderName={title} refusal={refusal && t(refusal)} />}
    </ListFrame>
  )
}
