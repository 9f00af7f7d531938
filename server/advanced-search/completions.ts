import * as Result from 'effect/Result'
import type { Language } from '../../src/domain/preferences/language.ts'
import { fieldNamed, isBegun } from '../../src/domain/query-language/fields.ts'
import { printQuery } from '../../src/domain/query-language/print.ts'
import { EVERYTHING } from '../../src/domain/query-language/query.ts'
import { attributesNamed, fieldOfAttribute } from '../../src/domain/query-language/resolveAttribute.ts'
import { typingAt } from '../../src/domain/query-language/typing.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { attributesIn, type OwnAttribute } from './attributes.ts'
import { Counting, isItemFacet, mayCount, type Facet } from './facets.ts'
import { beginSearch } from './find.ts'

interface Completion {
  readonly kind: string
  readonly insert: string
  readonly label: string
  readonly count?: number
}

const MOST = 20

/** A field or a value as it is typed, quoted where it has to be. */
const written = (field: string, value: string): readonly [field: string, value: string] => {
  const text = printQuery({ kind: 'field', field, test: { is: 'equals', value } })
  const name = printQuery({ kind: 'field', field, test: { is: 'equals', value: 'x' } }).slice(0, -1)
  return [name, text.slice(name.length)]
}

const ofFacet = (facet: Facet | undefined): readonly Completion[] =>
  facet?.kind === 'terms'
    ? facet.values.slice(0, MOST).map(({ value, label, count }) => ({ kind: facet.field, insert: written(facet.field, value)[1], label, count }))
    : []

/** Attributes whose names begin, or have a word that begins, with what is typed. */
const namesOf = (attributes: readonly OwnAttribute[], typed: string): readonly Completion[] => {
  const fields = attributes.filter(({ name }) => isBegun(name, typed)).map((attribute) => ({ field: fieldOfAttribute(attribute, { attributes }), template: attribute.template }))
  return [...new Map(fields.map((one) => [one.field, one])).values()].slice(0, MOST).map(({ field }) => ({ kind: 'field', insert: written(field, 'x')[0], label: field }))
}

/** What can stand where somebody types: values that there are, with how many are found by each; or attributes' names. */
export const completions = async (tenant: Tenant, viewer: Viewer, { q, at }: { readonly q: string; readonly at: number }, language: Language): Promise<Result.Result<{ readonly items: readonly Completion[] }>> => {
  const typing = typingAt(q, at)
  const searching = await beginSearch(tenant, viewer)
  const attributes = await attributesIn(tenant, searching.templates)
  if (typing.kind === 'field') return Result.succeed({ items: namesOf(attributes, typing.typed) })
  const counting = new Counting(searching, EVERYTHING, language)
  const field = fieldNamed(typing.field)
  if (field !== undefined) {
    if (!isItemFacet(field) || !mayCount(viewer, field)) return Result.succeed({ items: [] })
    return Result.succeed({ items: ofFacet(await (field === 'contact' ? counting.ofContacts(typing.typed) : counting.ofItems(field, typing.typed))) })
  }
  const meant = attributesNamed(typing.field, { attributes })
  const found = await Promise.all(meant.map((attribute) => counting.ofAttribute(attributes.find(({ id }) => id === attribute.id) as OwnAttribute, attributes, typing.typed)))
  return Result.succeed({ items: found.flatMap(ofFacet).toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0)).slice(0, MOST) })
}
