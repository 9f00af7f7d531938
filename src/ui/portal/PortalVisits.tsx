import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { PortalVisitsActor } from '../../application/portal/portalVisits.machine.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { VISIT_PERIODS } from '../../domain/portal/visits.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { assetAddress } from '../addresses/library.ts'
import { bucketName } from '../dashboard/bucketText.ts'
import { FigureTable } from '../dashboard/FigureTable.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { VisitBars } from './VisitBars.tsx'

const VIEWS = ['chart', 'table'] as const

/** How often the portal was seen, and which files most: drawn, or as a table that can be taken along. */
export const PortalVisits = ({ portalVisits }: { readonly portalVisits: PortalVisitsActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const [shownAs, showAs] = useState<(typeof VIEWS)[number]>('chart')
  const snapshot = useSelector(portalVisits, (current) => current)
  const { visits, period, failure } = snapshot.context
  const number = (value: number) => ({ text: formatNumber(value, language), value })
  const sum = (of: 'visits' | 'views') => visits?.buckets.reduce((all, bucket) => all + bucket[of], 0) ?? 0
  const total = t('portal.visits.total', { visits: formatNumber(sum('visits'), language), views: formatNumber(sum('views'), language) })
  return (
    <Root aria-busy={snapshot.matches('reading') || undefined}>
      <Head>
        <SegmentedControl
          label={t('portal.visits.period')}
          value={period}
          segments={VISIT_PERIODS.map((value) => ({ value, label: t(`portal.visits.periods.${value}`) }))}
          onChange={(value) => portalVisits.send({ type: 'period.chosen', period: value })}
        />
        <SegmentedControl label={t('portal.visits.shownAs')} value={shownAs} segments={VIEWS.map((value) => ({ value, label: t(`portal.visits.as.${value}`) }))} onChange={showAs} />
      </Head>
      {visits === undefined && !snapshot.matches('failed') && <Skeleton $height={theme.size.place} />}
      {snapshot.matches('failed') && failure && (
        <ErrorState title={t('portal.visits.failed')} text={failureText(t, failure, language)} onRetry={() => portalVisits.send({ type: 'retry' })} />
      )}
      {visits !== undefined && !snapshot.matches('failed') && (
        <>
          <p>{total}</p>
          {shownAs === 'chart' ? (
            <VisitBars
              label={`${t('portal.visits.title')}: ${total}`}
              period={visits.period}
              buckets={visits.buckets}
              language={language}
              textOf={(bucket) =>
                `${bucketName(bucket.start, visits.period, language)}: ${t('portal.visits.total', { visits: formatNumber(bucket.visits, language), views: formatNumber(bucket.views, language) })}`
              }
            />
          ) : (
            <FigureTable
              label={t('portal.visits.title')}
              figures={{
                heads: [t(`dashboard.periodHead.${visits.period}`), t('portal.visits.visits'), t('portal.visits.views')],
                rows: visits.buckets.map((bucket) => [bucketName(bucket.start, visits.period, language), number(bucket.visits), number(bucket.views)] as const),
                file: 'portal-visits',
              }}
            />
          )}
          <h3>{t('portal.visits.most')}</h3>
          {visits.most.length === 0 ? (
            <p>{t('portal.visits.none')}</p>
          ) : (
            <Most>
              {visits.most.map(({ id, name, type, views }) => (
                <li key={id}>
                  <Link to={assetAddress(type, id)}>{name}</Link>
                  <span>{formatNumber(views, language)}</span>
                </li>
              ))}
            </Most>
          )}
          <Note>{t('portal.visits.note')}</Note>
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;

  h3 {
    margin-top: ${theme.space[2]};
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }

  > p {
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkSoft};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]};
`

const Most = styled.ol`
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    min-height: ${theme.size.control};
    padding: 0 ${theme.space[3]};
    font-variant-numeric: ${theme.font.figures};
  }

  li + li {
    border-top: ${theme.border.line};
  }

  a {
    padding-block: ${theme.space[1]};
    color: ${theme.color.primary};
    overflow-wrap: anywhere;
  }
`

const Note = styled.p`
  && {
    font-size: ${theme.font.size.caption};
  }
`
