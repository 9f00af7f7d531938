import { topOf } from './facets.ts'
import { allOf } from './normalForm.ts'
import { printQuery } from './print.ts'
import type { Query } from './query.ts'

/** One of the conditions that a query makes together: what can be taken away by itself. */
export interface Condition {
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
