import { useState } from 'react'
import { useLocation } from 'react-router'
import { isResultPath, termOf } from '../addresses/search.ts'

/**
 * What stands in the search field: what is being typed; otherwise, on the page of results, what was searched for. Emptied by hand the
 * field stays empty until it is left or another page comes.
 */
export const useSearchTerm = (typed: string) => {
  const { pathname, search, key } = useLocation()
  const [emptiedAt, setEmptiedAt] = useState<string>()
  const searched = isResultPath(pathname) && emptiedAt !== key ? termOf(new URLSearchParams(search)) : ''
  return { shown: typed === '' ? searched : typed, emptied: () => setEmptiedAt(key), restored: () => setEmptiedAt(undefined), isSearched: typed === '' && searched !== '' }
}
