import { useTranslation } from 'react-i18next'
import type { TemplateState } from '../../domain/templates/lifecycle.ts'
import { type BadgeTone, StatusDot } from '../kit/Badge.tsx'

const TONES: Readonly<Record<TemplateState, BadgeTone>> = { Created: 'warning', Active: 'success', Inactive: 'neutral', Hidden: 'neutral' }

export const TemplateStateBadge = ({ state }: { readonly state: TemplateState }) => {
  const { t } = useTranslation()
  return <StatusDot tone={TONES[state]}>{t(`templates.states.${state}`)}</StatusDot>
}
