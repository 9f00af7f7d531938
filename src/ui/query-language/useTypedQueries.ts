import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { idConditions, withNames } from '../../domain/query-language/conditions.ts'
import { parseQuery } from '../../domain/query-language/parse.ts'
import { printQuery } from '../../domain/query-language/print.ts'
import { calledText } from './calledText.ts'
import { useQueryNames } from './useQueryNames.ts'

/** Queries as they were typed, with names in the places of identifiers. */
export const useTypedQueries = (capabilities: Capabilities, queries: readonly string[]): ((q: string) => string) => {
  const { t } = useTranslation()
  const nameOf = useQueryNames(capabilities, queries)
  return useCallback(
    (q) => {
      const query = parseQuery(q)
      return idConditions(query).length === 0 ? q : printQuery(withNames(query, (value) => calledText(t, nameOf(value))))
    },
    [t, nameOf],
  )
}
