import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import { assetAt, rowOf, type AssetWindowActor } from '../../application/assets/assetWindow.machine.ts'
import { assetListOf, type FolderContents, type FolderPlace } from '../../application/folders/folderContents.ts'
import { placeRows } from '../../application/folders/placeRows.ts'
import { rangeBegin } from '../../application/selection/anchor.ts'
import { assetItem, folderItem } from '../../application/selection/selectableRows.ts'
import { isSelected } from '../../application/selection/selected.ts'
import type { Spot } from '../../application/actions/currentTarget.ts'
import type { Density, ListView } from '../../application/preferences/Preferences.ts'
import type { AssetSort, AssetSummary } from '../../domain/assets/asset.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { foldersWithin } from '../../domain/folders/folderSearch.ts'
import type { NamedItem } from '../../domain/items/item.ts'
import { Button } from '../kit/Button.tsx'
import type { Point } from '../kit/ContextMenu.tsx'
import { Alert } from '../kit/Alert.tsx'
import { theme } from '../theme/theme.ts'
import { assetAddress, folderAddress, FROM_LIST } from '../addresses/library.ts'
import { searchAddress } from '../addresses/search.ts'
import { AssetList } from './AssetList.tsx'
import { FolderCards } from './FolderCards.tsx'
import type { Manner } from '../rows/usePresses.ts'

interface ListingProps {
  readonly actors: Pick<FirstActors, 'folder' | 'selection' | 'files'>
  readonly window: AssetWindowActor
  readonly place: FolderPlace
  readonly contents: FolderContents
  /** The folder that was just named. */
  readonly made?: string | undefined
  readonly view: ListView
  readonly density: Density
  readonly mayOpen: boolean
  readonly scroller: RefObject<HTMLElement | null>
  readonly onSort: (sort: AssetSort) => void
  readonly isCut: (id: string) => boolean
  readonly namingOf: (id: string) => ReactNode
  readonly onMenu: (target: Spot, at: Point) => void
  readonly onFavorite: (item: NamedItem, isFavorite: boolean) => void
}

