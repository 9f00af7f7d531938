import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TemplateState } from '../../domain/templates/lifecycle.ts'
import { Why } from '../kit/Why.tsx'
import { theme } from '../theme/theme.ts'

/** How much of a template can be changed: all of it, what files do not depend on, or nothing. */
export type Openness = 'whole' | 'limited' | 'closed'

export const opennessOf = (state: TemplateState | undefined): Openness => {
  if (state === undefined || state === 'Created') return 'whole'
  return state === 'Active' ? 'limited' : 'closed'
}

/** Says that most of a published template stays as it is, and why. */
export const Frozen = ({ state }: { readonly state: Exclude<TemplateState, 'Created'> }) => {
  const { t } = useTranslation()
  return (
    <Root>
      <Lock size={14} aria-hidden />
      <span>{t(`templates.frozen.${state}`)}</span>
      <Why title={t('templates.frozen.title')}>
        <p>{t(`templates.frozen.why.${state}`)}</p>
        <p>{t('templates.frozen.instead')}</p>
      </Why>
    </Root>
  )
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.inkSoft};

  > :not(span) {
    flex: none;
  }
`
