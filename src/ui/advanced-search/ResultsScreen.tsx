import { useSelector } from '@xstate/react'
import { Search } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import type { QueryProblem } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import type { AdvancedSearchActors } from '../../application/advanced-search/advancedSearchActors.ts'
import type { FavoritesActors } from '../../application/favorites/favoritesActors.ts'
import type { PreferencesActor } from '../../application/preferences/preferences.machine.ts'
import type { ListSelectionActors } from '../../application/selection/listSelectionActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { nameOf, resourceOf } from '../../domain/items/item.ts'
import type { ModuleCount } from '../../domain/items/moduleCounts.ts'
import { parseQuery } from '../../domain/query-language/parse.ts'
import { can } from '../../domain/rights/can.ts'
import { isSameResult } from '../addresses/resultList.ts'
import { advancedResultAddress } from '../addresses/search.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ItemBar } from '../items/ItemBar.tsx'
import { ItemPage } from '../items/ItemPage.tsx'
import { useItemPicks } from '../items/useItemPicks.ts'
import { useLeftPage } from '../page/useLeftPage.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { typedQuery } from '../query-language/typedQuery.ts'
import { useQueryNames } from '../query-language/useQueryNames.ts'
import { useSelectAllKey } from '../selection/useSelectAllKey.ts'
import { ResultExportDialog } from '../table-export/ResultExportDialog.tsx'
import { ConditionChips } from './ConditionChips.tsx'
import { FacetAside } from './facets/FacetAside.tsx'
import { facetChoices } from './facets/facetChoices.ts'
import { FacetSheet } from './facets/FacetSheet.tsx'
import { FacetValuesDialog } from './facets/FacetValuesDialog.tsx'
import { useFacets } from './facets/useFacets.ts'
import { NothingFound } from './NothingFound.tsx'
import { HitList } from './results/HitList.tsx'
import { ResultsFailed, ResultsStuck, ResultsWaiting } from './results/ResultsStates.tsx'
import { ResultCrumbs } from './ResultCrumbs.tsx'
import { ResultsHead } from './ResultsHead.tsx'
import { PartsLeftOut } from './QueryProblems.tsx'
import { tablesOf } from './tablesOf.ts'
import { useResultExport } from './useResultExport.ts'
import { useResultAddress } from './useResultAddress.ts'
import { longList, wholeResult } from './wholeResult.ts'

interface ResultsScreenProps {
  readonly actors: FirstActors & AdvancedSearchActors & FavoritesActors & ListSelectionActors
  readonly preferences: PreferencesActor
  readonly permissions: readonly Permission[]
  /** What more can be done with the search. */
  readonly tools?: ReactNode
}

/** Finds everything there is, to be narrowed from there. */
const ALL = '*'
const NOWHERE: readonly ModuleCount[] = []
const NO_PROBLEMS: readonly QueryProblem[] = []

