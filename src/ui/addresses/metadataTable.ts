import { type ViewQuery, type ViewScope, WHOLE_MODULE } from '../../application/metadata-table/viewQuery.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { segmentOf } from '../../domain/access/segments.ts'
import { DIRECTIONS } from '../../domain/assets/asset.ts'
import { type CellFilter, type ColumnFilter, FILTER_KINDS, MAX_FILTERS } from '../../domain/metadata-table/cellFilter.ts'
import { ROW_SORTS, type TableSort } from '../../domain/metadata-table/tableScope.ts'
import { tableScopeSearch } from './tableEntrances.ts'

/** A table as an address names it; without a template, the first there is. */
export interface TableAddress {
  readonly templateId: string | undefined
  readonly query: ViewQuery
}

const ID = /^[0-9a-f-]{36}$/

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** One filter out of what anybody may have written into an address. */
const filterIn = (written: unknown): readonly ColumnFilter[] => {
  if (typeof written !== 'object' || written === null) return []
  const { id, is, value, text: contained, from, to, values, metres } = written as Readonly<Record<string, unknown>>
  const kind = FILTER_KINDS.find((one) => one === is)
  if (typeof id !== 'string' || !ID.test(id) || kind === undefined) return []
  const [first, last] = [text(from), text(to)]
  const filters: Readonly<Record<CellFilter['is'], CellFilter>> = {
    empty: { is: 'empty' },
    filled: { is: 'filled' },
    equals: { is: 'equals', value: text(value) ?? '' },
    contains: { is: 'contains', text: text(contained) ?? '' },
    between: { is: 'between', ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) },
    oneOf: { is: 'oneOf', values: texts(values) },
    near: { is: 'near', value: text(value) ?? '', metres: typeof metres === 'number' ? metres : 0 },
  }
  return [{ attributeId: id, filter: filters[kind] }]
}

const filtersIn = (written: string | null): readonly ColumnFilter[] => {
  try {
    const all: unknown = JSON.parse(written ?? '[]')
    return Array.isArray(all) ? all.slice(0, MAX_FILTERS).flatMap(filterIn) : []
  } catch {
    return []
  }
}

const scopeIn = (search: URLSearchParams): ViewScope => {
  const [folderId, words, name] = [search.get('folder') ?? '', search.get('words') ?? '', search.get('selection') ?? '']
  if (ID.test(name)) return { kind: 'selection', name }
  if (ID.test(folderId)) return { kind: 'folder', folderId, withSubfolders: search.get('below') === 'yes' }
  return words.trim() === '' ? WHOLE_MODULE.scope : { kind: 'search', words }
}

const sortIn = (written: string | null): TableSort => {
  const by = ROW_SORTS.find((one) => one === written)
  if (by !== undefined) return { by }
  return written !== null && ID.test(written) ? { by: 'attribute', attributeId: written } : WHOLE_MODULE.sort
}

export const tableAddressOf = (search: URLSearchParams): TableAddress => ({
  templateId: ID.test(search.get('template') ?? '') ? (search.get('template') ?? undefined) : undefined,
  query: {
    scope: scopeIn(search),
    sort: sortIn(search.get('sort')),
    direction: DIRECTIONS.find((one) => one === search.get('direction')) ?? 'asc',
    filters: filtersIn(search.get('filters')),
    search: search.get('q') ?? '',
  },
})

export const metadataTablePath = (type: ResourceType): string => `/${segmentOf(type)}/assets-metadata`

/** The dialog over the table that takes values in from a file: a new one, or one that is under way. */
export const metadataImportPath = (type: ResourceType, importId?: string): string => `${metadataTablePath(type)}/import${importId === undefined ? '' : `/${importId}`}`

/** Where a table is shown. */
export const metadataTableAddress = (type: ResourceType, { templateId, query: { scope, sort, direction, filters, search } }: TableAddress): string => {
  const by = sort.by === 'attribute' ? sort.attributeId : sort.by
  const parts = new URLSearchParams({
    ...(templateId !== undefined && { template: templateId }),
    ...tableScopeSearch(scope),
    ...(by !== 'name' && { sort: by }),
    ...(direction === 'desc' && { direction }),
    ...(filters.length > 0 && { filters: JSON.stringify(filters.map(({ attributeId, filter }) => ({ id: attributeId, ...filter }))) }),
    ...(search !== '' && { q: search }),
  }).toString()
  return `${metadataTablePath(type)}${parts === '' ? '' : `?${parts}`}`
}
