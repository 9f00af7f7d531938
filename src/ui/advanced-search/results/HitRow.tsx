import { Folder, GlobeLock } from 'lucide-react'
import { type CSSProperties, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { resourceOf } from '../../../domain/items/item.ts'
import { hitId } from '../../addresses/search.ts'
import { RowStar } from '../../items/RowStar.tsx'
import { RowCells } from '../../rows/RowCells.tsx'
import { HitName } from '../../search/HitText.tsx'
import { IndexingWord } from '../../thumbnails/IndexingWord.tsx'
import { PublicMark } from '../../thumbnails/PublicMark.tsx'
import { Thumbnail } from '../../thumbnails/Thumbnail.tsx'
import { HitMatch } from './HitMatch.tsx'
import type { HitPlaceProps } from './HitTile.tsx'

/** On a phone a row has no room for more. */
const BEFORE = 24

/** One hit of the list, with where it was found. */
export const HitRow = memo(({ hit, place, style, selected, current, words, where, href, thumbnail }: HitPlaceProps & { readonly style: CSSProperties }) => {
  const { t } = useTranslation()
  const { name, webReady, embargoUntil, keptFromPublication, favorite, modifiedAt } = resourceOf(hit)
  const isFoundIn = hit.fragments.some((fragment) => fragment.hit)
  return (
    <tr className="row" data-place={place} data-item={hitId(hit)} tabIndex={current ? 0 : -1} aria-rowindex={place + 2} aria-selected={selected} style={style}>
      <RowCells
        tick={words.select}
        picture={hit.kind === 'folder' ? <Folder size={18} aria-hidden /> : thumbnail !== undefined && <Thumbnail asset={hit.asset} address={thumbnail} small />}
        name={
          <a href={href} className="name" tabIndex={-1} draggable={false} data-action="open">
            <HitName hit={hit} name={name} />
          </a>
        }
        place={where}
        placeLine={
          <>
            {hit.kind === 'asset' && hit.asset.indexing === 'Failed' && (
              <>
                <IndexingWord asset={hit.asset} words={words} /> ·{' '}
              </>
            )}
            {isFoundIn && hit.field !== 'name' && (
              <>
                <HitMatch hit={hit} before={BEFORE} /> ·{' '}
              </>
            )}
            {where}
          </>
        }
        type={hit.kind === 'folder' ? t('items.folder') : words.type(hit.asset)}
        bytes={hit.kind === 'folder' ? undefined : words.size(hit.asset.size)}
        number={hit.kind === 'folder' ? undefined : hit.asset.fileNumber}
        date={words.date(modifiedAt)}
        status={
          <>
            <PublicMark item={{ webReady, embargoUntil }} words={words} />
            {keptFromPublication && <GlobeLock size={14} aria-label={words.keptFromPublication} />}
          </>
        }
        mark={<RowStar on={favorite} name={name} />}
        menu={words.menu(name)}
      />
    </tr>
  )
})
