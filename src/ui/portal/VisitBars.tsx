import { scaleLinear } from 'd3-scale'
import { styled } from 'styled-components'
import { formatNumber } from '../../domain/format/numbers.ts'
import type { PortalVisits } from '../../domain/portal/visits.ts'
import type { Language } from '../../domain/preferences/language.ts'
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

/** Lines across, beside the one at zero. */
const LINES = 3

/** Visits over time, and how many pages were seen behind them; the last bar is still growing. */
export const VisitBars = ({ label, period, buckets, language, textOf }: VisitBarsProps) => {
  const scale = scaleLinear([0, Math.max(LINES, ...buckets.map(({ views }) => views))], [0, 100]).nice(LINES)
  return (
    <Root aria-label={label}>
      {scale.ticks(LINES).filter(Number.isInteger).map((tick) => (
        <Line key={tick} aria-hidden style={{ bottom: `${scale(tick)}%` }}>
          <span>{formatNumber(tick, language)}</span>
        </Line>
      ))}
      <Bars aria-hidden>
        {buckets.map((bucket, at) => {
          const [mark, below] = bucketMark(bucket.start, { period, language, first: at === 0, at: buckets.length - 1 - at })
          return (
            <div key={bucket.start} title={textOf(bucket)}>
              <span style={{ height: `${scale(bucket.views)}%` }} />
              <span data-visits style={{ height: `${scale(bucket.visits)}%` }} />
              <Mark>
                {mark}
                <small>{below}</small>
              </Mark>
            </div>
          )
        })}
      </Bars>
    </Root>
  )
}

const Root = styled.figure`
  position: relative;
  min-height: ${theme.size.place};
  margin: ${theme.space[3]} 0 ${theme.size.field} ${theme.size.tall};
  border-bottom: ${theme.border.strong};
`

const Line = styled.div`
  position: absolute;
  inset-inline: 0;
  border-bottom: ${theme.border.line};

  span {
    position: absolute;
    right: calc(100% + ${theme.space[2]});
    bottom: -0.6em;
    font-size: ${theme.font.size.caption};
    line-height: 1.2;
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkSoft};
  }
`

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

const Mark = styled.span`
  position: absolute;
  top: calc(100% + ${theme.space[1]});
  left: 50%;
  display: grid;
  justify-items: center;
  font-size: ${theme.font.size.caption};
  line-height: ${theme.font.line.tight};
  white-space: nowrap;
  color: ${theme.color.inkSoft};
  transform: translateX(-50%);

  ${theme.media.belowSm} {
    div:nth-last-child(even) > & {
      display: none;
    }
  }

  small {
    font-size: inherit;
  }
`