/** The folders and the assets of a folder; what is selected among them, and where the keys are. */
export const Listing = ({ actors, window, place, contents, made, view, density, mayOpen, scroller, isCut, namingOf, onSort, onMenu, onFavorite }: ListingProps) => {
  const { folder, selection, files } = actors
  const { t } = useTranslation()
  const navigate = useNavigate()
  // The entry of the history at which this list came: the address may already be the next one when it goes.
  const location = useLocation()
  const [key] = useState(location.key)
  const pages = useSelector(window, (snapshot) => snapshot.context.pages)
  const total = useSelector(window, (snapshot) => snapshot.context.total)
  const failed = useSelector(window, (snapshot) => snapshot.matches('failed'))
  const selected = useSelector(selection, (snapshot) => snapshot)
  const scrollState = useMemo(() => folder.getSnapshot().context.scrollStates.get(key), [folder, key])
  const [chosen, setCurrent] = useState<number>()
  const current = chosen ?? rowOf({ pages }, scrollState?.itemId) ?? scrollState?.place ?? 0
  const list = useMemo(() => assetListOf(place), [place])
  const above = contents.children.length

  const at = (row: number) => assetAt({ pages }, row)
  const addressAt = useCallback((asset: AssetSummary, row: number) => assetAddress(asset.type, asset.id, list && { list, row }), [list])
  const hrefOf = useCallback((asset: AssetSummary, row: number) => (mayOpen ? addressAt(asset, row) : undefined), [mayOpen, addressAt])
  const rows = useMemo(() => placeRows(contents.children, window), [contents.children, window])
  const reach = useCallback(
    (row: number, focused: number) => selection.send({ type: 'row.reached', row, from: rangeBegin(selection.getSnapshot().context.anchor, rows, focused) }),
    [selection, rows],
  )
  const select = (row: number, asset: AssetSummary | undefined, manner: Manner, focused: number) => {
    if (manner.range) reach(above + row, above + focused)
    else if (asset !== undefined) selection.send({ type: manner.toggle ? 'row.toggled' : 'row.clicked', row: above + row, item: assetItem(asset) })
  }
  const open = (row: number) => {
    const asset = at(row)
    if (asset !== undefined && mayOpen) void navigate(addressAt(asset, row), { state: FROM_LIST })
  }
  const seen = useCallback((from: number, to: number) => window.send({ type: 'window.seen', from, to }), [window])
  const pressFolder = useCallback(
    (pressed: Folder, row: number, manner: Manner) => (manner.range ? reach(row, row) : selection.send({ type: 'row.toggled', row, item: folderItem(pressed) })),
    [selection, reach],
  )
  const folderMenu = useCallback((row: number, point: Point) => onMenu({ kind: 'folder', row }, point), [onMenu])
  const starFolder = useCallback((on: Folder) => onFavorite({ kind: 'folder', id: on.id, name: on.name }, !on.favorite), [onFavorite])
  const all = selected.matches('all')

  return (
    <>
      <FolderCards
        folders={contents.children}
        beyond={contents.childCount > above ? { total: contents.childCount, href: searchAddress(foldersWithin(place.resourceType, place.folderId)) } : undefined}
        made={made}
        hrefOf={(child) => folderAddress(child.type, child.id, place)}
        isSelected={(child) => isSelected(selected, child.id)}
        isCut={isCut}
        namingOf={namingOf}
        onPress={pressFolder}
        onMenu={folderMenu}
        onFavorite={starFolder}
      />
      {failed && (
        <Notice>
          {t('library.rowsFailed')} <Button onClick={() => window.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>
        </Notice>
      )}
      {selected.matches('unreachable') && <Notice>{t('library.selectionFailed')}</Notice>}
      {total === 0 && list !== undefined && <Quiet>{t('library.noAssets')}</Quiet>}
      <Suspense>
        {total > 0 && (
          <AssetList
            key={`${place.folderId} ${place.sort} ${place.direction}`}
            view={view}
            density={density}
            label={t('library.assets')}
            total={total}
            assetAt={at}
            isSelected={(asset) => isSelected(selected, asset.id)}
            isCut={isCut}
            namingOf={namingOf}
            selecting={!selected.matches('none')}
            allSelected={all ? true : selected.matches('none') ? false : 'mixed'}
            current={Math.min(current, total - 1)}
            addresses={files}
            hrefOf={hrefOf}
            sort={place.sort}
            direction={place.direction}
            onSort={onSort}
            onToggleAll={() => selection.send({ type: all ? 'cleared' : 'all.selected' })}
            onSeen={seen}
            scroller={scroller}
            scrollState={scrollState}
            onLeave={(left) => folder.send({ type: 'list.left', key, ...left })}
            onPress={(row, manner, focused) => {
              setCurrent(row)
              select(row, at(row), manner, focused)
            }}
            onMove={(row, manner, focused) => {
              setCurrent(row)
              if (manner.range) reach(above + row, above + focused)
              else selection.send({ type: 'focus.moved' })
            }}
            onOpen={(row) => {
              setCurrent(row)
              open(row)
            }}
            onMenu={(row, point) => {
              setCurrent(row)
              if (at(row) !== undefined) onMenu({ kind: 'asset', row }, point)
            }}
            onStar={(row) => {
              setCurrent(row)
              const asset = at(row)
              if (asset !== undefined) onFavorite({ kind: 'asset', id: asset.id, name: asset.name }, !asset.favorite)
            }}
            onEscape={() => selection.send({ type: 'cleared' })}
            onSelectAll={() => selection.send({ type: 'all.selected' })}
          />
        )}
      </Suspense>
    </>
  )
}

const Notice = styled(Alert)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[4]};
`

const Quiet = styled.p`
  padding: ${theme.space[10]} ${theme.space[5]};
  border: 1px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.large};
  text-align: center;
  color: ${theme.color.inkSoft};
`
