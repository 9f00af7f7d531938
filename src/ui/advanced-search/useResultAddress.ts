import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ResultList } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import type { ListView } from '../../application/preferences/Preferences.ts'
import { printQuery } from '../../domain/query-language/print.ts'
import type { Query } from '../../domain/query-language/query.ts'
import { resultListOf, resultSearch, resultViewOf, savedOriginOf } from '../addresses/resultList.ts'

/**
 * The address of results is their state: what it names, and how to go to another one. `wanted` is what it is on its way to name, which comes
 * with its page: whoever chooses one thing after the other adds to that.
 */
export const useResultAddress = () => {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ readonly from: string; readonly list: ResultList; readonly view: ListView | undefined }>()
  // One comes back to where something was asked from as well.
  if (asked !== undefined && asked.from !== key) setAsked(undefined)
  const params = new URLSearchParams(search)
  const named = { list: resultListOf(params), view: resultViewOf(params) }
  const wanted = asked?.from === key ? asked : named
  const go = ({ view = wanted.view, ...next }: Partial<ResultList> & { readonly view?: ListView }, replace = false) => {
    const list = { ...wanted.list, ...next }
    setAsked({ from: key, list, view })
    void navigate({ pathname, search: resultSearch(list, view, savedOriginOf(params)) }, { replace })
  }
  return { ...named, wanted: wanted.list, go, ask: (query: Query) => go({ q: printQuery(query) }) }
}