/** Everything that a query finds, and by what it can be narrowed. */
export const ResultsScreen = ({ actors, preferences, permissions, tools }: ResultsScreenProps) => {
  const { searchResults, facets, facetValues, advice, files, favorite, listSelection, hitsBetween } = actors
  const { t } = useTranslation()
  const address = useResultAddress()
  const { list, wanted, go, ask } = address
  const query = useMemo(() => parseQuery(wanted.q), [wanted.q])
  const preferred = useSelector(preferences, ({ context }) => context.view)
  const view = address.view ?? preferred
  const results = useSelector(searchResults, (current) => current)
  const { facets: counted, attributes: sortable } = useFacets(facets).context
  const called = useQueryNames(actors.capabilities, [wanted.q])
  const looked = useSelector(facetValues, ({ context }) => context.facet)
  const scroller = useRef<HTMLDivElement>(null)
  const [isFiltering, setFiltering] = useState(false)
  const { list: listed, items: hits, runs, total, summary, isOther } = results.context
  const counts = summary?.modules ?? NOWHERE
  const problems = summary?.problems ?? NO_PROBLEMS
  const found = useMemo(() => summary && wholeResult(list.q, total, summary), [list.q, total, summary])
  // The hits of another search can be looked at while those of the address are on their way, and are not selected; what was is kept for coming back.
  const isOfAddress = results.matches('shown') && !isOther && isSameResult(listed, list)
  const long = useMemo(() => listed && longList(listed, { hits, runs, total, found }, hitsBetween), [listed, hits, runs, total, found, hitsBetween])
  const picks = useItemPicks(listSelection, isOfAddress ? hits : undefined, long)
  const { exporting, onExport } = useResultExport(actors, list, total, counts, permissions)
  const acting = { actors, permissions, selection: listSelection }
  const isListed = results.matches('shown') && hits.length > 0
  const onRows = useCallback((from: number) => searchResults.send({ type: 'rows.wanted', from }), [searchResults])
  useSelectAllKey(isListed ? 'shown' : results.matches('reading') ? 'opening' : 'none', picks.onAll)
  const label = t('search.resultsFor', { term: typedQuery(t, called, list.q) })
  usePageTitle(list.q === '' ? t('search.title') : label)

  const { choiceOf, onChoose } = facetChoices(query, ask)
  const panel = { facets, files, choiceOf, onChoose, onOpen: ({ id }: { readonly id: string }) => facetValues.send({ type: 'facet.opened', q: list.q, facet: id }) }
  const open = counted.find(({ id }) => id === looked)
  // The values of a facet go with the result that they were looked through for.
  const closeValues = useCallback(() => facetValues.send({ type: 'close' }), [facetValues])
  useEffect(() => closeValues, [closeValues])
  useLeftPage(closeValues)
  const chosen = counted.reduce((count, { field }) => count + choiceOf(field).included.length + choiceOf(field).excluded.length, 0)
  return (
    <Beside>
      {list.q !== '' && <FacetAside {...panel} />}
      <ItemPage
        crumbs={<ResultCrumbs q={list.q} />}
        scroller={scroller}
        head={
          list.q !== '' && (
            <>
              <ResultsHead
                total={results.matches('shown') ? total : results.matches('failed') ? null : undefined}
                list={list}
                attributes={sortable}
                view={view}
                mayEdit={can(permissions, 'editTableCells')}
                tables={tablesOf(t, { list, modules: counts, attributes: sortable }, permissions)}
                onExport={onExport}
                onOrder={(sort, direction) => go({ sort, direction })}
                onView={(next) => {
                  preferences.send({ type: 'view.chosen', view: next })
                  go({ view: next }, true)
                }}
                onFilter={() => setFiltering(true)}
                chosen={chosen}
              >
                {tools}
              </ResultsHead>
              <ConditionChips query={query} facets={counted} nameOf={called} onAsk={ask} />
            </>
          )
        }
        bar={picks.selecting && isListed ? <ItemBar selection={listSelection} items={hits} acting={acting} /> : undefined}
      >
        {list.q === '' && (
          <EmptyState
            icon={<Search size={28} strokeWidth={1.5} />}
            title={t('search.empty.title')}
            text={t('advancedSearch.emptyText')}
            action={<ButtonLink to={advancedResultAddress(ALL)}>{t('advancedSearch.everything')}</ButtonLink>}
          />
        )}
        {(results.matches('reading') || (results.matches('shown') && isOther && hits.length === 0)) && <ResultsWaiting view={view} />}
        {results.matches('failed') && <ResultsFailed searchResults={searchResults} />}
        {results.matches('shown') && hits.length === 0 && !isOther && <NothingFound advice={advice} list={list} problems={problems} facets={counted} nameOf={called} />}
        {isListed && (
          <div aria-busy={isOther || undefined}>
            <PartsLeftOut problems={isOther ? NO_PROBLEMS : problems} />
            <HitList
              key={`${list.q} ${JSON.stringify(list.sort)} ${list.direction}`}
              view={view}
              label={label}
              hits={hits}
              runs={runs}
              total={total}
              files={files}
              mayOpen={can(permissions, 'viewDetails')}
              acting={acting}
              picks={picks}
              scroller={scroller}
              sort={list.sort}
              direction={list.direction}
              onOrder={(sort, direction) => go({ sort, direction })}
              onStar={(hit) => void favorite([nameOf(hit)], !resourceOf(hit).favorite)}
              onRows={onRows}
            />
            <ResultsStuck searchResults={searchResults} />
          </div>
        )}
      </ItemPage>
      {exporting !== undefined && <ResultExportDialog resultExport={exporting} q={list.q} />}
      {isFiltering && <FacetSheet {...panel} searchResults={searchResults} onClose={() => setFiltering(false)} />}
      {open !== undefined && <FacetValuesDialog facetValues={facetValues} facet={open} choice={choiceOf(open.field)} onChoose={(choice) => onChoose(open.field, choice)} />}
    </Beside>
  )
}

const Beside = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;

  > :last-child {
    min-width: 0;
  }
`
