import { Bookmark, List } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { foremost } from '../../domain/saved-searches/foremost.ts'
import { savedOriginOf } from '../addresses/resultList.ts'
import { SAVED_SEARCHES_PATH, savedSearchAddress } from '../addresses/savedSearches.ts'
import { ellipsis } from '../kit/mixins.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { Count, Group, Place } from '../shell/places.ts'
import { theme } from '../theme/theme.ts'
import { useSavedSearches } from './useSavedSearches.ts'

interface SavedPlacesProps {
  readonly capabilities: Capabilities
  readonly claims: SessionClaims
}

/** So many stand in the navigation; all of them on a page of their own. */
const SHOWN = 5

/** The saved searches of the navigation; nothing where there are none. */
export const SavedPlaces = ({ capabilities, claims }: SavedPlacesProps) => {
  const { t, i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const { items } = useSavedSearches(capabilities, claims.permissions)
  const language = matchLanguage(i18n.language)
  if (items.length === 0) return null
  const current = savedOriginOf(new URLSearchParams(search))
  return (
    <Places>
      <Group>{t('savedSearches.title')}</Group>
      {foremost(items, SHOWN).map((saved) => (
        <Place key={saved.id} to={savedSearchAddress(saved)} $on={current === saved.id} aria-current={current === saved.id ? 'page' : 'false'}>
          <Bookmark size={18} aria-hidden />
          <Name title={saved.name}>{saved.name}</Name>
          {saved.news > 0 && (
            <NewCount>
              <span aria-hidden>{formatNumber(saved.news, language)}</span>
              <VisuallyHidden>{t('savedSearches.news', { count: saved.news })}</VisuallyHidden>
            </NewCount>
          )}
        </Place>
      ))}
      <Place to={SAVED_SEARCHES_PATH} $on={pathname === SAVED_SEARCHES_PATH}>
        <List size={18} aria-hidden />
        {t('savedSearches.all')}
        <Count>{formatNumber(items.length, language)}</Count>
      </Place>
    </Places>
  )
}

const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.half};
`

const Name = styled.span`
  min-width: 0;
  ${ellipsis}
`

const NewCount = styled(Count)`
  padding: 1px ${theme.space.snug};
  border-radius: ${theme.radius.round};
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.primary};
  background: ${theme.color.primarySoft};
`
