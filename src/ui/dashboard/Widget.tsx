import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatDateTime } from '../../domain/format/dates.ts'
import { Button } from '../kit/Button.tsx'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { theme } from '../theme/theme.ts'
import { type Figures, FigureTable } from './FigureTable.tsx'
import { useFigures } from './useFigures.ts'

interface WidgetProps {
  readonly title: string
  /** Beside the title: how many. */
  readonly count?: string
  /** What the chart is of. */
  readonly choice?: ReactNode
  /** ISO. */
  readonly asOf: string
  readonly figures: Figures
  /** What stands in place of the chart where there is nothing to draw. */
  readonly nothing: string
  /** The chart. */
  readonly children: ReactNode
}

/** A figure of the dashboard: drawn, or as the table behind it; and when it was counted. */
export const Widget = ({ title, count, choice, asOf, figures, nothing, children }: WidgetProps) => {
  const { t } = useTranslation()
  const { counted } = useFigures()
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span>{count}</span>}
        {choice}
        <End>
          <time dateTime={asOf} title={formatDateTime(asOf, TIME_ZONE)}>
            {t('dashboard.asOf', { time: counted(asOf) })}
          </time>
          <Button
            tone="ghost"
            size="compact"
            icon={asTable ? <ChartNoAxesColumn size={14} aria-hidden /> : <Table2 size={14} aria-hidden />}
            aria-describedby={id}
            onClick={() => setAsTable(!asTable)}
          >
            {t(asTable ? 'dashboard.asChart' : 'dashboard.asTable')}
          </Button>
        </End>
      </Head>
      {asTable ? <FigureTable label={title} figures={figures} /> : figures.rows.length === 0 ? <Nothing>{nothing}</Nothing> : children}
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-width: 0;
  padding: ${theme.space[5]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};

  ${theme.media.belowMd} {
    padding: ${theme.space[4]} ${theme.space[3]};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  min-height: ${theme.size.compact};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.inkFaint};

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
  }
`

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-left: auto;
  font-size: ${theme.font.size.caption};

  button {
    margin-right: calc(-1 * ${theme.space[3]});
    font-size: ${theme.font.size.caption};
  }
`

const Nothing = styled.p`
  padding: ${theme.space[6]} 0;
  color: ${theme.color.inkFaint};
  text-align: center;
`
