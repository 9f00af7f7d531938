import { useLocation, useNavigate } from 'react-router'
import type { ResultList } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import type { ListView } from '../../application/preferences/Preferences.ts'
import { printQuery } from '../../domain/query-language/print.ts'
import type { Query } from '../../domain/query-language/query.ts'
import { resultListOf, resultSearch, resultViewOf, savedOriginOf } from '../addresses/resultList.ts'

/** The address of results is their state: what it names, and how to go to another one. */
export const useResultAddress = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const list = resultListOf(params)
  const view = resultViewOf(params)
  const go = (next: Partial<ResultList> & { readonly view?: ListView }, replace = false) =>
    void navigate({ pathname, search: resultSearch({ ...list, ...next }, next.view ?? view, savedOriginOf(params)) }, { replace })
  return { list, view, go, ask: (query: Query) => go({ q: printQuery(query) }) }
}
