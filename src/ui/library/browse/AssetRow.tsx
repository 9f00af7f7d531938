import { Globe, MoreHorizontal } from 'lucide-react'
import { memo } from 'react'
import { PATH_SEPARATOR } from '../../../domain/constants.ts'
import type { PathStep } from '../../../domain/library/folder.ts'
import { FileName } from '../../kit/FileName.tsx'
import { StarMark, type AssetPlaceProps } from './AssetTile.tsx'
import { IndexingWord } from './IndexingWord.tsx'
import { Thumbnail } from './Thumbnail.tsx'

type AssetRowProps = Pick<AssetPlaceProps, 'asset' | 'place' | 'words' | 'thumbnail' | 'hrefOf' | 'naming'>

/** The cells of one asset in the list; on phones they make a card. What is pressed in them the list hears, by way of `data-action`. */
export const AssetRow = memo(({ asset, place, words, thumbnail, hrefOf, naming }: AssetRowProps) =>
  asset === undefined ? (
    <td className="waiting" aria-label={words.loading} />
  ) : (
    <>
      <td className="tick" data-action="toggle" aria-label={words.select}>
        <span className="box" aria-hidden />
      </td>
      <td className="naming">
        <span className="thumb">
          {thumbnail !== undefined && <Thumbnail asset={asset} address={thumbnail} small />}
        </span>
        <span className="words">
          {naming ?? (
            <a href={hrefOf(asset, place)} className="name" tabIndex={-1} draggable={false} data-action="open">
              <FileName name={asset.name} />
            </a>
          )}
          {asset.path !== undefined && <Where path={asset.path} />}
        </span>
      </td>
      <td className="type">{words.type(asset)}</td>
      <td className="bytes">{words.size(asset.size)}</td>
      <td className="number">{asset.fileNumber}</td>
      <td className="date">{words.date(asset.modifiedAt)}</td>
      <td className="status">
        <IndexingWord state={asset.indexing} words={words} />
        {asset.webReady && <Globe size={14} className="public" aria-label={words.webReady} />}
      </td>
      <td className="end">
        <StarMark asset={asset} words={words} />
        <button type="button" className="more" data-action="menu" tabIndex={-1} aria-label={words.menu(asset.name)}>
          <MoreHorizontal size={16} />
        </button>
      </td>
    </>
  ),
)

/** In a list over many folders: the way down to the asset's own. */
const Where = ({ path }: { readonly path: readonly PathStep[] }) => {
  const text = path.map(({ name }) => name).join(` ${PATH_SEPARATOR} `)
  return (
    <span className="where" title={text}>
      {text}
    </span>
  )
}
