import { failureOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { NamedResource } from './resourceAccess.machine.ts'
import type { RestrictionGateway } from './RestrictionGateway.ts'

/** Keeps a folder or asset from publication, or no longer, and tells which it is now; the other is one step away. */
export type RestrictPublication = (resource: NamedResource, isKept?: boolean) => Promise<void>

export const restrictingPublication = (restrictions: RestrictionGateway, notify: Notify): RestrictPublication => {
  const turn: RestrictPublication = async ({ kind, id, name }, isKept = true) => {
    const refs = [{ kind, id }]
    const change = isKept ? { restrict: refs, lift: [] } : { restrict: [], lift: refs }
    const failure = failureOf(await restrictions.change({ of: 'publication' }, change, new AbortController().signal))
    if (failure !== undefined) return notify({ kind: 'failure', text: `failure.${failure.code}` })
    const undo = { text: 'restrictions.undo', run: () => void turn({ kind, id, name }, !isKept) }
    notify({ kind: 'success', text: isKept ? 'restrictions.kept' : 'restrictions.released', values: { name }, action: undo })
  }
  return turn
}
