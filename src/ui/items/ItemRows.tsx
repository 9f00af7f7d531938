import { Folder, GlobeLock } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useNavigate, useNavigationType } from 'react-router'
import type { Origin } from '../../application/assets/AssetPlace.ts'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { AssetSort, Direction } from '../../domain/assets/asset.ts'
import { type LibraryItem, resourceOf } from '../../domain/items/item.ts'
import { FileName } from '../kit/FileName.tsx'
import { assetAddress, folderAddress, FROM_LIST } from '../addresses/library.ts'
import { IndexingWord } from '../thumbnails/IndexingWord.tsx'
import { PublicMark } from '../thumbnails/PublicMark.tsx'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { useAssetWords } from '../thumbnails/useAssetWords.ts'
import { placeText } from '../rows/placeText.ts'
import { RowCells } from '../rows/RowCells.tsx'
import { RowHead } from '../rows/RowHead.tsx'
import { RowTable } from '../rows/RowTable.tsx'
import { RowStar } from './RowStar.tsx'
import { type ItemActing, useItemActions } from './useItemActions.tsx'
import { useItemPicks } from './useItemPicks.ts'
import { useListOrigin } from '../addresses/useListOrigin.ts'

/** By what the list can be sorted at the heads of its columns. */
export interface ItemSorting {
  readonly sort: AssetSort | undefined
  readonly direction: Direction
  readonly onSort: (direction: Direction) => void
}

interface ItemRowsProps<Item extends LibraryItem> {
  readonly label: string
  readonly items: readonly Item[]
  readonly files: FileAddresses
  /** Assets are opened by whom VIEW_RESOURCE_DETAILS lets. */
  readonly mayOpen: boolean
  readonly acting: ItemActing
  /** By name; absent where the list has an order of its own. */
  readonly sorting?: ItemSorting | undefined
  /** Whether the star of an item is shown, and heard. */
  readonly onStar?: ((item: Item) => void) | undefined
  /** What is told of a name, and below it, where that is more than the name and the place. */
  readonly renderName?: (item: Item) => ReactNode
  readonly renderLine?: (item: Item, place: string) => ReactNode
}

/** About as many as are in sight: they are drawn before the others. */
const FIRST = 16

const addressOf = (item: LibraryItem, mayOpen: boolean, from: Origin | undefined): string | undefined => {
  if (item.kind === 'folder') return folderAddress(item.folder.type, item.folder.id)
  return mayOpen ? assetAddress(item.asset.type, item.asset.id, from) : undefined
}

/** Folders and assets from all over the library: what each is, where it lies, and what can be done with it. */
export const ItemRows = <Item extends LibraryItem>({ label, items, files, mayOpen, acting, sorting, onStar, renderName, renderLine }: ItemRowsProps<Item>) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const words = useAssetWords()
  const from = useListOrigin()
  // On the way back all are there at once: the page returns to where it was scrolled.
  const isWhole = useDeferredValue(true, useNavigationType() === NavigationType.Pop)
  const picks = useItemPicks(acting.selection, items)
  const { openMenu, pressed, menu } = useItemActions(acting, items)
  const column = (sort: AssetSort) => ({ label: t(`library.sort.${sort}`) })

  const renderCells = (item: Item) => {
    const { name, type, webReady, embargoUntil, keptFromPublication, favorite, modifiedAt } = resourceOf(item)
    const place = placeText(t, type, item.path)
    return (
      <RowCells
        tick={picks && words.select}
        picture={item.kind === 'folder' ? <Folder size={18} aria-hidden /> : <Thumbnail asset={item.asset} address={files.thumbnail(item.asset, 320)} small />}
        name={
          <a href={addressOf(item, mayOpen, from)} className="name" tabIndex={-1} draggable={false} data-action="open">
            {renderName?.(item) ?? <FileName name={name} />}
          </a>
        }
        place={place}
        placeLine={renderLine?.(item, place)}
        type={item.kind === 'folder' ? t('items.folder') : words.type(item.asset)}
        bytes={item.kind === 'folder' ? undefined : words.size(item.asset.size)}
        number={item.kind === 'folder' ? undefined : item.asset.fileNumber}
        date={words.date(modifiedAt)}
        status={
          <>
            {item.kind === 'asset' && item.asset.indexing === 'Failed' && <IndexingWord asset={item.asset} words={words} />}
            <PublicMark item={{ webReady, embargoUntil }} words={words} />
            {keptFromPublication && <GlobeLock size={14} aria-label={words.keptFromPublication} />}
          </>
        }
        mark={onStar && <RowStar on={favorite} name={name} />}
        menu={words.menu(name)}
      />
    )
  }
  return (
    <>
      <RowTable
        label={label}
        items={isWhole ? items : items.slice(0, FIRST)}
        idOf={(item) => resourceOf(item).id}
        head={
          <RowHead
            columns={{
              naming: { ...column('name'), ...(sorting && { sort: 'name' }) },
              type: column('mediaType'),
              bytes: column('size'),
              number: column('fileNumber'),
              date: column('modifiedAt'),
              status: { label: t('library.status') },
            }}
            sort={sorting?.sort}
            direction={sorting?.direction}
            onSort={() => sorting?.onSort(sorting.sort === 'name' && sorting.direction === 'asc' ? 'desc' : 'asc')}
            all={picks && { selected: picks.all, onToggle: picks.all === true ? picks.onClear : picks.onAll }}
          />
        }
        picks={picks}
        renderCells={renderCells}
        onOpen={(item) => {
          const address = addressOf(item, mayOpen, from)
          if (address !== undefined) void navigate(address, { state: FROM_LIST })
        }}
        onMenu={openMenu}
        {...(onStar && { onStar })}
        onKey={pressed}
      />
      {menu}
    </>
  )
}
