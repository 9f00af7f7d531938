import { Bookmark, MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SavedSearchActors } from '../../application/saved-searches/savedSearchActors.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import type { SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import { savedSearchAddress } from '../addresses/savedSearches.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { useQueryText } from '../query-language/QueryWords.tsx'
import type { NameOf } from '../query-language/useQueryNames.ts'
import { theme } from '../theme/theme.ts'
import { SearchLines, SearchRow, SearchWay } from './listStyles.ts'
import { News } from './News.tsx'
import { savedSearchEntries } from './savedSearchEntries.tsx'

interface SavedSearchRowProps {
  readonly search: SavedSearch
  readonly nameOf: NameOf
  readonly claims: SessionClaims
  readonly actors: Pick<SavedSearchActors, 'savedSearch' | 'removeSavedSearch'>
}

/** A saved search among others: what it is called and finds, whose it is, and what is new. */
export const SavedSearchRow = ({ search, nameOf, claims, actors }: SavedSearchRowProps) => {
  const { t } = useTranslation()
  const { name, q, news, isOwn, owner, roleIds } = search
  const finds = useQueryText(q, nameOf)
  const entries = savedSearchEntries(t, search, { claims, actors })
  const label = t('savedSearches.actionsFor', { name })
  const whose = isOwn ? (roleIds.length === 0 ? undefined : t('savedSearches.forRoles', { count: roleIds.length })) : owner === '' ? t('savedSearches.ofNobody') : t('savedSearches.of', { owner })
  return (
    <SearchRow>
      <Way to={savedSearchAddress(search)}>
        <Bookmark size={18} aria-hidden />
        <SearchLines>
          <strong title={name}>{name}</strong>
          <small title={finds}>{whose === undefined ? finds : t('savedSearches.findsAndWhose', { finds, whose })}</small>
        </SearchLines>
        {news > 0 && <News count={news} />}
      </Way>
      {entries.length > 0 && <Menu label={label} entries={entries} button={<IconButton label={label} icon={<MoreHorizontal size={16} />} />} />}
    </SearchRow>
  )
}

const Way = styled(SearchWay)`
  min-height: ${theme.size.bar};
  padding-block: ${theme.space[2]};
`
