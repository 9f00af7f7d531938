import { useSelector } from '@xstate/react'
import { Images } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ShellActors } from '../../../application/actors.ts'
import { looksCut } from '../../../application/library/cutLook.ts'
import type { Spot } from '../../../application/library/thingInHand.ts'
import type { PreferencesActor } from '../../../application/preferences/preferences.machine.ts'
import type { Permission } from '../../../domain/access/permissions.ts'
import type { AssetSort, Direction } from '../../../domain/library/asset.ts'
import type { NamedItem } from '../../../domain/library/item.ts'
import { useReader } from '../../access/useReader.ts'
import { Breadcrumbs } from '../../kit/Breadcrumbs.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import type { Point } from '../../kit/ContextMenu.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useFocusKept } from '../../kit/useFocusKept.ts'
import { InTopBar } from '../../shell/slots.tsx'
import { usePageTitle } from '../../usePageTitle.ts'
import { LibraryKeys } from '../actions/LibraryKeys.tsx'
import { folderAddress } from '../addresses.ts'
import { FolderHeader } from '../browse/FolderHeader.tsx'
import { FolderRefused } from '../browse/FolderRefused.tsx'
import { FolderSkeleton } from '../browse/FolderSkeleton.tsx'
import { ItemMenu } from '../browse/ItemMenu.tsx'
import { Listing } from '../browse/Listing.tsx'
import { SelectionTools } from '../browse/SelectionTools.tsx'
import { ItemDrags } from '../drag/ItemDrags.tsx'
import { FolderDialogs } from '../FolderDialogs.tsx'
import { FolderHead, FolderPage, FolderScroller } from '../folderParts.ts'
import { useSelectAllKey } from '../useSelectAllKey.ts'
import { allAssetsAddress } from './addresses.ts'

interface AssetsScreenProps {
  readonly actors: ShellActors
  readonly preferences: PreferencesActor
  readonly permissions: readonly Permission[]
  /** Whether the address is the list that the machine has opened. */
  readonly arrived?: boolean
}

/** All assets of a module, wherever they lie, and what can be done with them. */
export const AssetsScreen = ({ actors, preferences, permissions, arrived = true }: AssetsScreenProps) => {
  const { folder, selection } = actors
  const { t } = useTranslation()
  const navigate = useNavigate()
  const page = useRef<HTMLDivElement>(null)
  useFocusKept(page)
  const scroller = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ readonly target: Spot; readonly at: Point }>()
  const snapshot = useSelector(folder, (current) => current)
  const { view, density } = useSelector(preferences, (current) => current.context)
  const taken = useSelector(actors.clipboard, (current) => current.context.taken)
  const selecting = useSelector(selection, (current) => !current.matches('none'))
  const { place, contents, failure } = snapshot.context
  const { window } = snapshot.children
  const { resourceType, sort, direction } = place
  const reader = useReader(permissions, resourceType)
  const total = useSelector(window, (current) => current?.context.total ?? 0)
  const isShown = arrived && snapshot.matches({ shown: 'listing' })
  const isRefused = arrived && snapshot.matches('refused')
  const isWaiting = !arrived || !(snapshot.matches('shown') || snapshot.matches('refused'))
  const moduleName = t(`shell.modules.${resourceType}`)
  const title = t('allAssets.title')
  usePageTitle(`${title} · ${moduleName}`)

  useSelectAllKey(isWaiting ? 'opening' : isShown ? 'shown' : 'none', () => selection.send({ type: 'all.selected' }))
  const order = (by: AssetSort, way: Direction) => void navigate(allAssetsAddress(resourceType, { sort: by, direction: way }), { replace: true })
  const star = useCallback((item: NamedItem, isFavorite: boolean) => void actors.favorite([item], isFavorite), [actors])
  const openMenu = useCallback((target: Spot, at: Point) => setMenu({ target, at }), [])
  const doing = { actors, resourceType, permissions }

  return (
    <FolderPage ref={page}>
      <InTopBar>
        <Breadcrumbs
          crumbs={[
            { id: 'module', label: moduleName, to: folderAddress(resourceType, null) },
            { id: 'assets', label: title, to: allAssetsAddress(resourceType) },
          ]}
        />
      </InTopBar>
      {!isRefused && (
        <FolderHead data-selecting={selecting && isShown}>
          <FolderHeader
            title={title}
            counts={isShown ? { assets: total } : undefined}
            sort={sort}
            direction={direction}
            onOrder={order}
            view={view}
            onView={(chosen) => preferences.send({ type: 'view.chosen', view: chosen })}
            density={density}
            onDensity={(chosen) => preferences.send({ type: 'density.chosen', density: chosen })}
            onNewFolder={undefined}
            onUpload={undefined}
            uploadRefusal={undefined}
          />
        </FolderHead>
      )}
      {isShown && selecting && <SelectionTools {...doing} />}
      <FolderScroller ref={scroller} data-selecting={selecting} data-density={density}>
        <div>
          {isWaiting && <FolderSkeleton view={view} />}
          {arrived && snapshot.matches({ shown: 'empty' }) && (
            <EmptyState
              icon={<Images size={28} strokeWidth={1.5} />}
              title={t('allAssets.none', { module: moduleName })}
              text={t('allAssets.noneText')}
              action={<ButtonLink to={folderAddress(resourceType, null)}>{t('allAssets.toFolders')}</ButtonLink>}
            />
          )}
          {isRefused && (
            <FolderRefused
              failure={failure}
              moduleName={moduleName}
              moduleAddress={folderAddress(resourceType, null)}
              onRetry={() => folder.send({ type: 'retry' })}
            />
          )}
          {isShown && contents !== undefined && window !== undefined && (
            <Listing
              actors={actors}
              window={window}
              place={place}
              contents={contents}
              view={view}
              density={density}
              mayOpen={permissions.includes('VIEW_RESOURCE_DETAILS')}
              scroller={scroller}
              isCut={(id) => looksCut(taken, id)}
              onSort={(by) => order(by, by === sort && direction === 'asc' ? 'desc' : 'asc')}
              onMenu={openMenu}
              onFavorite={star}
            />
          )}
        </div>
      </FolderScroller>
      {isShown && (
        <>
          <LibraryKeys actors={actors} reader={reader} />
          <ItemDrags actors={actors} reader={reader} />
        </>
      )}
      {menu !== undefined && <ItemMenu {...menu} {...doing} onClose={() => setMenu(undefined)} />}
      <FolderDialogs all={actors} permissions={permissions} />
    </FolderPage>
  )
}
