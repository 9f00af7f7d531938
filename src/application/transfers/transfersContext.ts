import type { FailureCode } from '../../domain/failures/codes.ts'
import type { AssetDecision } from '../../domain/move-copy/conflictPlan.ts'
import { nextSpeed, type Speed } from '../../domain/transfers/speed.ts'
import { totalProgress, type TransferKind } from '../../domain/transfers/transfer.ts'
import { plus } from '../lists/sets.ts'
import type { DownloadInput } from './download.machine.ts'
import { moved, without, type Listed } from './entry.ts'
import type { BulkOperationFound } from '../bulk-operations/followingBulkOperations.ts'
import type { OcrRunFound } from '../ocr/followingOcrRuns.ts'
import type { ZipsListed } from '../downloads/followingZips.ts'
import type { TransferNews } from './news.ts'
import type { FolderDrop, FolderDropNews } from '../uploads/recreating.ts'
import type { Drop, ReplacingFile } from './taking.ts'
import type { ZipInput, ZipNamed } from './zipContext.ts'
import { twinOf, zipIdsOf } from './zipsOnList.ts'

export interface TransfersContext extends Listed {
  readonly userId: string
  readonly speed: Speed
  /** What of the list is shown. */
  readonly shown: { readonly kind: TransferKind | 'all'; readonly hideCompleted: boolean }
  readonly lastId: number
  /** Dropped folders that could not be made. */
  readonly refused: readonly { readonly name: string; readonly code: FailureCode }[]
  /** Zips that were taken off the list, by the server's identifier. */
  readonly dismissed: ReadonlySet<string>
}

/** After a step of one. */
export const afterMove = (context: TransfersContext, news: TransferNews, at: number): Partial<TransfersContext> => {
  const list = moved(context, news)
  const dismissed = news.state === 'gone' ? plus(context.dismissed, zipIdsOf(context, (id) => id === news.id)) : context.dismissed
  return { ...list, dismissed, speed: nextSpeed(context.speed, { sent: totalProgress([...list.latest.values()]).sent, at }) }
}

/** A zip that stands there twice stands there once; it is off the list where who asked for it has given it up. */
export const joinedOnce = (context: TransfersContext, named: ZipNamed): Partial<TransfersContext> => ({
  ...without(context, (other) => other === named.zipId),
  ...(twinOf(context, named).isGivenUp && { dismissed: plus(context.dismissed, [named.zipId]) }),
})

export const withoutCompleted = (context: TransfersContext): Partial<TransfersContext> => {
  const isComplete = (id: string) => context.latest.get(id)?.state === 'Complete'
  return { ...without(context, isComplete), dismissed: plus(context.dismissed, zipIdsOf(context, isComplete)), refused: [] }
}

export type ZipWanted = Pick<Extract<ZipInput, { kind: 'asked' }>, 'asked' | 'label'>

export type TransfersEvent =
  | ({ type: 'files.dropped' } & Drop)
  /** A file is to take the place of an asset's. */
  | ({ type: 'replacement.chosen' } & ReplacingFile)
  /** Folders with what lies in them: they are made anew first. */
  | ({ type: 'folders.dropped' } & FolderDrop)
  /** A single file is to be taken home. */
  | ({ type: 'file.wanted' } & Omit<DownloadInput, 'id'>)
  /** Folders or many files are. */
  | ({ type: 'zip.wanted' } & ZipWanted)
  | { type: 'decide.all'; decision: AssetDecision }
  /** Whether files come that are there already. */
  | { type: 'known.all'; onKnown: 'upload' | 'skip' }
  | { type: 'pause.all' }
  | { type: 'resume.all' }
  | { type: 'retry.all' }
  | { type: 'cancel.all' }
  | { type: 'kind.chosen'; kind: TransferKind | 'all' }
  | { type: 'completed.hide' }
  | { type: 'completed.show' }
  /** Takes what is complete off the list. A zip can be fetched again after a reload, until its time is over. */
  | { type: 'completed.remove' }
  | TransferNews
  | FolderDropNews
  | BulkOperationFound
  | OcrRunFound
  | ZipsListed
  | ZipNamed
