import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { ENGINES } from '../../domain/suggestions/suggestion.ts'
import { theme } from '../theme/theme.ts'
import { reasonText } from './reasonText.ts'

interface SuggestedByProps {
  readonly engine: string
  readonly page?: number
  readonly confidence: number
  /** What of several it was. */
  readonly text?: string
}

/** In a history: what proposed something before somebody accepted it. */
export const SuggestedBy = ({ engine: name, page, confidence, text }: SuggestedByProps) => {
  const { t, i18n } = useTranslation()
  const engine = ENGINES.find((one) => one === name)
  if (engine === undefined) return null
  const reason = reasonText(t, { confidence, origin: { engine, ...(page === undefined ? {} : { page }) } }, matchLanguage(i18n.language))
  return <Root>{t('suggestions.suggestedBy', { reason: text === undefined ? reason : `${text} · ${reason}` })}</Root>
}

const Root = styled.small`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;
`
