import type { ResultList, ResultSort } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import { LIST_VIEWS, type ListView } from '../../application/preferences/Preferences.ts'
import { RESULT_SORTS } from '../../domain/advanced-search/resultSort.ts'
import { DIRECTIONS } from '../../domain/assets/asset.ts'

const ATTRIBUTE = 'attribute:'

const sortOf = (written: string | null): ResultSort => {
  if (written?.startsWith(ATTRIBUTE) === true) return { by: 'attribute', attributeId: written.slice(ATTRIBUTE.length) }
  return { by: RESULT_SORTS.find((sort) => sort === written) ?? 'relevance' }
}

/** What an address of results lists, and in which order; most relevant first unless told. */
export const resultListOf = (search: URLSearchParams): ResultList => ({
  q: (search.get('q') ?? '').trim(),
  sort: sortOf(search.get('sort')),
  direction: DIRECTIONS.find((direction) => direction === search.get('direction')) ?? 'asc',
})

/** Whether both list the same, in the same order. */
export const isSameResult = (one: ResultList | undefined, other: ResultList): boolean => JSON.stringify(one) === JSON.stringify(other)

/** How an address of results shows them; undefined: as the person likes lists. */
export const resultViewOf = (search: URLSearchParams): ListView | undefined => LIST_VIEWS.find((view) => view === search.get('view'))

/** The saved search that an address of results began with, by its identifier. */
export const savedOriginOf = (search: URLSearchParams): string | undefined => search.get('saved') ?? undefined

/** The part of an address that names a result. `saved`: the saved search that it began with. */
export const resultSearch = ({ q, sort, direction }: ResultList, view: ListView | undefined, saved?: string): string => {
  const written = sort.by === 'attribute' ? `${ATTRIBUTE}${sort.attributeId}` : sort.by
  const parts = {
    q,
    ...(written === 'relevance' ? {} : { sort: written }),
    ...(written === 'relevance' || direction === 'asc' ? {} : { direction }),
    ...(view === undefined ? {} : { view }),
    ...(saved === undefined ? {} : { saved }),
  }
  return `?${new URLSearchParams(parts).toString()}`
}
