import type { Completion, SearchFields } from '../../application/advanced-search/AdvancedSearchGateway.ts'
import { isBegun } from '../../domain/query-language/fields.ts'
import { idConditions } from '../../domain/query-language/conditions.ts'
import { idIn } from '../../domain/query-language/contactValue.ts'
import { printField } from '../../domain/query-language/print.ts'
import type { Query } from '../../domain/query-language/query.ts'
import { fieldOfAttribute } from '../../domain/query-language/resolveAttribute.ts'
import type { SearchAttribute } from '../../domain/query-language/resolved.ts'
import { readableIn, type HeldMemory } from '../metadata/inMemoryReach.ts'
import type { InMemoryDocument } from './inMemoryDocuments.ts'

/** The attributes that the signed-in person can ask for. */
export const attributesOf = (memory: HeldMemory, documents: readonly InMemoryDocument[]): readonly SearchAttribute[] => {
  const ofTemplates = readableIn(memory).flatMap(({ name: template, attributes }) => attributes.map((attribute): SearchAttribute => ({ ...attribute, template })))
  const said = documents.flatMap(({ search }) => (search.kind === 'asset' ? search.values.map(({ attribute }) => attribute) : []))
  return [...new Map([...said, ...ofTemplates].map((attribute) => [attribute.id, attribute])).values()]
}

/** Attributes of whose names a word begins with what is typed. */
export const fieldNames = (attributes: readonly SearchAttribute[], typed: string): readonly Completion[] => {
  const meant = attributes.filter(({ name }) => isBegun(name, typed))
  return [...new Set(meant.map((attribute) => fieldOfAttribute(attribute, { attributes })))].map((field) => ({ kind: 'field', insert: `${printField(field)}:`, label: field }))
}

const valuesIn = (query: Query): readonly string[] => idConditions(query).flatMap(({ test }) => (test.is === 'equals' ? [test.value] : []))

/** What can be asked for, and the folders, assets and repositories that a query names by their ids. */
export const fieldsFor = ({ library }: HeldMemory, attributes: readonly SearchAttribute[], query: Query): SearchFields => ({
  attributes: attributes.map((attribute) => ({ field: fieldOfAttribute(attribute, { attributes }), name: attribute.name, template: attribute.template, type: attribute.type, unit: attribute.unit })),
  names: [...new Set(valuesIn(query))].flatMap((value) => {
    const id = idIn(value) ?? ''
    const named = library.folders.get(id) ?? library.assets.get(id) ?? library.repositories.get(id)
    return named === undefined || library.trashed.has(id) ? [] : [{ value, label: named.name }]
  }),
})
