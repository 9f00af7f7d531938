import { Folder as FolderIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import { resourceOf, type LibraryItem } from '../../domain/items/item.ts'
import { assetAddress, folderAddress } from '../addresses/library.ts'
import { FileName } from '../kit/FileName.tsx'
import { placeText } from '../rows/placeText.ts'
import { rowPicture } from '../rows/rowPicture.ts'
import { theme } from '../theme/theme.ts'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { Card, cardRow, Lines } from './homeCard.ts'

interface PlaceCardProps {
  readonly title: string
  readonly items: readonly LibraryItem[]
  readonly files: FileAddresses
  /** They may open files. */
  readonly mayOpen: boolean
  /** Files of which something typed is kept here and not saved. */
  readonly unsaved?: readonly string[]
  /** Where there are more. */
  readonly all?: string
}

const NONE: readonly string[] = []

/** Folders and files to go to. */
export const PlaceCard = ({ title, items, files, mayOpen, unsaved = NONE, all }: PlaceCardProps) => {
  const { t } = useTranslation()
  return (
    <Card aria-label={title}>
      <div>
        <h2>{title}</h2>
        {all !== undefined && <Link to={all}>{t('home.seeAll')}</Link>}
      </div>
      <ul>
        {items.map((item) => {
          const { id, type, name } = resourceOf(item)
          const row = (
            <>
              <Picture>{item.kind === 'folder' ? <FolderIcon size={18} aria-hidden /> : <Thumbnail asset={item.asset} address={files.thumbnail(item.asset, 320)} small />}</Picture>
              <Lines>
                <FileName name={name} />
                <small>{placeText(t, type, item.path)}</small>
                {unsaved.includes(id) && <Draft>{t('home.unsaved')}</Draft>}
              </Lines>
            </>
          )
          const to = item.kind === 'folder' ? folderAddress(type, id) : assetAddress(type, id)
          return <li key={id}>{item.kind === 'folder' || mayOpen ? <Row to={to}>{row}</Row> : <Plain>{row}</Plain>}</li>
        })}
      </ul>
    </Card>
  )
}

const Picture = styled.span`
  ${rowPicture}
  color: ${theme.color.inkFaint};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Draft = styled.small`
  && {
    color: ${theme.color.warning};
  }
`

const Row = styled(Link)`
  ${cardRow}
  border-radius: ${theme.radius.large};

  &:hover {
    background: ${theme.color.hover};
  }
`

const Plain = styled.div`
  ${cardRow}
`
