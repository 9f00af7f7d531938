import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Existing, LocalFile } from '../../application/uploads/UploadGateway.ts'
import { formatDate } from '../../domain/format/dates.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Side, Sides } from '../kit/Sides.tsx'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { FileIcon } from './FileIcon.tsx'

interface TwoFilesProps {
  readonly name: string
  readonly there: NonNullable<Existing['file']>
  /** Where the picture of what is there is. */
  readonly picture: string | undefined
  readonly coming: LocalFile
}

const isPicture = (file: LocalFile): file is File & LocalFile => file instanceof File && file.type.startsWith('image/')

/** What has the name and what is to come, side by side. */
export const TwoFiles = ({ name, there, picture, coming }: TwoFilesProps) => {
  const { t, i18n } = useTranslation()
  const icon = <FileIcon name={name} failed={false} />
  const detailsOf = (size: number, date: string) => [formatSize(size, matchLanguage(i18n.language)), formatDate(date, TIME_ZONE)]
  return (
    <Sides>
      <Side title={t('transfers.there')} picture={picture === undefined ? icon : <img src={picture} alt="" />} details={detailsOf(there.size, there.modifiedAt)} />
      <Side
        title={t('transfers.coming')}
        picture={isPicture(coming) ? <OwnPicture file={coming} icon={icon} /> : icon}
        details={detailsOf(coming.size, new Date(coming.lastModified).toISOString())}
      />
    </Sides>
  )
}

/** The picture of a file on one's own disk, where the browser can show it. */
const OwnPicture = ({ file, icon }: { readonly file: File; readonly icon: ReactNode }) => {
  const image = useRef<HTMLImageElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    image.current?.setAttribute('src', address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return isBroken ? icon : <img ref={image} alt="" onError={() => setBroken(true)} />
}
