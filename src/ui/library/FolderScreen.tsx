import { useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ShellActors } from '../../application/actors.ts'
import { looksCut } from '../../application/library/cutLook.ts'
import type { FolderSnapshot } from '../../application/library/folder.machine.ts'
import type { Spot } from '../../application/library/thingInHand.ts'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { AssetSort, Direction } from '../../domain/library/asset.ts'
import type { NamedItem } from '../../domain/library/item.ts'
import type { Point } from '../kit/ContextMenu.tsx'
import { useRest } from '../routing/useRest.ts'
import { InTopBar } from '../shell/slots.tsx'
import { usePageTitle } from '../usePageTitle.ts'
import { folderAddress } from './addresses.ts'
import { FolderHeader } from './browse/FolderHeader.tsx'
import { FolderSkeleton } from './browse/FolderSkeleton.tsx'
import { Listing } from './browse/Listing.tsx'
import { useFileDrop } from './browse/useFileDrop.ts'
import { FolderCrumbs } from './FolderCrumbs.tsx'
import { FolderHead, FolderHeadSpace, FolderPage, FolderScroller, FolderToolSpace } from './folderParts.ts'
import { useSelectAllKey } from './useSelectAllKey.ts'
import { useUploading } from './useUploading.ts'

// What stands on the page only when somebody has done something, or nothing is there.
const FolderDialogs = lazy(() => import('./FolderDialogs.tsx').then(({ FolderDialogs }) => ({ default: FolderDialogs })))
const FocusKept = lazy(() => import('../kit/FocusKept.tsx').then(({ FocusKept }) => ({ default: FocusKept })))
const FolderTools = lazy(() => import('./FolderTools.tsx').then(({ FolderTools }) => ({ default: FolderTools })))
const DropOverlay = lazy(() => import('./browse/DropOverlay.tsx').then(({ DropOverlay }) => ({ default: DropOverlay })))
const EmptyFolder = lazy(() => import('./browse/EmptyFolder.tsx').then(({ EmptyFolder }) => ({ default: EmptyFolder })))
const FolderRefused = lazy(() => import('./browse/FolderRefused.tsx').then(({ FolderRefused }) => ({ default: FolderRefused })))
const ItemMenu = lazy(() => import('./browse/ItemMenu.tsx').then(({ ItemMenu }) => ({ default: ItemMenu })))
const SelectionTools = lazy(() => import('./browse/SelectionTools.tsx').then(({ SelectionTools }) => ({ default: SelectionTools })))

interface FolderScreenProps {
  readonly actors: Pick<ShellActors, 'folder' | 'selection' | 'files' | 'tree' | 'rest'>
  readonly preferences: PreferencesActor
  readonly permissions: readonly Permission[]
  /** Whether the address is the place that the machine has opened. */
  readonly arrived?: boolean
}

