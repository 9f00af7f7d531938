import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { QUERY_NAMES } from '../../application/query-names/queryNamesActors.ts'
import { idConditions } from '../../domain/query-language/conditions.ts'
import { parseQuery } from '../../domain/query-language/parse.ts'
import { useCapability } from '../page/useCapability.ts'

/** What an identifier in a query is called. Null: it is gone, or not the viewer's to see; undefined: nobody knows yet. */
export type NameOf = (value: string) => string | null | undefined

/** The names of what queries name by identifiers, wherever they are shown. What cannot be fetched is done without. */
export const useQueryNames = (capabilities: Capabilities, queries: readonly string[]): NameOf => {
  const text = queries.join('\n')
  const conditions = useMemo(() => text.split('\n').flatMap((q) => idConditions(parseQuery(q))), [text])
  useEffect(() => {
    if (conditions.length === 0) return
    capabilities.load(QUERY_NAMES).then(
      ({ queryNames }) => queryNames.send({ type: 'names.wanted', conditions }),
      () => undefined,
    )
  }, [capabilities, conditions])
  const read = useSelector(useCapability(capabilities, QUERY_NAMES)?.queryNames, (snapshot) => snapshot?.context)
  return useCallback((value) => read?.names.get(value) ?? (read?.known.has(value) === true ? null : undefined), [read])
}
