import { Bookmark, MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { SavedSearchActors } from '../../application/saved-searches/savedSearchActors.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import type { SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import { savedSearchAddress } from '../addresses/savedSearches.ts'
import { ellipsis } from '../kit/focus.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { useQueryText } from '../query-language/QueryWords.tsx'
import { theme } from '../theme/theme.ts'
import { News } from './News.tsx'
import { savedSearchEntries } from './savedSearchEntries.tsx'

interface SavedSearchRowProps {
  readonly search: SavedSearch
  readonly claims: SessionClaims
  readonly actors: Pick<SavedSearchActors, 'savedSearch' | 'removeSavedSearch'>
}

/** A saved search among others: what it is called and finds, whose it is, and what is new. */
export const SavedSearchRow = ({ search, claims, actors }: SavedSearchRowProps) => {
  const { t } = useTranslation()
  const { name, q, news, isOwn, owner, roleIds } = search
  const finds = useQueryText(q)
  const entries = savedSearchEntries(t, search, { claims, actors })
  const label = t('savedSearches.actionsFor', { name })
  const whose = isOwn ? (roleIds.length === 0 ? undefined : t('savedSearches.forRoles', { count: roleIds.length })) : owner === '' ? t('savedSearches.ofNobody') : t('savedSearches.of', { owner })
  return (
    <Row>
      <Way to={savedSearchAddress(search)}>
        <Bookmark size={18} aria-hidden />
        <Lines>
          <strong title={name}>{name}</strong>
          <small title={finds}>{whose === undefined ? finds : t('savedSearches.findsAndWhose', { finds, whose })}</small>
        </Lines>
        {news > 0 && <News count={news} />}
      </Way>
      {entries.length > 0 && <Menu label={label} entries={entries} button={<IconButton label={label} icon={<MoreHorizontal size={16} />} />} />}
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding-right: ${theme.space[3]};
  /* Of hundreds those in sight are drawn. */
  content-visibility: auto;
  contain-intrinsic-size: auto ${theme.size.bar};

  &:hover {
    background: ${theme.color.hover};
  }
`

const Way = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  min-height: ${theme.size.bar};
  padding: ${theme.space[2]} 0 ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.large};
  color: ${theme.color.ink};

  &:focus-visible {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.inset};
  }

  > svg {
    flex: none;
    color: ${theme.color.inkFaint};
  }

`

const Lines = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  strong {
    font-weight: ${theme.font.weight.medium};
    ${ellipsis}
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
    ${ellipsis}
  }
`
