import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SAVED_SEARCHES } from '../../application/saved-searches/savedSearchActors.ts'
import type { RecentSearch, SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import { foremost } from '../../domain/saved-searches/foremost.ts'
import { SAVED_SEARCHES_PATH, savedSearchAddress } from '../addresses/savedSearches.ts'
import { useCapability } from '../page/useCapability.ts'
import { useTypedQueries } from '../query-language/useTypedQueries.ts'
import type { FieldAssist, FieldStart } from '../search/FieldAssist.ts'

/** So many of each are offered; the page of all of them is one of the offers. */
const OFFERED = 5
const NO_SAVED: readonly SavedSearch[] = []
const NO_RECENT: readonly RecentSearch[] = []

/** What the search field offers before anything is typed: saved searches, and what was searched for lately. */
export const FieldStarts: FieldAssist['Starts'] = ({ capabilities, onChange }) => {
  const { t } = useTranslation()
  const actors = useCapability(capabilities, SAVED_SEARCHES)
  const saved = useSelector(actors?.savedSearches, (snapshot) => snapshot?.context.items ?? NO_SAVED)
  const recent = useSelector(actors?.recentSearches, (snapshot) => snapshot?.context.items ?? NO_RECENT)
  const searches = actors?.recentSearches
  const typed = useTypedQueries(capabilities, recent.map(({ q }) => q))
  useEffect(() => {
    // What cannot be fetched is done without.
    capabilities.load(SAVED_SEARCHES).then(
      (loaded) => {
        loaded.openSavedSearches()
        loaded.recentSearches.send({ type: 'searches.opened' })
      },
      () => undefined,
    )
  }, [capabilities])
  const starts = useMemo((): readonly FieldStart[] => {
    const erase = (q: string | null) => () => searches?.send({ type: 'search.forgotten', q })
    return [
      ...foremost(saved, OFFERED).map((search): FieldStart => ({
        kind: 'address',
        id: `saved-${search.id}`,
        group: 'saved',
        label: search.name,
        to: savedSearchAddress(search),
        ...(search.news === 0 ? {} : { detail: t('savedSearches.news', { count: search.news }) }),
      })),
      ...(saved.length === 0 ? [] : [{ kind: 'address', id: 'saved-all', group: 'saved', label: t('savedSearches.all'), detail: t('savedSearches.count', { count: saved.length }), to: SAVED_SEARCHES_PATH } as const]),
      ...recent.slice(0, OFFERED).map(({ q }): FieldStart => ({ kind: 'search', id: `recent-${q}`, group: 'recent', label: typed(q), q, erase: erase(q) })),
      ...(recent.length === 0 ? [] : [{ kind: 'act', id: 'recent-none', group: 'recent', label: t('savedSearches.eraseAll'), act: erase(null) } as const]),
    ]
  }, [saved, recent, searches, typed, t])
  useEffect(() => onChange(starts), [starts, onChange])
  return null
}
