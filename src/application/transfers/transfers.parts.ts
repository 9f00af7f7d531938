import { assign, enqueueActions, setup } from 'xstate'
import type { AssetDecision } from '../../domain/move-copy/conflictPlan.ts'
import { nextSpeed } from '../../domain/transfers/speed.ts'
import { isUnderWay, passesThroughPage, totalProgress } from '../../domain/transfers/transfer.ts'
import type { FolderGateway } from '../folders/FolderGateway.ts'
import { plus } from '../lists/sets.ts'
import { createDownloadMachine, type DownloadInput, type DownloadPorts } from './download.machine.ts'
import { begun, moved, uploadsIn, without } from './entry.ts'
import { followingBulkOperations, type BulkOperationFound } from './followingBulkOperations.ts'
import { followingZips, type ZipsListed } from './followingZips.ts'
import { lanes } from '../uploads/lanes.ts'
import type { TransferCommand, TransferNews } from './news.ts'
import { planner } from '../uploads/planner.ts'
import { recreating, type FolderDrop } from '../uploads/recreating.ts'
import { createBulkOperationMachine, type BulkOperationPorts } from './bulkOperation.machine.ts'
import { awaitedFor, takenBy, type Drop, type ReplacingFile } from './taking.ts'
import type { TransfersContext, TransfersEvent, ZipWanted } from './transfersContext.ts'
import { createUploadMachine } from './upload.machine.ts'
import type { UploadPorts } from './upload.parts.ts'
import { createZipMachine } from './zip.machine.ts'
import type { ZipNamed, ZipPorts } from './zip.parts.ts'
import { compare, twinOf, zipIdsOf } from './zipEntries.ts'

export type TransfersPorts = Omit<UploadPorts, 'plan' | 'lanes'> &
  DownloadPorts &
  BulkOperationPorts &
  ZipPorts & {
    readonly folders: FolderGateway
    /** Whether the person may take anything home at all. */
    readonly mayTake: () => boolean
  }

