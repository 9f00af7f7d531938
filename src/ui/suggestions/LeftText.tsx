import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { LeftSuggestion } from '../../domain/suggestions/deciding.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

/** Why a suggestion stays as it is, though somebody decided it; nothing where it does not. */
export const LeftText = ({ left }: { readonly left: LeftSuggestion | undefined }) => {
  const { t, i18n } = useTranslation()
  if (left === undefined) return null
  return (
    <Root>
      {t(`suggestions.left.${left.reason}`)} {left.problem && problemText(t, left.problem, matchLanguage(i18n.language))}
    </Root>
  )
}

const Root = styled.output`
  display: block;
  color: ${theme.color.warning};
`
