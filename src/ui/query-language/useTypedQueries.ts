import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { typedQuery } from './typedQuery.ts'
import { useQueryNames } from './useQueryNames.ts'

/** Queries as they were typed, with names in the places of identifiers. */
export const useTypedQueries = (capabilities: Capabilities, queries: readonly string[]): ((q: string) => string) => {
  const { t } = useTranslation()
  const nameOf = useQueryNames(capabilities, queries)
  return useCallback((q) => typedQuery(t, nameOf, q), [t, nameOf])
}
