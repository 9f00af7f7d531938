import { scaleLinear } from 'd3-scale'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** Lines across, beside the one at zero. */
const LINES = 3

/** From a number to its height in the frame, in per cent: whole numbers up to the highest. */
export const barScale = (numbers: readonly number[]) => scaleLinear([0, Math.max(LINES, ...numbers)], [0, 100]).nice(LINES)

interface AxisLinesProps {
  readonly scale: ReturnType<typeof barScale>
  readonly textOf: (tick: number) => string
}

/** Lines across the bars, each with its number. */
export const AxisLines = ({ scale, textOf }: AxisLinesProps) =>
  scale.ticks(LINES).filter(Number.isInteger).map((tick) => (
    <Line key={tick} style={{ bottom: `${scale(tick)}%` }} aria-hidden>
      <span>{textOf(tick)}</span>
    </Line>
  ))

/** What stands below a bar. */
export const BarMark = ({ mark: [above, below] }: { readonly mark: readonly [string, string] }) => (
  <Mark aria-hidden>
    {above}
    <small>{below}</small>
  </Mark>
)

/** Bars over time, with room for the numbers beside them and the marks below. */
export const BarFrame = styled.div`
  position: relative;
  flex: 1;
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
    color: ${theme.color.inkFaint};
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
    :nth-last-child(even) > & {
      display: none;
    }
  }

  small {
    font-size: inherit;
    color: ${theme.color.inkFaint};
  }
`
