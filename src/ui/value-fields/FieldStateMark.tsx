import { AlertTriangle, Check, CircleAlert, CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Spinner } from '../kit/Spinner.tsx'
import { theme } from '../theme/theme.ts'
import type { FieldState } from './fieldState.ts'

const ICONS: Readonly<Record<Exclude<FieldState, 'resting'>, ReactNode>> = {
  edited: null,
  saving: <Spinner />,
  saved: <Check size={14} aria-hidden />,
  waiting: <CloudOff size={14} aria-hidden />,
  refused: <CircleAlert size={14} aria-hidden />,
  conflict: <AlertTriangle size={14} aria-hidden />,
}

/** Tells it beside the field's name. */
export const FieldStateMark = ({ state }: { readonly state: FieldState }) => {
  const { t } = useTranslation()
  if (state === 'resting') return null
  return (
    <Root data-state={state}>
      {ICONS[state]}
      {t(`describing.state.${state}`)}
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

  &[data-state='saved'] {
    color: ${theme.color.success};
  }

  &[data-state='refused'] {
    color: ${theme.color.danger};
  }

  &[data-state='conflict'],
  &[data-state='waiting'] {
    color: ${theme.color.warning};
  }
`
