import { Check, GlobeLock, MoreHorizontal, Star } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import { Badge, StatusDot } from '../kit/Badge.tsx'
import { FileName } from '../kit/FileName.tsx'
import type { AssetWords } from '../thumbnails/useAssetWords.ts'
import { PublicBadge } from '../thumbnails/PublicBadge.tsx'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'

export interface AssetPlaceProps {
  /** Undefined while it is on its way. */
  readonly asset: AssetSummary | undefined
  /** From 0, in the whole list. */
  readonly place: number
  readonly column: number
  readonly selected: boolean
  /** It was cut: pasting moves it away. */
  readonly cut: boolean
  /** Where Tab leads to. */
  readonly current: boolean
  readonly words: AssetWords
  /** Undefined while it flies by. */
  readonly thumbnail: string | undefined
  /** Nothing where the asset may not be opened. */
  readonly hrefOf: (asset: AssetSummary, place: number) => string | undefined
  /** The pointer or the tab stop is here: only then there is something to press. */
  readonly met: boolean
  /** The field that stands in place of the name while it is changed. */
  readonly naming?: ReactNode
}

/** One asset of the grid. Clicks, keys and menus are heard by the grid, by way of `data-place` and `data-action`. */
export const AssetTile = memo(({ asset, place, column, selected, cut, current, words, thumbnail, hrefOf, met, naming }: AssetPlaceProps) => (
  <td
    className="tile"
    data-place={place}
    tabIndex={current ? 0 : -1}
    aria-colindex={column + 1}
    aria-selected={selected}
    data-cut={cut || undefined}
    data-naming={naming !== undefined || undefined}
    draggable={met && asset !== undefined && naming === undefined}
    aria-label={asset === undefined ? words.loading : undefined}
    aria-busy={asset === undefined || undefined}
  >
    <div className="mat">
      {asset !== undefined && (
        <>
          {thumbnail !== undefined && <Thumbnail asset={asset} address={thumbnail} />}
          {(met || selected) && (
            <span className="check" data-action="toggle" aria-hidden>
              <Check size={14} strokeWidth={2.5} />
            </span>
          )}
          {(met || asset.favorite) && <StarMark asset={asset} words={words} />}
          {met && (
            <button type="button" className="more" data-action="menu" tabIndex={-1} aria-hidden>
              <MoreHorizontal size={16} />
            </button>
          )}
          {chipOf(asset, words)}
        </>
      )}
    </div>
    <div className="caption">
      {asset !== undefined && (
        <>
          {naming ?? (
            <a href={hrefOf(asset, place)} className="name" tabIndex={-1} draggable={false} data-action="open">
              <FileName name={asset.name} />
            </a>
          )}
          <span className="size">{words.size(asset.size)}</span>
        </>
      )}
    </div>
  </td>
))

/** The star of an asset; the list hears when it is pressed. */
export const StarMark = ({ asset, words }: { readonly asset: AssetSummary; readonly words: AssetWords }) => (
  <button type="button" className="star" data-action="star" data-on={asset.favorite} tabIndex={-1} aria-pressed={asset.favorite} aria-label={words.favorite}>
    <Star size={16} aria-hidden />
  </button>
)

const chipOf = (asset: AssetSummary, words: AssetWords) => {
  if (asset.indexing === 'Indexing') {
    return (
      <span className="chip">
        <Badge>
          <StatusDot tone="warning">{words.indexing(asset)}</StatusDot>
        </Badge>
      </span>
    )
  }
  if (asset.webReady) {
    return <PublicBadge embargoUntil={asset.embargoUntil} words={words} />
  }
  return asset.keptFromPublication === true ? (
    <span className="chip">
      <Badge icon={<GlobeLock size={12} />}>{words.keptFromPublication}</Badge>
    </span>
  ) : null
}
