import type { Facet, FacetValue } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import { yearBins, type YearRange } from '../../domain/advanced-search/years.ts'
import { VALUE_TYPES } from '../../domain/metadata/valueTypes.ts'
import { namesOfKind } from '../../domain/query-language/assetKinds.ts'
import { facetState, isFacetType, withoutFacet } from '../../domain/query-language/facets.ts'
import { fieldKey } from '../../domain/query-language/fields.ts'
import { allOf } from '../../domain/query-language/normalForm.ts'
import type { Query } from '../../domain/query-language/query.ts'
import type { SearchAttribute } from '../../domain/query-language/resolved.ts'
import { folded } from '../../domain/search/words.ts'
import type { InMemoryDocument } from './inMemoryDocuments.ts'

const FIELDS = ['type', 'person', 'contact', 'repository', 'folder', 'tag', 'by', 'added', 'rights', 'is', 'unread'] as const
const HISTOGRAMS: readonly string[] = ['edtf', 'date', 'added']

/** Values that are answered of one facet, unless they are looked through. */
const FIRST = 10

interface Counted {
  readonly value: string
  readonly label: string
  readonly count: number
}

const countsOf = (documents: readonly InMemoryDocument[], id: string): readonly Counted[] => {
  const counts = new Map<string, Counted>()
  for (const { facets } of documents) {
    for (const [value, label] of new Map(facets[id])) counts.set(value, { value, label, count: (counts.get(value)?.count ?? 0) + 1 })
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label, 'en'))
}

const faceOf = (documents: readonly InMemoryDocument[], name: string): Pick<FacetValue, 'face'> => {
  for (const { item, persons } of documents) {
    const person = persons.find((one) => one.name === name)
    if (person !== undefined && item.kind === 'asset') return { face: { id: item.asset.id, contentVersion: item.asset.contentVersion, area: person.area } }
  }
  return {}
}

const yearOf = (day: number): number => new Date(day * 86_400_000).getUTCFullYear()

/** The years that what a document says of itself shares a day with. */
const yearsIn = ({ search }: InMemoryDocument, id: string): readonly YearRange[] => {
  if (id === 'added') return [{ from: yearOf(search.added), to: yearOf(search.added) }]
  const said = search.kind === 'folder' ? [] : search.values.filter(({ attribute }) => attribute.id === id)
  return said.flatMap(({ attribute, values }) =>
    values.flatMap((value) => {
      const span = VALUE_TYPES[attribute.type].spanOf(value)
      return span === undefined ? [] : [{ from: yearOf(span.first), to: yearOf(span.last) }]
    }),
  )
}

/** Whether a chosen value is one of those that are counted. */
const isMeant = (id: string, { value, label }: Counted, chosen: string): boolean => [value, ...(id === 'contact' ? [] : [label])].some((one) => fieldKey(one) === fieldKey(chosen))

/** By what the documents of a query can be narrowed. `find`: values with this in them. */
export const facetsOf = (query: Query, found: (query: Query) => readonly InMemoryDocument[], find: string | undefined): readonly Facet[] => {
  const attributes = new Map<string, SearchAttribute>()
  for (const { search } of found(query)) if (search.kind === 'asset') search.values.forEach(({ attribute }) => isFacetType(attribute.type) && attributes.set(attribute.id, attribute))
  const one = (id: string, field: string, type: string, described: Partial<Pick<Facet, 'label' | 'template'>> = {}): Facet => {
    const documents = found(withoutFacet(query, field))
    const common = { id, field, ...described, missing: documents.filter(({ facets }) => (facets[id] ?? []).length === 0).length }
    if (HISTOGRAMS.includes(type)) return { ...common, kind: 'histogram', buckets: yearBins(documents.map((document) => ({ spans: yearsIn(document, id), count: 1 }))) }
    const { included, excluded } = facetState(query, field)
    const chosen = [...included, ...excluded]
    const all = countsOf(documents, id)
    const choiceOf = (counted: Counted) => chosen.find((value) => isMeant(id, counted, value))
    const namesOf = ({ value, label }: Counted): readonly string[] => [label, ...(id === 'type' ? namesOfKind(value) : [])]
    const fitting = all.filter((counted) => find === undefined || namesOf(counted).some((name) => folded(name).includes(find)))
    const values = fitting
      .filter((counted, at) => at < FIRST || find !== undefined || choiceOf(counted) !== undefined)
      .map((counted) => ({ ...counted, value: choiceOf(counted) ?? counted.value, ...(id === 'person' ? faceOf(documents, counted.value) : {}) }))
    const others = (find ?? '') === '' ? chosen.filter((value) => !all.some((counted) => isMeant(id, counted, value))) : []
    const count = (value: string) => found(allOf([withoutFacet(query, field), { kind: 'field', field, test: { is: 'equals', value } }])).length
    return { ...common, kind: 'terms', values: [...values, ...others.map((value) => ({ value, label: value, count: count(value) }))], distinct: fitting.length }
  }
  return [
    ...[...attributes.values()].map(({ id, name, type, template }) => one(id, name, type, { label: name, template })),
    ...FIELDS.map((field) => one(field, field, field)),
  ]
}
