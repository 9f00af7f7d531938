import { contactValue, contactValueOf, idIn } from './contactValue.ts'
import { topOf } from './facets.ts'
import { allOf } from './normalForm.ts'
import { printQuery } from './print.ts'
import type { FieldCondition, Query } from './query.ts'

/** One of the conditions that a query makes together: what can be taken away by itself. */
interface Condition {
  readonly query: Query
  /** As it is typed. */
  readonly text: string
  /** What is left of the query. */
  readonly without: Query
}

/** The conditions of a query in their order. */
export const conditionsOf = (query: Query): readonly Condition[] => {
  const top = topOf(query)
  return top.map((part) => ({ query: part, text: printQuery(part), without: allOf(top.filter((other) => other !== part)) }))
}

/** Whether a value is an identifier, of a contact also behind what it is to things. */
export const isIdValue = (value: string): boolean => idIn(contactValueOf(value).name) !== undefined

/** All conditions on fields, at any depth. */
export const fieldsIn = (query: Query): readonly FieldCondition[] => {
  if (query.kind === 'and' || query.kind === 'or') return query.parts.flatMap(fieldsIn)
  if (query.kind === 'not') return fieldsIn(query.part)
  return query.kind === 'field' ? [query] : []
}

/** Those that name something by its identifier: what that is called, the query does not say. */
export const idConditions = (query: Query): readonly FieldCondition[] => fieldsIn(query).filter(({ test }) => test.is === 'equals' && isIdValue(test.value))

/** The query with names in the places of identifiers: for people to read, nobody asks it. */
export const withNames = (query: Query, nameOf: (value: string) => string): Query => {
  if (query.kind === 'and' || query.kind === 'or') return { ...query, parts: query.parts.map((part) => withNames(part, nameOf)) }
  if (query.kind === 'not') return { ...query, part: withNames(query.part, nameOf) }
  if (query.kind !== 'field' || query.test.is !== 'equals' || !isIdValue(query.test.value)) return query
  const { of } = contactValueOf(query.test.value)
  return { ...query, test: { is: 'equals', value: contactValue({ of, name: nameOf(query.test.value) }) } }
}
