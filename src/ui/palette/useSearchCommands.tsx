import { useSelector } from '@xstate/react'
import { Bookmark, History } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { can } from '../../domain/rights/can.ts'
import { foremost } from '../../domain/saved-searches/foremost.ts'
import type { RecentSearch } from '../../domain/saved-searches/savedSearch.ts'
import { searchAddress } from '../addresses/search.ts'
import { savedSearchAddress } from '../addresses/savedSearches.ts'
import { RESULTS_PAGE } from '../advanced-search/resultsPage.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { useTypedQueries } from '../query-language/useTypedQueries.ts'
import { useSavedSearches } from '../saved-searches/useSavedSearches.ts'
import type { Command } from './command.ts'

const NONE: readonly RecentSearch[] = []

/** So many of each before anything is typed. */
const OFFERED = 5

/** Saved searches, and what was searched for lately; some of them before anything is typed. */
export const useSearchCommands = ({ shell: { capabilities }, claims: { permissions } }: ScreenProps, term: string): readonly Command[] => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { actors, items } = useSavedSearches(capabilities, permissions)
  const recent = useSelector(actors?.recentSearches, (snapshot) => snapshot?.context.items ?? NONE)
  useEffect(() => actors?.recentSearches.send({ type: 'searches.opened' }), [actors])
  const typed = useTypedQueries(capabilities, recent.map(({ q }) => q))
  if (!can(permissions, 'saveSearches')) return []
  const isBegun = term.trim() !== ''
  return [
    ...(isBegun ? items : foremost(items, OFFERED)).map((search): Command => ({
      id: `saved-${search.id}`,
      group: 'saved',
      label: search.name,
      icon: <Bookmark size={16} aria-hidden />,
      run: () => void navigate(savedSearchAddress(search)),
      ...(search.news === 0 ? {} : { detail: t('savedSearches.news', { count: search.news }) }),
    })),
    ...recent.slice(0, isBegun ? undefined : OFFERED).map(({ q }): Command => ({
      id: `searched-${q}`,
      group: 'searched',
      label: typed(q),
      icon: <History size={16} aria-hidden />,
      run: () => {
        RESULTS_PAGE.submitted(capabilities, q)
        void navigate(searchAddress(q))
      },
    })),
  ]
}
