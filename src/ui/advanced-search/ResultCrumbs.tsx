import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ADVANCED_RESULT_PATH, advancedResultAddress, searchAddress, searchFormAddress } from '../addresses/search.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'

/** Above results that the form found stands the form, filled in with what was asked; above those of the search field nothing does. */
export const ResultCrumbs = ({ q }: { readonly q: string }) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (pathname !== ADVANCED_RESULT_PATH) return <Breadcrumbs crumbs={[{ id: 'search', label: t('search.title'), to: searchAddress(q) }]} />
  return (
    <Breadcrumbs
      crumbs={[
        { id: 'advancedSearch', label: t('shell.areas.advancedSearch'), to: searchFormAddress(q) },
        { id: 'results', label: t('advancedSearch.results'), to: advancedResultAddress(q) },
      ]}
    />
  )
}
