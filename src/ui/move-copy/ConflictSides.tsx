import { Folder } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import { formatDate } from '../../domain/format/dates.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import type { Conflict, ConflictSide } from '../../domain/move-copy/conflictPlan.ts'
import { contentTypeOfName, previewKindOf } from '../../domain/assets/contentTypes.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Side, Sides } from '../kit/Sides.tsx'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { contentsOf } from '../rows/contentsOf.ts'

interface ConflictSidesProps {
  readonly conflict: Conflict
  readonly files: Pick<FileAddresses, 'thumbnail' | 'trashedThumbnail'>
  /** What comes lies in the trash until then. */
  readonly fromTrash: boolean
}

/** What has the name and what is to come; nothing where what is there is not seen. */
export const ConflictSides = ({ conflict: { name, coming, there }, files, fromTrash }: ConflictSidesProps) => {
  const { t, i18n } = useTranslation()
  if (coming === null || there === null) return null
  const detailsOf = (side: ConflictSide) => [
    side.kind === 'folder' ? contentsOf(side, t) : formatSize(side.size, matchLanguage(i18n.language)),
    formatDate(side.modifiedAt, TIME_ZONE),
  ]
  const pictureOf = (side: ConflictSide, address: 'thumbnail' | 'trashedThumbnail') =>
    side.kind === 'folder' ? (
      <Folder size={24} strokeWidth={1.5} aria-hidden />
    ) : (
      <Thumbnail
        asset={{ name, thumbnail: side.thumbnail, preview: previewKindOf(contentTypeOfName(name)?.mediaType ?? ''), width: null, height: null }}
        address={files[address](side, 320)}
        small
        lazy
      />
    )
  return (
    <Sides data-layout="row">
      <Side title={t('transfers.there')} picture={pictureOf(there, 'thumbnail')} details={detailsOf(there)} />
      <Side title={t('moveCopy.coming')} picture={pictureOf(coming, fromTrash ? 'trashedThumbnail' : 'thumbnail')} details={detailsOf(coming)} />
    </Sides>
  )
}
