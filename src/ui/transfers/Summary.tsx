import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TransfersActor } from '../../application/transfers/transfers.machine.ts'
import { countedOf } from '../../application/transfers/summary.ts'
import { theme } from '../theme/theme.ts'
import { throttled } from './throttled.ts'

const COUNTED = ['uploaded', 'rejected', 'waiting'] as const

/** What became of all uploads, in one line. */
export const Summary = ({ transfers }: { readonly transfers: TransfersActor }) => {
  const { t } = useTranslation()
  const counted = useSelector(throttled(transfers), countedOf, (one, other) => COUNTED.every((key) => one[key] === other[key]))
  const text = COUNTED.filter((key) => counted[key] > 0).map((key) => t(`transfers.counted.${key}`, { count: counted[key] }))
  return text.length > 0 && <Line>{text.join(', ')}</Line>
}

const Line = styled.p`
  flex: none;
  padding: ${theme.space[2]} ${theme.space[4]};
  border-top: ${theme.border.line};
  font-size: ${theme.font.size.caption};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.inkSoft};
`
