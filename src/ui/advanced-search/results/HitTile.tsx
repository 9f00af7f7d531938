import { Check, Folder, GlobeLock, MoreHorizontal, Star } from 'lucide-react'
import { memo } from 'react'
import type { SearchHit } from '../../../application/search/SearchGateway.ts'
import { resourceOf } from '../../../domain/items/item.ts'
import { Badge } from '../../kit/Badge.tsx'
import { hitId } from '../../addresses/search.ts'
import { HitName } from '../../search/HitText.tsx'
import { PublicBadge } from '../../thumbnails/PublicBadge.tsx'
import { IndexingWord } from '../../thumbnails/IndexingWord.tsx'
import { Thumbnail } from '../../thumbnails/Thumbnail.tsx'
import type { AssetWords } from '../../thumbnails/useAssetWords.ts'
import { HitMatch } from './HitMatch.tsx'

/** Beside the name of the field a tile has room for a word or two. */
const BEFORE = 10

export interface HitPlaceProps {
  readonly hit: SearchHit
  /** From 0, in the whole result. */
  readonly place: number
  readonly selected: boolean
  /** Where Tab leads to. */
  readonly current: boolean
  /** The pointer or the tab stop is here: only then there is something to press. */
  readonly met: boolean
  readonly words: AssetWords
  /** Where it lies. */
  readonly where: string
  /** Nothing where it may not be opened. */
  readonly href: string | undefined
  /** Undefined while it flies by, and of a folder. */
  readonly thumbnail: string | undefined
}

/** One hit of the grid, with where it was found. Clicks, keys and menus are heard by the grid, by way of `data-place` and `data-action`. */
export const HitTile = memo(({ hit, place, column, selected, current, met, words, where, href, thumbnail }: HitPlaceProps & { readonly column: number }) => {
  const { name, webReady, embargoUntil, keptFromPublication, favorite } = resourceOf(hit)
  return (
    <td className="tile" data-place={place} data-item={hitId(hit)} tabIndex={current ? 0 : -1} aria-colindex={column + 1} aria-selected={selected}>
      <div className="mat">
        {hit.kind === 'folder' ? <Folder size={40} strokeWidth={1.25} aria-hidden /> : thumbnail !== undefined && <Thumbnail asset={hit.asset} address={thumbnail} />}
        {(met || selected) && (
          <span className="check" data-action="toggle" aria-hidden>
            <Check size={14} strokeWidth={2.5} />
          </span>
        )}
        {(met || favorite) && (
          <button type="button" className="star" data-action="star" data-on={favorite} tabIndex={-1} aria-pressed={favorite} aria-label={words.favorite}>
            <Star size={16} aria-hidden />
          </button>
        )}
        {met && (
          <button type="button" className="more" data-action="menu" tabIndex={-1} aria-hidden>
            <MoreHorizontal size={16} />
          </button>
        )}
        {webReady ? (
          <PublicBadge embargoUntil={embargoUntil} words={words} />
        ) : (
          keptFromPublication === true && (
            <span className="chip">
              <Badge icon={<GlobeLock size={12} />}>{words.keptFromPublication}</Badge>
            </span>
          )
        )}
      </div>
      <div className="caption">
        <a href={href} className="name" tabIndex={-1} draggable={false} data-action="open">
          <HitName hit={hit} name={name} />
        </a>
        <span className="size">{where}</span>
        <span className="match">
          {hit.kind === 'asset' && hit.asset.indexing === 'Failed' ? <IndexingWord asset={hit.asset} words={words} /> : <HitMatch hit={hit} before={BEFORE} />}
        </span>
      </div>
    </td>
  )
})
