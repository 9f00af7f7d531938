import { remainingSeconds } from '../../domain/transfers/speed.ts'
import { isActive, overallFraction, passesThroughPage, totalProgress, TRANSFER_KINDS, uploadsCounted, type TransferKind } from '../../domain/transfers/transfer.ts'
import type { TransfersSnapshot } from './transfers.machine.ts'

/** What is on its way. */
export const activeCount = ({ context: { latest } }: TransfersSnapshot): number => [...latest.values()].filter(isActive).length

/** Files that pass through the page now, and share its speed. */
export const passingCount = ({ context: { latest } }: TransfersSnapshot): number =>
  [...latest.values()].filter((transfer) => isActive(transfer) && passesThroughPage(transfer)).length

/** All transfers together: from 0 to 1, and whole seconds until what passes through the page is there, while that can be told. */
export const totalOf = ({ context: { latest, speed } }: TransfersSnapshot) => {
  const transfers = [...latest.values()]
  const { sent, total } = totalProgress(transfers)
  return { sent, total, fraction: overallFraction(transfers), remaining: remainingSeconds(total - sent, speed) }
}

export const countedOf = ({ context: { latest } }: TransfersSnapshot) => uploadsCounted([...latest.values()])

/** Whether an upload that did not come could come after all. */
export const hasRetriable = ({ context: { entries } }: TransfersSnapshot): boolean => entries.some((entry) => entry.kind === 'upload' && entry.actor.getSnapshot().can({ type: 'retry' }))

/** The kinds that are on the list, in the order in which kinds are told; the one that is shown among them. */
export const kindsOf = ({ context: { entries, shown } }: TransfersSnapshot): readonly TransferKind[] =>
  TRANSFER_KINDS.filter((kind) => kind === shown.kind || entries.some((entry) => entry.kind === kind))

/** Whether there is nothing but zips that were ready before this page. */
export const isLeftOver = ({ context: { entries } }: TransfersSnapshot): boolean =>
  entries.every((entry) => {
    if (entry.kind !== 'zip') return false
    const snapshot = entry.actor.getSnapshot()
    return snapshot.context.asked === undefined && snapshot.hasTag('Complete')
  })
