import { AlertTriangle, Check, CircleAlert, CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Spinner } from '../kit/Spinner.tsx'
import { theme } from '../theme/theme.ts'
import type { Standing } from './standing.ts'

const ICONS: Readonly<Record<Exclude<Standing, 'resting'>, ReactNode>> = {
  edited: null,
  saving: <Spinner />,
  saved: <Check size={14} aria-hidden />,
  waiting: <CloudOff size={14} aria-hidden />,
  refused: <CircleAlert size={14} aria-hidden />,
  conflict: <AlertTriangle size={14} aria-hidden />,
}

/** Tells it beside the field's name. */
export const FieldStanding = ({ standing }: { readonly standing: Standing }) => {
  const { t } = useTranslation()
  if (standing === 'resting') return null
  return (
    <Root data-standing={standing}>
      {ICONS[standing]}
      {t(`describing.standing.${standing}`)}
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
  white-space: nowrap;

  &[data-standing='saved'] {
    color: ${theme.color.success};
  }

  &[data-standing='refused'] {
    color: ${theme.color.danger};
  }

  &[data-standing='conflict'],
  &[data-standing='waiting'] {
    color: ${theme.color.warning};
  }
`
