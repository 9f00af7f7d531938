import { useSelector } from '@xstate/react'
import { Bookmark, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import type { SavedSearchActors } from '../../application/saved-searches/savedSearchActors.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import { matchesWords } from '../../domain/search/matching.ts'
import { SAVED_SEARCHES_PATH } from '../addresses/savedSearches.ts'
import { ADVANCED_SEARCH_PATH } from '../addresses/search.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TextField } from '../kit/TextField.tsx'
import { ItemHead, ItemPage } from '../items/ItemPage.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { typedQuery } from '../query-language/typedQuery.ts'
import { type NameOf, useQueryNames } from '../query-language/useQueryNames.ts'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { Box, GroupHead } from './listStyles.ts'
import { RecentSearchList } from './RecentSearchList.tsx'
import { SavedSearchRow } from './SavedSearchRow.tsx'

interface SavedSearchesScreenProps {
  readonly actors: SavedSearchActors & Pick<FirstActors, 'capabilities'>
  readonly claims: SessionClaims
}

const WAITING = Array.from({ length: 4 }, (_, row) => row)

/** All saved searches, one's own and those for one's roles; and what was searched for lately. */
export const SavedSearchesScreen = ({ actors, claims }: SavedSearchesScreenProps) => {
  const { t, i18n } = useTranslation()
  const { savedSearches, recentSearches } = actors
  const [find, setFind] = useState('')
  const snapshot = useSelector(savedSearches, (current) => current)
  const { items, failure } = snapshot.context
  const isReading = snapshot.matches('unopened') || snapshot.matches('reading')
  const isFailed = snapshot.matches('failed')
  const isListed = !isReading && !isFailed
  const title = t('savedSearches.title')
  usePageTitle(title)
  const nameOf = useQueryNames(actors.capabilities, items.map(({ q }) => q))
  const found = items.filter(({ name, q, owner }) => matchesWords(find, `${name} ${q} ${typedQuery(t, nameOf, q)} ${owner}`))
  const groups = [
    { id: 'own', title: t('savedSearches.own'), searches: found.filter(({ isOwn }) => isOwn) },
    { id: 'others', title: t('savedSearches.others'), searches: found.filter(({ isOwn }) => !isOwn) },
  ].filter(({ searches }) => searches.length > 0)
  return (
    <ItemPage
      crumbs={<Breadcrumbs crumbs={[{ id: 'search', label: t('shell.areas.advancedSearch'), to: ADVANCED_SEARCH_PATH }, { id: 'saved', label: title, to: SAVED_SEARCHES_PATH }]} />}
      head={
        <ItemHead>
          <h1>{title}</h1>
          {isListed && items.length > 0 && <output>{t('savedSearches.count', { count: items.length })}</output>}
        </ItemHead>
      }
    >
      <Page aria-busy={isReading || undefined}>
        {isReading && (
          <Waiting>
            {WAITING.map((row) => (
              <Skeleton key={row} $height={theme.size.bar} />
            ))}
          </Waiting>
        )}
        {isFailed && failure && (
          <ErrorState title={t('savedSearches.failed')} text={failureText(t, failure, matchLanguage(i18n.language))} onRetry={() => savedSearches.send({ type: 'retry' })} />
        )}
        {isListed && items.length === 0 && (
          <EmptyState
            icon={<Bookmark size={28} strokeWidth={1.5} />}
            title={t('savedSearches.none.title')}
            text={t('savedSearches.none.text')}
            action={
              <ButtonLink to={ADVANCED_SEARCH_PATH} icon={<Search size={16} aria-hidden />}>
                {t('savedSearches.none.search')}
              </ButtonLink>
            }
          />
        )}
        {isListed && items.length > 0 && (
          <Find>
            <TextField label={t('savedSearches.find')} value={find} type="search" autoComplete="off" onChange={(event) => setFind(event.currentTarget.value)} />
          </Find>
        )}
        {isListed && items.length > 0 && groups.length === 0 && (
          <EmptyState title={t('savedSearches.notFound')} action={<Button onClick={() => setFind('')}>{t('savedSearches.showAll')}</Button>} />
        )}
        {isListed && groups.map((group) => <SearchGroup key={group.id} {...group} nameOf={nameOf} actors={actors} claims={claims} />)}
        <RecentSearchList recentSearches={recentSearches} capabilities={actors.capabilities} />
      </Page>
    </ItemPage>
  )
}

interface SearchGroupProps extends SavedSearchesScreenProps {
  readonly id: string
  readonly title: string
  readonly searches: readonly SavedSearch[]
  readonly nameOf: NameOf
}

const SearchGroup = ({ id, title, searches, nameOf, actors, claims }: SearchGroupProps) => (
  <section aria-labelledby={`searches-${id}`}>
    <GroupHead>
      <h2 id={`searches-${id}`}>{title}</h2>
    </GroupHead>
    <Box>
      {searches.map((search) => (
        <SavedSearchRow key={search.id} search={search} nameOf={nameOf} claims={claims} actors={actors} />
      ))}
    </Box>
  </section>
)

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  max-width: ${theme.size.dialogWide};
  padding-bottom: ${theme.space[8]};
`

const Find = styled.div`
  max-width: ${theme.size.search};
`

const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`
