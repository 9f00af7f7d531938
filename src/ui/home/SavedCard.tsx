import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { foremost } from '../../domain/saved-searches/foremost.ts'
import type { SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import { SAVED_SEARCHES_PATH, savedSearchAddress } from '../addresses/savedSearches.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useQueryText } from '../query-language/QueryWords.tsx'
import { type NameOf, useQueryNames } from '../query-language/useQueryNames.ts'
import { SearchLines } from '../saved-searches/listStyles.ts'
import { News } from '../saved-searches/News.tsx'
import { useSavedSearches } from '../saved-searches/useSavedSearches.ts'
import { theme } from '../theme/theme.ts'
import { Card, cardRow } from './homeCard.ts'

interface SavedCardProps {
  readonly capabilities: Capabilities
  readonly permissions: readonly Permission[]
}

const SHOWN = 4

/** Saved searches, those with news first in line, and how much is new in each. */
export const SavedCard = ({ capabilities, permissions }: SavedCardProps) => {
  const { t } = useTranslation()
  const { items, isKnown } = useSavedSearches(capabilities, permissions)
  const shown = foremost(items, SHOWN)
  const nameOf = useQueryNames(capabilities, shown.map(({ q }) => q))
  if (!can(permissions, 'saveSearches')) return null
  return (
    <Card aria-label={t('savedSearches.title')} aria-busy={!isKnown || undefined}>
      <div>
        <h2>{t('savedSearches.title')}</h2>
        {items.length > 0 && <Link to={SAVED_SEARCHES_PATH}>{t('home.allOf', { count: items.length })}</Link>}
      </div>
      {!isKnown && <Skeleton $height="10rem" />}
      {isKnown && items.length === 0 && <Nothing>{t('home.noSaved')}</Nothing>}
      {items.length > 0 && (
        <ul>
          {shown.map((search) => (
            <SavedRow key={search.id} search={search} nameOf={nameOf} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const SavedRow = ({ search, nameOf }: { readonly search: SavedSearch; readonly nameOf: NameOf }) => {
  const { t } = useTranslation()
  const { name, q, news } = search
  const finds = useQueryText(q, nameOf)
  return (
    <li>
      <Row to={savedSearchAddress(search)}>
        <Bookmark size={18} aria-hidden />
        <SearchLines>
          <strong title={name}>{name}</strong>
          <small title={finds}>{finds}</small>
        </SearchLines>
        {news > 0 ? <News count={news} /> : <Quiet>{t('savedSearches.nothingNew')}</Quiet>}
      </Row>
    </li>
  )
}

const Row = styled(Link)`
  ${cardRow}
  border-radius: ${theme.radius.large};

  &:hover {
    background: ${theme.color.hover};
  }

  > svg {
    flex: none;
    color: ${theme.color.inkFaint};
  }
`

const Quiet = styled.small`
  flex: none;
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
`

const Nothing = styled.p`
  padding: ${theme.space[4]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  color: ${theme.color.inkSoft};
  background: ${theme.color.surface};
`
