import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import { Alert } from '../kit/Alert.tsx'
import { useQueryText } from '../query-language/QueryWords.tsx'
import type { NameOf } from '../query-language/useQueryNames.ts'
import { theme } from '../theme/theme.ts'

interface StaleSavedSearchProps {
  readonly nameOf: NameOf
  readonly search: SavedSearch | undefined
  readonly theirs: SavedSearch | undefined
}

/** Says that somebody else has changed the search meanwhile, and what. */
export const StaleSavedSearch = ({ nameOf, search, theirs }: StaleSavedSearchProps) => {
  const { t } = useTranslation()
  const finds = useQueryText(theirs?.q ?? '', nameOf)
  if (search === undefined || theirs === undefined) return null
  return (
    <>
      <Alert>{t('savedSearches.stale')}</Alert>
      <Changes>
        {theirs.name !== search.name && <li>{t('savedSearches.theirs.name', { name: theirs.name })}</li>}
        {theirs.q !== search.q && <li>{t('savedSearches.theirs.query', { query: finds })}</li>}
        {theirs.roleIds.join() !== search.roleIds.join() && <li>{theirs.roleIds.length === 0 ? t('savedSearches.theirs.private') : t('savedSearches.theirs.roles', { count: theirs.roleIds.length })}</li>}
      </Changes>
    </>
  )
}

const Changes = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;
`
