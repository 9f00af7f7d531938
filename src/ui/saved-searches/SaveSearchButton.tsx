import { Bookmark, BookmarkCheck, ChevronDown, List, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { SAVED_SEARCHES } from '../../application/saved-searches/savedSearchActors.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { can } from '../../domain/rights/can.ts'
import { keptQuery, mayChange } from '../../domain/saved-searches/savedSearch.ts'
import { resultListOf, savedOriginOf } from '../addresses/resultList.ts'
import { SAVED_SEARCHES_PATH } from '../addresses/savedSearches.ts'
import { Button } from '../kit/Button.tsx'
import { ellipsis } from '../kit/mixins.ts'
import { Menu } from '../kit/Menu.tsx'
import { visuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'
import { openSavedSearch, savedSearchEntries } from './savedSearchEntries.tsx'
import { useSavedSearches } from './useSavedSearches.ts'

interface SaveSearchButtonProps {
  readonly capabilities: Capabilities
  readonly claims: SessionClaims
}

/** On the page of results: saves the search, says that it is saved, or changes the one that the page began with. */
export const SaveSearchButton = ({ capabilities, claims }: SaveSearchButtonProps) => {
  const { t } = useTranslation()
  const params = new URLSearchParams(useLocation().search)
  const { actors, items } = useSavedSearches(capabilities, claims.permissions)
  const q = keptQuery(resultListOf(params).q)
  const same = items.filter((search) => search.q === q)
  const origin = items.find(({ id }) => id === savedOriginOf(params))
  const saved = same.find(({ id }) => id === origin?.id) ?? same.find(({ isOwn }) => isOwn) ?? same[0]
  const look = actors?.lookAtSavedSearch
  const seen = same.map(({ id }) => id).join()
  useEffect(() => {
    for (const id of seen.split(',').filter((one) => one !== '')) look?.(id)
  }, [look, seen])
  if (!can(claims.permissions, 'saveSearches')) return null
  const save = () => void capabilities.load(SAVED_SEARCHES).then((loaded) => openSavedSearch(claims, loaded, { q }), () => undefined)
  const changed = saved === undefined && origin !== undefined && mayChange(origin, claims.permissions) ? origin : undefined
  if (actors === undefined || (saved === undefined && changed === undefined)) {
    return (
      <Button icon={<Bookmark size={16} />} onClick={save}>
        <Words>{t('savedSearches.save')}</Words>
      </Button>
    )
  }
  const shown = saved ?? changed
  const isSaved = saved !== undefined
  const asNew = { id: 'save', label: t('savedSearches.saveAsNew'), icon: <Plus size={16} />, onSelect: save }
  const all = { id: 'all', label: t('savedSearches.all'), icon: <List size={16} />, to: SAVED_SEARCHES_PATH, separated: true }
  const label = isSaved ? t('savedSearches.savedAs', { name: saved.name }) : t('savedSearches.save')
  return (
    <Menu
      label={label}
      entries={[...(shown === undefined ? [] : savedSearchEntries(t, shown, { claims, actors, ...(isSaved ? {} : { q }) })), ...(isSaved && saved.isOwn ? [] : [asNew]), all]}
      button={
        <Button icon={isSaved ? <BookmarkCheck size={16} /> : <Bookmark size={16} />} aria-label={label} title={label}>
          <Words>{isSaved ? saved.name : label}</Words>
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    />
  )
}

/** A phone shows the sign alone. */
const Words = styled.span`
  max-width: 22ch;
  ${ellipsis}

  ${theme.media.belowSm} {
    ${visuallyHidden}
  }
`
