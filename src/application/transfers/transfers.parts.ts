import { assign, enqueueActions, setup } from 'xstate'
import type { FailureCode } from '../../domain/failures/codes.ts'
import type { AssetDecision } from '../../domain/library/conflictPlan.ts'
import { nextSpeed, type Speed } from '../../domain/transfers/speed.ts'
import { isActive, passesThroughPage, totalProgress, type TransferKind } from '../../domain/transfers/transfer.ts'
import type { FolderGateway } from '../library/FolderGateway.ts'
import { createDownloadMachine, type DownloadInput, type DownloadPorts } from './download.machine.ts'
import { begun, moved, uploadsIn, without, type Listed } from './entry.ts'
import { lanes } from './lanes.ts'
import type { TransferCommand, TransferNews } from './news.ts'
import { planner } from './planner.ts'
import { recreating, type FolderDrop, type FolderDropNews } from './recreating.ts'
import { awaiting, type Drop } from './taking.ts'
import { createUploadMachine } from './upload.machine.ts'
import type { UploadPorts } from './upload.parts.ts'
import { isSameFile } from './uploadContext.ts'

interface TransfersContext extends Listed {
  readonly userId: string
  readonly speed: Speed
  /** What of the list is shown. */
  readonly shown: { readonly kind: TransferKind | 'all'; readonly hideCompleted: boolean }
  readonly lastId: number
  /** Dropped folders that could not be made. */
  readonly refused: readonly { readonly name: string; readonly code: FailureCode }[]
}

export type TransfersEvent =
  | ({ type: 'files.dropped' } & Drop)
  /** Folders with what lies in them: they are made anew first. */
  | ({ type: 'folders.dropped' } & FolderDrop)
  /** A single file is to be taken home. */
  | ({ type: 'file.wanted' } & Omit<DownloadInput, 'id'>)
  | { type: 'decide.all'; decision: AssetDecision }
  | { type: 'pause.all' }
  | { type: 'resume.all' }
  | { type: 'retry.all' }
  | { type: 'cancel.all' }
  | { type: 'kind.chosen'; kind: TransferKind | 'all' }
  | { type: 'completed.hide' }
  | { type: 'completed.show' }
  /** Takes what is complete off the list. */
  | { type: 'completed.remove' }
  | TransferNews
  | FolderDropNews

export type TransfersPorts = Omit<UploadPorts, 'plan' | 'lanes'> & DownloadPorts & { readonly folders: FolderGateway }

/** What the transfers work with, and what they can do. */
export const transfersParts = (ports: TransfersPorts) => {
  const { resumables, now } = ports
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
      recreating: recreating(ports.folders),
    },
    guards: {
      isNone: ({ context }) => context.entries.length === 0 && context.refused.length === 0,
      isAnyActive: ({ context }) => [...context.heard.values()].some(isActive),
      isAnyOnPage: ({ context }) => [...context.heard.values()].some((transfer) => isActive(transfer) && passesThroughPage(transfer)),
    },
    actions: {
      restore: assign(({ context, spawn }) =>
        begun(
          context,
          resumables.all(context.userId).map((unfinished) => {
            const actor = spawn('upload', { id: unfinished.id, input: { kind: 'unfinished', unfinished } })
            return [{ kind: 'upload', actor }, { state: 'Unknown', sent: unfinished.sent, total: unfinished.file.size }] as const
          }),
        ),
      ),
      /** Files that a reload broke off go on where they stopped; the others are new. */
      take: enqueueActions(({ context, enqueue }, { destination, folderName, files }: Drop) => {
        const asked = awaiting(uploadsIn(context), destination)
        const awaited = (file: Drop['files'][number]) => asked.find((upload) => isSameFile(upload.getSnapshot().context.file, file))
        files.forEach((file) => {
          const upload = awaited(file)
          if (upload) enqueue.sendTo(upload, { type: 'file.given', file })
        })
        const fresh = files.filter((file) => awaited(file) === undefined)
        enqueue.assign(({ context: { userId, lastId, ...list }, spawn }) => ({
          lastId: lastId + fresh.length,
          ...begun(
            list,
            fresh.map((file, step) => {
              const id = `${now()}-${lastId + step + 1}`
              const actor = spawn('upload', { id, input: { kind: 'new', id, userId, file, destination, folderName } })
              return [{ kind: 'upload', actor }, { state: 'WorkInProgress', sent: 0, total: file.size }] as const
            }),
          ),
        }))
      }),
      takeHome: assign(({ context: { lastId, ...list }, spawn }, { name, address }: Omit<DownloadInput, 'id'>) => {
        const id = `${now()}-${lastId + 1}`
        const actor = spawn('download', { id, input: { id, name, address } })
        return { lastId: lastId + 1, ...begun(list, [[{ kind: 'download', actor }, { state: 'WorkInProgress', sent: 0, total: 0 }]]) }
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
        return { ...list, speed: nextSpeed(context.speed, { sent: totalProgress([...list.heard.values()]).sent, at: now() }) }
      }),
      show: assign(({ context: { shown } }, change: Partial<TransfersContext['shown']>) => ({ shown: { ...shown, ...change } })),
      removeCompleted: assign(({ context }) => ({
        ...without(context, (id) => context.heard.get(id)?.state === 'Complete'),
        refused: [],
      })),
    },
  })
}
