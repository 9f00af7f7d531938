import { Link } from 'react-router'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface AmountBar {
  readonly id: string
  readonly label: string
  readonly value: number
  /** As it is written. */
  readonly text: string
  /** The search that finds what is counted; undefined where there is none. */
  readonly to: string | undefined
}

/** Bars that lie below one another, the longest as long as there is room. What can be found leads there. */
export const AmountBars = ({ bars }: { readonly bars: readonly AmountBar[] }) => {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <List>
      {bars.map(({ id, label, value, text, to }) => {
        const row = (
          <>
            <span dir="auto">{label}</span>
            <Track aria-hidden>
              <span style={{ width: `${(100 * value) / most}%` }} />
            </Track>
            <strong>{text}</strong>
          </>
        )
        return <li key={id}>{to === undefined ? <div>{row}</div> : <Link to={to}>{row}</Link>}</li>
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};

  > li > * {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 12fr) 5rem;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.field};
    border-radius: ${theme.radius.small};
    color: ${theme.color.inkSoft};

    > span:first-child {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    strong {
      font-weight: ${theme.font.weight.semibold};
      font-variant-numeric: ${theme.font.figures};
      color: ${theme.color.ink};
      text-align: end;
    }

    &:is(a):hover {
      background: ${theme.color.hover};
    }

    ${theme.media.belowSm} {
      grid-template-columns: minmax(0, 6fr) minmax(0, 8fr) 5rem;

      > span:first-child {
        white-space: normal;
      }
    }

    ${theme.media.coarse} {
      min-height: ${theme.size.touch};
    }
  }
`

const Track = styled.span`
  height: ${theme.size.box};
  border-radius: ${theme.radius.tiny};
  background: ${theme.color.sunken};

  span {
    display: block;
    min-width: 2px;
    height: 100%;
    border-radius: ${theme.radius.tiny};
    background: ${theme.color.chart1};
    forced-color-adjust: none;
  }
`
