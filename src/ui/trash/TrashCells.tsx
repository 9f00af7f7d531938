import { Folder } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { splitExtension } from '../../domain/naming/names.ts'
import type { TrashItem } from '../../domain/trash/trashItem.ts'
import { FileName } from '../kit/FileName.tsx'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { useAssetWords } from '../thumbnails/useAssetWords.ts'
import { placeText } from '../rows/placeText.ts'
import { RowCells } from '../rows/RowCells.tsx'
import { TIME_ZONE } from '../texts/timeZone.ts'

interface TrashCellsProps {
  readonly item: TrashItem
  readonly files: FileAddresses
  /** Whether anything can be done with it. */
  readonly hasMenu: boolean
}

/** What is told of something in the trash: since when, by whom, and where it lay. */
export const TrashCells = ({ item, files, hasMenu }: TrashCellsProps) => {
  const { t } = useTranslation()
  const words = useAssetWords()
  const { id, kind, name, type, place, picture, assetCount, size, trashedAt, trashedBy } = item
  const where = placeText(t, type, place)
  return (
    <RowCells
      tick={t('trash.select', { name })}
      picture={
        picture === null ? <Folder size={18} aria-hidden /> : <Thumbnail asset={{ ...picture, name }} address={files.trashedThumbnail({ id, ...picture }, 320)} small />
      }
      name={<span className="name">{kind === 'folder' ? name : <FileName name={name} />}</span>}
      place={kind === 'folder' ? `${where} · ${t('library.assetCount', { count: assetCount })}` : where}
      type={kind === 'folder' ? t('items.folder') : splitExtension(name).extension.toUpperCase()}
      bytes={words.size(size)}
      number={<span title={trashedBy}>{trashedBy}</span>}
      date={<span title={formatDateTime(trashedAt, TIME_ZONE)}>{words.date(trashedAt)}</span>}
      menu={hasMenu ? words.menu(name) : undefined}
    />
  )
}
