import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ResultList } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import type { ListView } from '../../application/preferences/Preferences.ts'
import { printQuery } from '../../domain/query-language/print.ts'
import type { Query } from '../../domain/query-language/query.ts'
import { resultListOf, resultSearch, resultViewOf, savedOriginOf } from '../addresses/resultList.ts'

interface Asked {
  /** The search part of the address that was asked for. */
  readonly search: string
  readonly list: ResultList
  readonly view: ListView | undefined
}

/** What is still on its way at an address: pages come in the order they were asked for, some of them never, and one may go elsewhere meanwhile. */
const stillAsked = (asked: readonly Asked[], search: string): readonly Asked[] => {
  if (asked.at(-1)?.search === search) return []
  const at = asked.findIndex((one) => one.search === search)
  return at < 0 ? [] : asked.slice(at + 1)
}

/**
 * The address of results is their state: what it names, and how to go to another one. `wanted` is what it is on its way to name, which comes
 * with its page: whoever chooses one thing after the other adds to that.
 */
export const useResultAddress = () => {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [pending, setPending] = useState<{ readonly at: string; readonly asked: readonly Asked[] }>({ at: key, asked: [] })
  const asked = pending.at === key ? pending.asked : stillAsked(pending.asked, search)
  if (pending.at !== key) setPending({ at: key, asked })
  const params = new URLSearchParams(search)
  const named = { list: resultListOf(params), view: resultViewOf(params) }
  const wanted = asked.at(-1) ?? named
  const go = ({ view = wanted.view, ...next }: Partial<ResultList> & { readonly view?: ListView }, replace = false) => {
    const list = { ...wanted.list, ...next }
    const to = resultSearch(list, view, savedOriginOf(params))
    setPending({ at: key, asked: [...asked, { search: to, list, view }] })
    void navigate({ pathname, search: to }, { replace })
  }
  return { ...named, wanted: wanted.list, go, ask: (query: Query) => go({ q: printQuery(query) }) }
}
