import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Existing, LocalFile } from '../../application/transfers/UploadGateway.ts'
import { formatDate } from '../../domain/format/dates.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../timeZone.ts'
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
  const { t } = useTranslation()
  const icon = <FileIcon name={name} failed={false} />
  return (
    <Pair>
      <One title={t('transfers.there')} picture={picture === undefined ? icon : <img src={picture} alt="" />} size={there.size} date={there.modifiedAt} />
      <One
        title={t('transfers.coming')}
        picture={isPicture(coming) ? <OwnPicture file={coming} icon={icon} /> : icon}
        size={coming.size}
        date={new Date(coming.lastModified).toISOString()}
      />
    </Pair>
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

interface OneProps {
  readonly title: string
  readonly picture: ReactNode
  /** Bytes. */
  readonly size: number
  /** ISO 8601. */
  readonly date: string
}

const One = ({ title, picture, size, date }: OneProps) => {
  const { i18n } = useTranslation()
  return (
    <Side>
      <Mat>{picture}</Mat>
      <strong>{title}</strong>
      <span>{formatSize(size, matchLanguage(i18n.language))}</span>
      <span>{formatDate(date, TIME_ZONE)}</span>
    </Side>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[2]};
`

const Side = styled.div`
  display: grid;
  font-variant-numeric: ${theme.font.figures};

  strong {
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.ink};
  }
`

const Mat = styled.div`
  display: grid;
  place-items: center;
  height: calc(${theme.size.target} * 4);
  margin-bottom: ${theme.space[1]};
  overflow: hidden;
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  background: ${theme.color.sunken};

  img {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
  }
`
