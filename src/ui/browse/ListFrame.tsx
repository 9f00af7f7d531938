import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { FirstActors } from '../../application/actors.ts'
import { isCut } from '../../application/move-copy/isCut.ts'
import type { FolderSnapshot } from '../../application/folders/folder.machine.ts'
import type { Spot } from '../../application/actions/currentTarget.ts'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import { FAVORITES } from '../../application/favorites/favoritesActors.ts'
import { FOLDERS } from '../../application/folders/folderActors.ts'
import { ITEMS } from '../../application/items/itemActors.ts'
import { MOVE_COPY } from '../../application/move-copy/moveCopyActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { AssetSort, Direction } from '../../domain/assets/asset.ts'
import type { NamedItem } from '../../domain/items/item.ts'
import { can } from '../../domain/rights/can.ts'
import type { Point } from '../kit/ContextMenu.tsx'
import { useBegun, useCapability } from '../page/useCapability.ts'
import { InTopBar } from '../page/slots.tsx'
import { folderAddress } from '../addresses/library.ts'
import { FolderHeader, type FolderHeaderProps } from './FolderHeader.tsx'
import { FolderSkeleton } from './FolderSkeleton.tsx'
import { Listing } from './Listing.tsx'
import { SelectedBar } from '../selection/SelectedBar.tsx'
import { ToolRow } from '../page/ToolRow.tsx'
import { useRenameField } from '../items/useRenameField.ts'
import type { useFileDrop } from '../uploads/useFileDrop.ts'
import { ListActionContext, ListPage, ListScroller } from '../page/listParts.ts'
import { useSelectAllKey } from '../selection/useSelectAllKey.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

// What stands on the page only when somebody has done something, or nothing is there.
const FocusKept = lazyPart(() => import('../kit/FocusKept.tsx').then(({ FocusKept }) => ({ default: FocusKept })))
const FolderRefused = lazyPart(() => import('../items/FolderRefused.tsx').then(({ FolderRefused }) => ({ default: FolderRefused })))
const ItemMenu = lazyPart(() => import('./ItemMenu.tsx').then(({ ItemMenu }) => ({ default: ItemMenu })))
const loadSelectionTools = () => import('../selection/SelectionTools.tsx')
const SelectionTools = lazyPart(() => loadSelectionTools().then(({ SelectionTools }) => ({ default: SelectionTools })))

/** Milliseconds after which a list that is shown has drawn itself. */
const DRAWN_MS = 300

type ListStage = 'opening' | 'empty' | 'shown' | 'refused'

interface ListFrameProps extends Pick<FolderHeaderProps, 'title' | 'counts' | 'onNewFolder' | 'onUpload' | 'onUploadFolder' | 'uploadRefusal'> {
  readonly actors: Pick<FirstActors, 'folder' | 'selection' | 'files' | 'capabilities'>
  readonly preferences: PreferencesActor
  readonly permissions: readonly Permission[]
  readonly stage: ListStage
  /** The way here. */
  readonly crumbs: ReactNode
  /** The same list in another order. */
  readonly addressIn: (order: { readonly sort: AssetSort; readonly direction: Direction }) => string
  /** What more can be done with the place, at the end of its header. */
  readonly tools?: ReactNode
  /** What is said where nothing is listed. */
  readonly nothing: ReactNode
  /** Who hears files that are dragged here. */
  readonly handlers?: ReturnType<typeof useFileDrop>['handlers']
  /** What stands over the page. */
  readonly children?: ReactNode
}

