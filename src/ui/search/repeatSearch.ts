import type { Capabilities } from '../../application/capabilities/capability.ts'
import { SEARCH } from '../../application/search/searchActors.ts'

/** Whoever searches for what is listed already has it read again. The address alone, as on the way back, reads nothing. */
export const repeatSearch = (capabilities: Pick<Capabilities, 'now'>, term: string): void => {
  const results = capabilities.now(SEARCH)?.results
  if (results?.getSnapshot().context.list?.term === term) results.send({ type: 'list.repeated' })
}