/** What the transfers work with, and what they can do. */
export const transfersParts = (ports: TransfersPorts) => {
  const { resumables, now } = ports
  const idAfter = (lastId: number, step = 1): string => `${now()}-${lastId + step}`
  return setup({
    types: {
      context: {} as TransfersContext,
      events: {} as TransfersEvent,
      input: {} as { readonly userId: string },
      tags: {} as 'unsafeToLeave',
    },
    actors: {
      upload: createUploadMachine({ ...ports, plan: planner(ports.uploads), lanes: lanes() }),
      download: createDownloadMachine(ports),
      bulkOperation: createBulkOperationMachine(ports),
      followingBulkOperations: followingBulkOperations(ports),
      zip: createZipMachine(ports),
      recreating: recreating(ports.folders),
      followingZips: followingZips(ports.zips, ports.events, ports.mayTake),
    },
    guards: {
      isNone: ({ context }) => context.entries.length === 0 && context.refused.length === 0,
      isAnyActive: ({ context }) => [...context.heard.values()].some(isUnderWay),
      isAnyOnPage: ({ context }) => [...context.heard.values()].some((transfer) => isUnderWay(transfer) && passesThroughPage(transfer)),
    },
    actions: {
      restore: assign(({ context, spawn }) =>
        begun(
          context,
          resumables.all(context.userId).map((unfinished) => {
            const actor = spawn('upload', { id: unfinished.id, input: { kind: 'unfinished', unfinished } })
            return [{ kind: 'upload', actor }, { state: 'Unknown', sent: unfinished.sent, total: unfinished.file.size, asks: 'file' }] as const
          }),
        ),
      ),
      /** Files that a reload broke off go on where they stopped; the others are new. */
      take: enqueueActions(({ context, enqueue }, drop: Drop) => {
        const { awaited, fresh } = takenBy(uploadsIn(context), drop)
        awaited.forEach(([upload, file]) => enqueue.sendTo(upload, { type: 'file.given', file }))
        enqueue.assign(({ context: { userId, lastId, ...list }, spawn }) => ({
          lastId: lastId + fresh.length,
          ...begun(
            list,
            fresh.map((file, step) => {
              const id = idAfter(lastId, step + 1)
              const { destination, folderName } = drop
              const actor = spawn('upload', { id, input: { kind: 'new', id, userId, file, destination, folderName } })
              return [{ kind: 'upload', actor }, { state: 'WorkInProgress', sent: 0, total: file.size }] as const
            }),
          ),
        }))
      }),
      replace: enqueueActions(({ context, enqueue }, chosen: ReplacingFile) => {
        const { destination, folderName, asset: replacing, file } = chosen
        const awaited = awaitedFor(uploadsIn(context), chosen)
        if (awaited !== undefined) return enqueue.sendTo(awaited, { type: 'file.given', file })
        return enqueue.assign(({ context: { userId, lastId, ...list }, spawn }) => {
          const id = idAfter(lastId)
          const actor = spawn('upload', { id, input: { kind: 'new', id, userId, file, destination, folderName, replacing } })
          return { lastId: lastId + 1, ...begun(list, [[{ kind: 'upload', actor }, { state: 'WorkInProgress', sent: 0, total: file.size }]]) }
        })
      }),
      takeHome: assign(({ context: { lastId, ...list }, spawn }, { name, address }: Omit<DownloadInput, 'id'>) => {
        const id = idAfter(lastId)
        const actor = spawn('download', { id, input: { id, name, address } })
        return { lastId: lastId + 1, ...begun(list, [[{ kind: 'download', actor }, { state: 'WorkInProgress', sent: 0, total: 0 }]]) }
      }),
      pack: assign(({ context: { lastId, ...list }, spawn }, { asked, label }: ZipWanted) => {
        const id = idAfter(lastId)
        const actor = spawn('zip', { id, input: { kind: 'asked', id, asked, label } })
        return { lastId: lastId + 1, ...begun(list, [[{ kind: 'zip', actor }, { state: 'WorkInProgress', sent: 0, total: 0 }]]) }
      }),
      /** Those that are on the list hear how they are; the others come onto it. */
      compareZips: enqueueActions(({ context, enqueue }, listed: ZipsListed) => {
        const { told, others } = compare(context, listed)
        told.forEach(([actor, event]) => enqueue.sendTo(actor, event))
        enqueue.assign(({ context: list, spawn }) =>
          begun(
            list,
            others.map((zip) => {
              const actor = spawn('zip', { id: zip.id, input: { kind: 'known', id: zip.id, zip } })
              return [{ kind: 'zip', actor }, { state: 'Unknown', sent: 0, total: 0 }] as const
            }),
          ),
        )
      }),
      joinZips: enqueueActions(({ context, enqueue }, { id, zipId }: ZipNamed) => {
        const { own, zip } = twinOf(context, id, zipId)
        enqueue.assign(({ context: list }) => without(list, (other) => other === zipId))
        if (own === undefined) enqueue.assign({ dismissed: plus(context.dismissed, [zipId]) })
        else if (zip !== undefined) enqueue.sendTo(own, { type: 'zip.heard', zip })
      }),
      /** A move, copy or restore that the server knows of. */
      find: assign(({ context, spawn }, { job, isNew }: BulkOperationFound) => {
        const actor = spawn('bulkOperation', { id: job.id, input: { job, isNew } })
        return begun(context, [[{ kind: 'bulkOperation', actor }, { state: 'WorkInProgress', sent: job.done, total: job.total }]])
      }),
      recreate: enqueueActions(({ enqueue }, { destination, folderName, folders }: FolderDrop) => {
        enqueue.spawnChild('recreating', { input: { destination, folderName, folders } })
      }),
      toAll: enqueueActions(({ context, enqueue }, type: TransferCommand['type']) => {
        context.entries.forEach(({ actor }) => enqueue.sendTo(actor, { type }))
      }),
      /** What cannot take another file's place is renamed instead. */
      decide: enqueueActions(({ context, enqueue }, decision: AssetDecision) => {
        uploadsIn(context).forEach((upload) => {
          const { proposal: name, existing } = upload.getSnapshot().context
          if (decision === 'skip') enqueue.sendTo(upload, { type: 'skip' })
          else if (decision === 'replace' && existing?.mayReplace === true) enqueue.sendTo(upload, { type: 'replace' })
          else if (name !== undefined) enqueue.sendTo(upload, { type: 'rename', name })
        })
      }),
      hear: assign(({ context }, news: TransferNews) => {
        const list = moved(context, news)
        const dismissed = news.state === 'gone' ? plus(context.dismissed, zipIdsOf(context, (id) => id === news.id)) : context.dismissed
        return { ...list, dismissed, speed: nextSpeed(context.speed, { sent: totalProgress([...list.heard.values()]).sent, at: now() }) }
      }),
      show: assign(({ context: { shown } }, change: Partial<TransfersContext['shown']>) => ({ shown: { ...shown, ...change } })),
      removeCompleted: assign(({ context }) => {
        const isComplete = (id: string) => context.heard.get(id)?.state === 'Complete'
        return { ...without(context, isComplete), dismissed: plus(context.dismissed, zipIdsOf(context, isComplete)), refused: [] }
      }),
    },
  })
}