/** The page of the open list, of a folder or of all assets: its head, what is listed in it, and what can be done with that. */
export const ListFrame = (props: ListFrameProps) => {
  const { actors, preferences, permissions, stage, crumbs, addressIn, tools, nothing, handlers, children, ...head } = props
  const { folder, selection, capabilities } = actors
  const { t } = useTranslation()
  const navigate = useNavigate()
  const page = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ readonly target: Spot; readonly at: Point }>()
  const { place, contents, failure } = useSelector(folder, (snapshot) => snapshot.context)
  const window = useSelector(folder, (snapshot) => snapshot.children.window)
  const view = useSelector(preferences, (snapshot) => snapshot.context.view)
  const density = useSelector(preferences, (snapshot) => snapshot.context.density)
  const begun = useBegun(capabilities)
  const made = useSelector(useCapability(capabilities, FOLDERS)?.folderName, (snapshot) => snapshot?.context.folder?.id)
  const content = useSelector(useCapability(capabilities, MOVE_COPY)?.clipboard, (snapshot) => snapshot?.context.content)
  const renaming = useCapability(capabilities, ITEMS)?.renaming
  const renamed = useSelector(renaming, (snapshot) => (snapshot?.hasTag('open') === true ? snapshot.context.renamed?.item.id : undefined))
  const selecting = useSelector(selection, (snapshot) => !snapshot.matches('none'))

  const RenameField = useRenameField(begun, renamed)

  const { resourceType, sort, direction } = place
  const order = (by: AssetSort, way: Direction) => void navigate(addressIn({ sort: by, direction: way }), { replace: true })
  const star = useCallback((item: NamedItem, isFavorite: boolean) => void capabilities.load(FAVORITES).then(({ favorite }) => favorite([item], isFavorite)), [capabilities])
  const namingOf = (id: string) =>
    renaming !== undefined && RenameField !== undefined && id === renamed ? <RenameField renaming={renaming} /> : undefined
  const openMenu = useCallback((target: Spot, at: Point) => setMenu({ target, at }), [])
  useSelectAllKey(stage === 'opening' || stage === 'shown' ? stage : 'none', () => selection.send({ type: 'all.selected' }))
  // So that it is there at once when the first thing is selected; who selects before fetches it then.
  useEffect(() => {
    if (stage !== 'shown') return undefined
    const timer = setTimeout(() => void loadSelectionTools().catch(() => undefined), DRAWN_MS)
    return () => clearTimeout(timer)
  }, [stage])
  const doing = { actors, resourceType, permissions }

  return (
    <ListPage ref={page} {...handlers}>
      <InTopBar>{crumbs}</InTopBar>
      {stage !== 'refused' && (
        <ToolRow data-selecting={selecting && stage === 'shown'}>
          <FolderHeader
            {...head}
            sort={sort}
            direction={direction}
            onOrder={order}
            view={view}
            onView={(chosen) => preferences.send({ type: 'view.chosen', view: chosen })}
            density={density}
            onDensity={(chosen) => preferences.send({ type: 'density.chosen', density: chosen })}
          >
            {tools}
          </FolderHeader>
          {stage === 'shown' && selecting && (
            <SelectedBar selection={selection}>
              <Suspense>
                <SelectionTools {...doing} />
              </Suspense>
            </SelectedBar>
          )}
        </ToolRow>
      )}
      {stage === 'refused' ? (
        <Suspense>
          <FolderRefused
            failure={failure}
            permissions={permissions}
            moduleName={t(`shell.modules.${resourceType}`)}
            moduleAddress={folderAddress(resourceType, null)}
            onRetry={() => folder.send({ type: 'retry' })}
          />
        </Suspense>
      ) : (
        <ListActionContext>
          <ListScroller ref={scroller} data-selecting={selecting} data-density={density}>
            <div data-stage={stage}>
              {stage === 'opening' && <FolderSkeleton view={view} counts={head.counts} />}
              <Suspense>{stage === 'empty' && nothing}</Suspense>
              {stage === 'shown' && contents !== undefined && window !== undefined && (
                <Listing
                  actors={actors}
                  window={window}
                  place={place}
                  contents={contents}
                  made={made}
                  view={view}
                  density={density}
                  mayOpen={can(permissions, 'viewDetails')}
                  scroller={scroller}
                  isCut={(id) => isCut(content, id)}
                  namingOf={namingOf}
                  onSort={(by) => order(by, by === sort && direction === 'asc' ? 'desc' : 'asc')}
                  onMenu={openMenu}
                  onFavorite={star}
                />
              )}
            </div>
          </ListScroller>
        </ListActionContext>
      )}
      <Suspense>{children}</Suspense>
      <Suspense>{menu !== undefined && <ItemMenu {...menu} {...doing} onClose={() => setMenu(undefined)} />}</Suspense>
      <Suspense>{begun && <FocusKept page={page} />}</Suspense>
    </ListPage>
  )
}

export const stageOf = (snapshot: FolderSnapshot): ListStage => {
  if (snapshot.matches('refused')) return 'refused'
  if (!snapshot.matches('shown')) return 'opening'
  return snapshot.matches({ shown: 'empty' }) ? 'empty' : 'shown'
}
