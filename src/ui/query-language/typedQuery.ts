import type { TFunction } from 'i18next'
import { idConditions, withNames } from '../../domain/query-language/conditions.ts'
import { parseQuery } from '../../domain/query-language/parse.ts'
import { printQuery } from '../../domain/query-language/print.ts'
import type { Query } from '../../domain/query-language/query.ts'
import { calledText } from './calledText.ts'
import type { NameOf } from './useQueryNames.ts'

/** A query as it is written, with names in the places of identifiers. */
export const namedQuery = (t: TFunction, nameOf: NameOf, query: Query): string => printQuery(withNames(query, (value) => calledText(t, nameOf(value))))

/** A query as it was typed, with names in the places of identifiers. */
export const typedQuery = (t: TFunction, nameOf: NameOf, q: string): string => {
  const query = parseQuery(q)
  return idConditions(query).length === 0 ? q : namedQuery(t, nameOf, query)
}
