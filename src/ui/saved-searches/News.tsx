import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** How many that a saved search finds are new. */
export const News = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation()
  return <Pill>{t('savedSearches.news', { count })}</Pill>
}

const Pill = styled.span`
  flex: none;
  padding: 2px ${theme.space[2]};
  border-radius: ${theme.radius.round};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.semibold};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.primary};
  background: ${theme.color.primarySoft};
  white-space: nowrap;
`
