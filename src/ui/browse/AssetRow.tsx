import { GlobeLock } from 'lucide-react'
import { memo } from 'react'
import { PATH_SEPARATOR } from '../../domain/constants.ts'
import { FileName } from '../kit/FileName.tsx'
import { RowCells } from '../rows/RowCells.tsx'
import { StarMark, type AssetPlaceProps } from './AssetTile.tsx'
import { IndexingWord } from '../thumbnails/IndexingWord.tsx'
import { PublicMark } from '../thumbnails/PublicMark.tsx'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'

type AssetRowProps = Pick<AssetPlaceProps, 'asset' | 'place' | 'words' | 'thumbnail' | 'hrefOf' | 'naming'>

/** The cells of one asset in the list of a folder, or in that of all assets, which tells where it lies. */
export const AssetRow = memo(({ asset, place, words, thumbnail, hrefOf, naming }: AssetRowProps) =>
  asset === undefined ? (
    <td className="waiting" aria-label={words.loading} />
  ) : (
    <RowCells
      tick={words.select}
      picture={thumbnail !== undefined && <Thumbnail asset={asset} address={thumbnail} small />}
      name={
        naming ?? (
          <a href={hrefOf(asset, place)} className="name" tabIndex={-1} draggable={false} data-action="open">
            <FileName name={asset.name} />
          </a>
        )
      }
      place={asset.path?.map(({ name }) => name).join(` ${PATH_SEPARATOR} `)}
      type={words.type(asset)}
      bytes={words.size(asset.size)}
      number={asset.fileNumber}
      date={words.date(asset.modifiedAt)}
      status={
        <>
          <IndexingWord asset={asset} words={words} />
          <PublicMark item={asset} words={words} />
          {asset.keptFromPublication && <GlobeLock size={14} aria-label={words.keptFromPublication} />}
        </>
      }
      mark={<StarMark asset={asset} words={words} />}
      menu={words.menu(asset.name)}
    />
  ),
)
