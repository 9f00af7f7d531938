import { failureOf, valueOf } from '../failures/outcome.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain, offering } from '../notifications/undone.ts'
import type { NamedResource } from './resourceAccess.machine.ts'
import type { RestrictionGateway } from './RestrictionGateway.ts'

/** Keeps a folder or asset from publication, or no longer, and tells which it is now; the other is one step away. What was so before is told, and has nothing to take back. */
export type RestrictPublication = (resource: NamedResource, isKept?: boolean) => Promise<void>

export const restrictingPublication = (restrictions: RestrictionGateway, notify: Notify): RestrictPublication => {
  const turn = async ({ kind, id, name }: NamedResource, isKept = true, again?: NotificationAction): Promise<void> => {
    const refs = [{ kind, id }]
    const change = isKept ? { restrict: refs, lift: [] } : { restrict: [], lift: refs }
    const outcome = await restrictions.change({ of: 'publication' }, change, new AbortController().signal)
    const failure = failureOf(outcome)
    if (failure !== undefined) return notify({ kind: 'failure', text: `failure.${failure.code}`, ...offeredAgain(failure, again) })
    if (valueOf(outcome)?.changed === false) return notify({ kind: 'info', text: isKept ? 'restrictions.keptBefore' : 'restrictions.releasedBefore', values: { name } })
    const undo = offering('restrictions.undo', (back) => turn({ kind, id, name }, !isKept, back))
    notify({ kind: 'success', text: isKept ? 'restrictions.kept' : 'restrictions.released', values: { name }, action: undo })
  }
  return turn
}