/** What lies in a folder, or at a module's root: folders, assets, and what can be done with them. */
export const FolderScreen = ({ actors, preferences, permissions, arrived = true }: FolderScreenProps) => {
  const { folder, selection, rest } = actors
  const { t } = useTranslation()
  const navigate = useNavigate()
  const page = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ readonly target: Spot; readonly at: Point }>()
  const { place, contents, failure } = useSelector(folder, (snapshot) => snapshot.context)
  const found = useSelector(folder, stageOf)
  const stage = arrived ? found : 'opening'
  const window = useSelector(folder, (snapshot) => snapshot.children.window)
  const view = useSelector(preferences, (snapshot) => snapshot.context.view)
  const density = useSelector(preferences, (snapshot) => snapshot.context.density)
  const all = useRest(rest)
  const made = useSelector(all?.folderName, (snapshot) => snapshot?.context.folder?.id)
  const taken = useSelector(all?.clipboard, (snapshot) => snapshot?.context.taken)
  const selecting = useSelector(selection, (snapshot) => !snapshot.matches('none'))

  const { resourceType, folderId, sort, direction } = place
  const may = (permission: Permission) => permissions.includes(permission)
  const moduleName = t(`shell.modules.${resourceType}`)
  const title = contents?.folder?.name ?? (folderId === null ? moduleName : '')
  usePageTitle(title)

  const { refusal, upload, dropped } = useUploading(actors, place, title, may('UPLOAD_ASSETS'))
  const isThere = stage === 'shown' || stage === 'empty'
  const drop = useFileDrop(isThere && refusal === undefined, (transfer) => void dropped(transfer))
  const order = (by: AssetSort, way: Direction) => void navigate(folderAddress(resourceType, folderId, { sort: by, direction: way }), { replace: true })
  const nameFolder = async () => (await rest.load()).folderName.send({ type: 'create.open', resourceType, parentId: folderId })
  const newFolder = may('CREATE_FOLDERS') ? () => void nameFolder() : undefined
  const star = useCallback((item: NamedItem, isFavorite: boolean) => void rest.load().then(({ favorite }) => favorite([item], isFavorite)), [rest])
  const openMenu = useCallback((target: Spot, at: Point) => setMenu({ target, at }), [])
  useSelectAllKey(stage === 'opening' || stage === 'shown' ? stage : 'none', () => selection.send({ type: 'all.selected' }))
  const doing = { actors, resourceType, permissions }

  return (
    <FolderPage ref={page} {...drop.handlers}>
      <InTopBar>
        <FolderCrumbs place={place} folder={contents?.folder ?? null} />
      </InTopBar>
      {stage !== 'refused' && (
        <FolderHead data-selecting={selecting && stage === 'shown'}>
          <FolderHeader
            title={title}
            counts={contents && { folders: contents.children.length, assets: contents.first?.total ?? 0 }}
            sort={sort}
            direction={direction}
            onOrder={order}
            view={view}
            onView={(chosen) => preferences.send({ type: 'view.chosen', view: chosen })}
            density={density}
            onDensity={(chosen) => preferences.send({ type: 'density.chosen', density: chosen })}
            onNewFolder={newFolder}
            onUpload={may('UPLOAD_ASSETS') ? (files) => void upload(files) : undefined}
            uploadRefusal={refusal && t(refusal)}
          >
            <Suspense fallback={<FolderToolSpace />}>{all !== undefined && isThere ? <FolderTools {...doing} /> : <FolderToolSpace />}</Suspense>
          </FolderHeader>
        </FolderHead>
      )}
      <Suspense fallback={<FolderHeadSpace />}>{stage === 'shown' && selecting && <SelectionTools {...doing} />}</Suspense>
      <FolderScroller ref={scroller} data-selecting={selecting} data-density={density}>
        <div>
          {stage === 'opening' && <FolderSkeleton view={view} />}
          <Suspense>
            {stage === 'empty' && <EmptyFolder moduleName={folderId === null ? moduleName : undefined} mayUpload={refusal === undefined} onNewFolder={newFolder} />}
            {stage === 'refused' && (
              <FolderRefused
                failure={failure}
                moduleName={moduleName}
                moduleAddress={folderAddress(resourceType, null)}
                onRetry={() => folder.send({ type: 'retry' })}
              />
            )}
          </Suspense>
          {stage === 'shown' && contents !== undefined && window !== undefined && (
            <Listing
              actors={actors}
              window={window}
              place={place}
              contents={contents}
              made={made}
              view={view}
              density={density}
              mayOpen={may('VIEW_RESOURCE_DETAILS')}
              scroller={scroller}
              isCut={(id) => looksCut(taken, id)}
              onSort={(by) => order(by, by === sort && direction === 'asc' ? 'desc' : 'asc')}
              onMenu={openMenu}
              onFavorite={star}
            />
          )}
        </div>
      </FolderScroller>
      <Suspense>
        {drop.over && <DropOverlay folderName={title} refusal={refusal && t(refusal)} />}
        {menu !== undefined && <ItemMenu {...menu} {...doing} onClose={() => setMenu(undefined)} />}
      </Suspense>
      {/* Apart: a menu that is open does not go away while these arrive. */}
      <Suspense>{all !== undefined && <FolderDialogs all={all} permissions={permissions} />}</Suspense>
      <Suspense>{all !== undefined && <FocusKept page={page} />}</Suspense>
    </FolderPage>
  )
}

const stageOf = (snapshot: FolderSnapshot): 'opening' | 'empty' | 'shown' | 'refused' => {
  if (snapshot.matches('refused')) return 'refused'
  if (!snapshot.matches('shown')) return 'opening'
  return snapshot.matches({ shown: 'empty' }) ? 'empty' : 'shown'
}
