import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../../theme/theme.ts'
import { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx'

/** The facets beside the result, where there is room for both. */
export const FacetAside = (props: FacetPanelProps) => {
  const { t } = useTranslation()
  return (
    <Aside aria-label={t('advancedSearch.filters')}>
      <FacetPanel {...props} />
    </Aside>
  )
}

const Aside = styled.aside`
  display: none;
  flex: none;
  width: ${theme.size.facets};
  padding: ${theme.space[1]} ${theme.space[5]} ${theme.space[5]};
  border-right: ${theme.border.line};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  ${theme.media.lg} {
    display: block;
  }
`
