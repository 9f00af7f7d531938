import { useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import type { ShellActors } from '../../application/actors.ts'
import type { FolderActor, FolderSnapshot } from '../../application/library/folder.machine.ts'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { AssetSort, Direction } from '../../domain/library/asset.ts'
import type { NamedItem } from '../../domain/library/item.ts'
import type { Point } from '../kit/ContextMenu.tsx'
import { useRest } from '../routing/useRest.ts'
import { InTopBar } from '../shell/slots.tsx'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../usePageTitle.ts'
import { folderAddress } from './addresses.ts'
import { foldersIn } from './browse/foldersIn.ts'
import { FolderHeader } from './browse/FolderHeader.tsx'
import { FolderSkeleton } from './browse/FolderSkeleton.tsx'
import { Listing, type Target } from './browse/Listing.tsx'
import { useFileDrop } from './browse/useFileDrop.ts'
import { FolderCrumbs } from './FolderCrumbs.tsx'

// What stands on the page only when somebody has done something, or nothing is there.
const FolderNaming = lazy(() => import('./FolderNaming.tsx').then(({ FolderNaming }) => ({ default: FolderNaming })))
const Arranging = lazy(() => import('./arrange/Arranging.tsx').then(({ Arranging }) => ({ default: Arranging })))
const AccessDialog = lazy(() => import('../restrictions/AccessDialog.tsx').then(({ AccessDialog }) => ({ default: AccessDialog })))
const WebReadyDialog = lazy(() => import('./webReady/WebReadyDialog.tsx').then(({ WebReadyDialog }) => ({ default: WebReadyDialog })))
const DropOverlay = lazy(() => import('./browse/DropOverlay.tsx').then(({ DropOverlay }) => ({ default: DropOverlay })))
const EmptyFolder = lazy(() => import('./browse/EmptyFolder.tsx').then(({ EmptyFolder }) => ({ default: EmptyFolder })))
const FolderRefused = lazy(() => import('./browse/FolderRefused.tsx').then(({ FolderRefused }) => ({ default: FolderRefused })))
const WhyNot = lazy(() => import('../access/WhyNot.tsx').then(({ WhyNot }) => ({ default: WhyNot })))
const ItemMenu = lazy(() => import('./browse/ItemMenu.tsx').then(({ ItemMenu }) => ({ default: ItemMenu })))
const SelectionTools = lazy(() => import('./browse/SelectionTools.tsx').then(({ SelectionTools }) => ({ default: SelectionTools })))

/** What is done to the folder itself. */
const ADDING = ['createFolder', 'upload'] as const

interface FolderScreenProps {
  readonly actors: Pick<ShellActors, 'folder' | 'selection' | 'files' | 'rest'>
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
  const scroller = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ readonly target: Target; readonly at: Point }>()
  const { place, contents, failure } = useSelector(folder, (snapshot) => snapshot.context)
  const found = useSelector(folder, stageOf)
  const stage = arrived ? found : 'opening'
  const window = useWindow(folder)
  const view = useSelector(preferences, (snapshot) => snapshot.context.view)
  const all = useRest(rest)
  const selecting = useSelector(selection, (snapshot) => !snapshot.matches('none'))

  const { resourceType, folderId, sort, direction } = place
  const may = (permission: Permission) => permissions.includes(permission)
  const moduleName = t(`shell.modules.${resourceType}`)
  const title = contents?.folder?.name ?? (folderId === null ? moduleName : '')
  usePageTitle(title)

  const refusal = uploadRefusal(folderId, may('UPLOAD_ASSETS'))
  const upload = async (files: readonly File[]) => {
    if (folderId === null) return
    const { transfers } = await rest.load()
    transfers.send({ type: 'files.dropped', destination: { type: resourceType, folderId }, folderName: title, files })
  }
  const dropped = async (transfer: DataTransfer) => {
    if (folderId === null) return
    const [folders, { transfers }] = await Promise.all([foldersIn(transfer), rest.load()])
    transfers.send({ type: 'folders.dropped', destination: { type: resourceType, folderId }, folderName: title, folders })
  }
  const droppable = (stage === 'shown' || stage === 'empty') && refusal === undefined
  const drop = useFileDrop(droppable, (transfer) => void dropped(transfer))
  const order = (by: AssetSort, way: Direction) => void navigate(folderAddress(resourceType, folderId, { sort: by, direction: way }), { replace: true })
  const nameFolder = async () => (await rest.load()).folderName.send({ type: 'create.open', resourceType, parentId: folderId })
  const newFolder = may('CREATE_FOLDERS') ? () => void nameFolder() : undefined
  const star = useCallback(
    (items: readonly NamedItem[], isFavorite: boolean) => void rest.load().then(({ favorite }) => favorite(items, isFavorite)),
    [rest],
  )
  const publish = async (items: readonly NamedItem[]) =>
    (await rest.load()).webReady.send({ type: 'webReady.wanted', items, webReady: true, door: 'library' })
  const starOne = useCallback((item: NamedItem, isFavorite: boolean) => star([item], isFavorite), [star])
  const openMenu = useCallback((target: Target, at: Point) => setMenu({ target, at }), [])

  return (
    <Root {...drop.handlers}>
      <InTopBar>
        <FolderCrumbs place={place} folder={contents?.folder ?? null} />
      </InTopBar>
      {stage !== 'refused' && (
        <Head data-selecting={selecting && stage === 'shown'}>
          <FolderHeader
            title={title}
            counts={contents && { folders: contents.children.length, assets: contents.first?.total ?? 0 }}
            sort={sort}
            direction={direction}
            onOrder={order}
            view={view}
            onView={(chosen) => preferences.send({ type: 'view.chosen', view: chosen })}
            onNewFolder={newFolder}
            onUpload={may('UPLOAD_ASSETS') ? (files) => void upload(files) : undefined}
            uploadRefusal={refusal && t(refusal)}
            why={
              all !== undefined && (
                <Suspense>
                  <WhyNot actions={ADDING} type={resourceType} permissions={permissions} label={t('library.refusal.add')} />
                </Suspense>
              )
            }
          />
        </Head>
      )}
      <Suspense>
        {stage === 'shown' && selecting && (
          <SelectionTools
            actors={actors}
            resourceType={resourceType}
            permissions={permissions}
            onFavorite={(items) => star(items, true)}
            onWebReady={may('CHANGE_WEB_READY_STATUS') ? (items) => void publish(items) : undefined}
          />
        )}
      </Suspense>
      <Scroller ref={scroller} data-selecting={selecting}>
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
              view={view}
              mayOpen={may('VIEW_RESOURCE_DETAILS')}
              scroller={scroller}
              onSort={(by) => order(by, by === sort && direction === 'asc' ? 'desc' : 'asc')}
              onMenu={openMenu}
              onFavorite={starOne}
            />
          )}
        </div>
      </Scroller>
      <Suspense>
        {drop.over && <DropOverlay folderName={title} refusal={refusal && t(refusal)} />}
        {menu !== undefined && <ItemMenu {...menu} actors={actors} place={place} permissions={permissions} onClose={() => setMenu(undefined)} />}
      </Suspense>
      {/* Apart: a menu that is open does not go away while these arrive. */}
      <Suspense>
        {all !== undefined && <FolderNaming folderName={all.folderName} />}
        {all !== undefined && <Arranging arranging={all.arranging} destinations={all.destinations} />}
        {all !== undefined && may('CHANGE_WEB_READY_STATUS') && <WebReadyDialog webReady={all.webReady} />}
        {all !== undefined && may('MANAGE_RESTRICTED_ACCESS') && <AccessDialog access={all.resourceAccess} />}
      </Suspense>
    </Root>
  )
}

const stageOf = (snapshot: FolderSnapshot): 'opening' | 'empty' | 'shown' | 'refused' => {
  if (snapshot.matches('refused')) return 'refused'
  if (!snapshot.matches('shown')) return 'opening'
  return snapshot.matches({ shown: 'empty' }) ? 'empty' : 'shown'
}

const useWindow = (folder: FolderActor) => useSelector(folder, (snapshot) => snapshot.children.window)

const uploadRefusal = (folderId: string | null, mayUpload: boolean) => {
  if (!mayUpload) return 'library.refusal.upload'
  return folderId === null ? 'library.refusal.uploadAtRoot' : undefined
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`

const Head = styled.div`
  ${theme.media.md} {
    &[data-selecting='true'] {
      display: none;
    }
  }
`

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  scrollbar-gutter: stable;
  overscroll-behavior: contain;

  > div {
    display: flow-root;
    min-height: 100%;
    padding: ${theme.space[1]} ${theme.space[5]} ${theme.space[5]};
  }

  ${theme.media.belowMd} {
    scrollbar-gutter: auto;

    > div {
      padding: 0 ${theme.space[3]} ${theme.space[3]};
    }

    &[data-selecting='true'] > div {
      padding-bottom: 112px;
    }
  }
`
