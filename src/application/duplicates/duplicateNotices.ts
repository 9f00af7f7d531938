import type { ResourceType } from '../../domain/access/modules.ts'
import { failureOf } from '../failures/outcome.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain, offering } from '../notifications/undone.ts'
import type { DuplicateGateway, Merge } from './DuplicateGateway.ts'
import type { Merged } from './merging.machine.ts'

interface Ports {
  readonly duplicates: DuplicateGateway
  readonly notify: Notify
}

/** Says that duplicates were merged; taking it back is one step away. */
export const notifyingMerged = ({ duplicates, notify }: Ports) => {
  const undo = async (type: ResourceType, change: string, again: NotificationAction): Promise<void> => {
    const failure = failureOf(await duplicates.undoMerge(type, change, new AbortController().signal))
    notify(failure === undefined ? { kind: 'info', text: 'duplicates.undone' } : { kind: 'failure', text: `failure.${failure.code}`, ...offeredAgain(failure, again) })
  }
  return ({ type, keep }: Merge, { change, trashed }: Merged): void =>
    notify({
      kind: 'success',
      text: 'duplicates.merged',
      values: { count: trashed },
      subject: `merge ${keep}`,
      action: offering('duplicates.undo', (again) => undo(type, change, again)),
    })
}

/** Says that none of some assets is the same as any of others; those may be among them. */
export type Separate = (assets: readonly string[], others: readonly string[]) => Promise<void>

/** `changed`: groups are others now, by that or by its being taken back. */
export const separating = ({ duplicates, notify }: Ports, changed: () => void): Separate => {
  const separate = async (assets: readonly string[], others: readonly string[], apart: boolean, again?: NotificationAction): Promise<void> => {
    const failure = failureOf(await duplicates.separate(assets, others, apart, new AbortController().signal))
    const subject = `separate ${assets.join(' ')}`
    if (failure !== undefined) return notify({ kind: 'failure', text: `failure.${failure.code}`, subject, ...offeredAgain(failure, again) })
    changed()
    if (!apart) return notify({ kind: 'info', text: 'duplicates.together', subject })
    notify({ kind: 'success', text: 'duplicates.separated', subject, action: offering('duplicates.undo', (again) => separate(assets, others, false, again)) })
  }
  return (assets, others) => separate(assets, others, true)
}
