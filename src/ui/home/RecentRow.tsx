import { ArrowRight, Globe } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { RecentAsset } from '../../application/dashboard/DashboardGateway.ts'
import { formatDate } from '../../domain/format/dates.ts'
import { addedSearch } from '../../domain/dashboard/searches.ts'
import { picturesInRow, recentDays } from '../../domain/home/home.ts'
import { assetAddress } from '../addresses/library.ts'
import { resultSearch } from '../addresses/resultList.ts'
import { SEARCH_PATH } from '../addresses/search.ts'
import { Badge } from '../kit/Badge.tsx'
import { FileName } from '../kit/FileName.tsx'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { theme } from '../theme/theme.ts'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'

interface RecentRowProps {
  readonly recent: readonly RecentAsset[]
  readonly addedLately: number
  readonly files: FileAddresses
  readonly mayOpen: boolean
}

/** The row is as wide as so many times its height. */
const ROW_RATIO = 5.2

/** What is narrower or wider than these is cut. */
const [NARROWEST, WIDEST] = [0.72, 1.6]

const ratioOf = ({ width, height }: RecentAsset): number => (width === null || height === null ? 1 : Math.min(WIDEST, Math.max(NARROWEST, width / height)))

/** All that was added in these days, in whatever module; the newest first. */
const addedAddress = (days: string): string => `${SEARCH_PATH}${resultSearch({ q: addedSearch(days), sort: { by: 'createdAt' }, direction: 'desc' }, undefined)}`

/** What was added last, side by side as pictures of one height. */
export const RecentRow = ({ recent, addedLately, files, mayOpen }: RecentRowProps) => {
  const { t } = useTranslation()
  const ratios = recent.map(ratioOf)
  const shown = recent.slice(0, picturesInRow(ratios, ROW_RATIO))
  const [days] = useState(() => recentDays(recent, Date.now()))
  return (
    <section aria-labelledby="home-recent">
      <Head>
        <h2 id="home-recent">{t('home.recent')}</h2>
        {addedLately > 0 && <span>{t('home.lately', { count: addedLately })}</span>}
        <Link to={addedAddress(days)}>
          {t('home.seeAll')}
          <ArrowRight size={14} aria-hidden />
        </Link>
      </Head>
      <Row>
        {shown.map((asset, at) => {
          const picture = (
            <>
              <Mat style={{ aspectRatio: String(ratios[at]) }}>
                <Thumbnail asset={asset} address={files.thumbnail(asset, 960)} />
                {asset.webReady && (
                  <Corner>
                    <Badge tone="publish" icon={<Globe size={12} aria-hidden />}>
                      {t('home.webReady')}
                    </Badge>
                  </Corner>
                )}
              </Mat>
              <FileName name={asset.name} />
              <small>{t('home.placeAndDate', { place: asset.path?.at(-1)?.name ?? '', date: formatDate(asset.createdAt, TIME_ZONE) })}</small>
            </>
          )
          return (
            <li key={asset.id} style={{ flexGrow: ratios[at] }}>
              {mayOpen ? <Link to={assetAddress(asset.type, asset.id)}>{picture}</Link> : <div>{picture}</div>}
            </li>
          )
        })}
      </Row>
    </section>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[3]};
  color: ${theme.color.inkFaint};

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: ${theme.size.target};
    margin-left: auto;
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.primary};
  }
`

const Row = styled.ul`
  display: flex;
  gap: ${theme.space[3]};

  li {
    flex: 1 1 0;
    min-width: 0;
    max-width: ${theme.size.entrance};
  }

  a,
  li > div {
    display: grid;
    border-radius: ${theme.radius.small};
    color: ${theme.color.ink};
  }

  small {
    overflow: hidden;
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${theme.media.belowMd} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    li:nth-child(n + 5) {
      display: none;
    }
  }
`

const Mat = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  margin-bottom: ${theme.space[2]};
  overflow: hidden;
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  background: ${theme.color.mat};

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${theme.media.belowMd} {
    aspect-ratio: 1.25 !important;
  }
`

const Corner = styled.span`
  position: absolute;
  bottom: ${theme.space[2]};
  left: ${theme.space[2]};
`
