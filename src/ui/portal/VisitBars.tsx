import { styled } from 'styled-components'
import { formatNumber } from '../../domain/format/numbers.ts'
import type { PortalVisits } from '../../domain/portal/visits.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { AxisLines, BarFrame, BarMark, barScale } from '../dashboard/BarAxis.tsx'
import { bucketMark } from '../dashboard/bucketText.ts'
import { theme } from '../theme/theme.ts'

interface VisitBarsProps {
  /** All that is drawn, in one sentence: the table beside it has the figures. */
  readonly label: string
  readonly period: PortalVisits['period']
  readonly buckets: PortalVisits['buckets']
  readonly language: Language
  /** What is said of one bar where it is pointed at. */
  readonly textOf: (bucket: PortalVisits['buckets'][number]) => string
}

/** Visits over time, and how many pages were seen behind them; the last bar is still growing. */
export const VisitBars = ({ label, period, buckets, language, textOf }: VisitBarsProps) => {
  const scale = barScale(buckets.map(({ views }) => views))
  return (
    <BarFrame as="figure" aria-label={label}>
      <AxisLines scale={scale} textOf={(tick) => formatNumber(tick, language)} />
      <Bars aria-hidden>
        {buckets.map((bucket, at) => {
          const mark = bucketMark(bucket.start, { period, language, first: at === 0, at: buckets.length - 1 - at })
          return (
            <div key={bucket.start} title={textOf(bucket)}>
              <span style={{ height: `${scale(bucket.views)}%` }} />
              <span data-visits style={{ height: `${scale(bucket.visits)}%` }} />
              <BarMark mark={mark} />
            </div>
          )
        })}
      </Bars>
    </BarFrame>
  )
}

const Bars = styled.div`
  position: absolute;
  inset: 0;
  display: flex;

  > div {
    position: relative;
    flex: 1;
    min-width: 0;
    border-radius: ${theme.radius.tiny} ${theme.radius.tiny} 0 0;
  }

  > div:hover {
    background: ${theme.color.primarySoft};
  }

  > div > span:not(:last-child) {
    position: absolute;
    bottom: 0;
    left: 50%;
    width: 62%;
    max-width: ${theme.size.compact};
    border-radius: ${theme.radius.tiny} ${theme.radius.tiny} 0 0;
    background: ${theme.color.chart2};
    forced-color-adjust: none;
    transform: translateX(-50%);
  }

  > div > span[data-visits] {
    background: ${theme.color.chart1};
  }
`
