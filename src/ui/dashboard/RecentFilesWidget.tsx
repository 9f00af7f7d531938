import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { Dashboard } from '../../application/dashboard/DashboardGateway.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { assetAddress } from '../addresses/library.ts'
import { FileName } from '../kit/FileName.tsx'
import { rowPicture } from '../rows/rowPicture.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { theme } from '../theme/theme.ts'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { useFigures } from './useFigures.ts'
import { Widget } from './Widget.tsx'

interface RecentFilesWidgetProps {
  readonly recent: Dashboard['recent']
  readonly files: FileAddresses
  readonly mayOpen: boolean
}

/** What was added last. */
export const RecentFilesWidget = ({ recent: { items, asOf }, files, mayOpen }: RecentFilesWidgetProps) => {
  const { t } = useTranslation()
  const { size, sizeCell, time } = useFigures()
  const folderOf = ({ path = [] }: (typeof items)[number]): string => path.at(-1)?.name ?? ''
  const figures = {
    heads: [t('dashboard.name'), t('dashboard.folder'), t('dashboard.sizeHead'), t('dashboard.added')],
    rows: items.map((asset) => [asset.name, folderOf(asset), sizeCell(asset.size), formatDateTime(asset.createdAt, TIME_ZONE)] as const),
    file: 'recently-added-files',
  }
  return (
    <Widget title={t('dashboard.recent')} asOf={asOf} figures={figures} nothing={t('dashboard.nothing')}>
      <List>
        {items.map((asset) => {
          const row = (
            <>
              <Picture>
                <Thumbnail asset={asset} address={files.thumbnail(asset, 320)} small lazy />
              </Picture>
              <FileName name={asset.name} />
              {asset.webReady ? <Globe size={14} aria-label={t('dashboard.webReady')} /> : <span />}
              <span dir="auto">{folderOf(asset)}</span>
              <span>{size(asset.size)}</span>
              <time dateTime={asset.createdAt}>{time(asset.createdAt)}</time>
            </>
          )
          return <li key={asset.id}>{mayOpen ? <Link to={assetAddress(asset.type, asset.id)}>{row}</Link> : <div>{row}</div>}</li>
        })}
      </List>
    </Widget>
  )
}

const List = styled.ul`
  li + li {
    border-top: ${theme.border.line};
  }

  > li > * {
    display: grid;
    grid-template-columns: auto minmax(0, 5fr) ${theme.size.box} minmax(0, 3fr) 4.5rem 5rem;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.row};
    border-radius: ${theme.radius.small};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkSoft};

    > svg {
      color: ${theme.color.publish};
    }

    > :nth-child(2) {
      color: ${theme.color.ink};
    }

    > :nth-child(4) {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    > :nth-child(5),
    > time {
      text-align: end;
    }

    &:is(a):hover {
      background: ${theme.color.hover};
    }

    ${theme.media.belowSm} {
      grid-template-columns: auto minmax(0, 1fr) ${theme.size.box} auto;
      min-height: ${theme.size.phoneRow};

      > :nth-child(4),
      > :nth-child(5) {
        display: none;
      }
    }
  }
`

const Picture = styled.span`
  ${rowPicture}

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
