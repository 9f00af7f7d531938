import { assign, enqueueActions, setup } from 'xstate'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { nextSpeed, type Speed } from '../../domain/transfers/speed.ts'
import { isActive, totalProgress, type Transfer } from '../../domain/transfers/transfer.ts'
import type { FolderGateway } from '../library/FolderGateway.ts'
import { lanes } from './lanes.ts'
import { planner } from './planner.ts'
import { recreating, type FolderDrop, type FolderDropNews } from './recreating.ts'
import { createUploadMachine, type UploadActor } from './upload.machine.ts'
import type { UploadNews, UploadPorts } from './upload.parts.ts'
import { isSameFile } from './uploadContext.ts'
import type { Destination, LocalFile } from './UploadGateway.ts'

interface TransfersContext {
  readonly userId: string
  /** The newest last. */
  readonly uploads: readonly UploadActor[]
  /** What each was last heard of, by its id. */
  readonly heard: ReadonlyMap<string, Transfer>
  readonly speed: Speed
  readonly listed: 'all' | 'unfinished'
  readonly lastId: number
  /** Dropped folders that could not be made. */
  readonly refused: readonly { readonly name: string; readonly code: FailureCode }[]
}

interface Drop {
  readonly destination: Destination
  /** For people: where the files go. */
  readonly folderName: string
  readonly files: readonly LocalFile[]
}

export type TransfersEvent =
  | ({ type: 'files.dropped' } & Drop)
  /** Folders with what lies in them: they are made anew first. */
  | ({ type: 'folders.dropped' } & FolderDrop)
  | { type: 'decide.all'; decision: 'rename' | 'skip' }
  | { type: 'pause.all' }
  | { type: 'resume.all' }
  | { type: 'retry.all' }
  | { type: 'cancel.all' }
  | { type: 'completed.hide' }
  | { type: 'completed.show' }
  /** Takes what is complete off the list. */
  | { type: 'completed.remove' }
  | UploadNews
  | FolderDropNews

export type TransfersPorts = Omit<UploadPorts, 'plan' | 'lanes'> & { readonly folders: FolderGateway }

const isAskedFor = (upload: UploadActor, { folderId }: Destination): boolean => {
  const snapshot = upload.getSnapshot()
  return snapshot.matches('awaitingFile') && snapshot.context.destination.folderId === folderId
}

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
      recreating: recreating(ports.folders),
    },
    guards: {
      isNone: ({ context }) => context.uploads.length === 0 && context.refused.length === 0,
      isAnyActive: ({ context }) => [...context.heard.values()].some(isActive),
    },
    actions: {
      restore: assign(({ context: { userId }, spawn }) => {
        const left = resumables.all(userId)
        return {
          uploads: left.map((unfinished) => spawn('upload', { id: unfinished.id, input: { kind: 'unfinished', unfinished } })),
          heard: new Map(left.map(({ id, sent, file }): [string, Transfer] => [id, { state: 'Unknown', sent, total: file.size }])),
        }
      }),
      /** Files that a reload broke off go on where they stopped; the others are new. */
      take: enqueueActions(({ context, enqueue }, { destination, folderName, files }: Drop) => {
        const asked = context.uploads.filter((upload) => isAskedFor(upload, destination))
        const awaited = (file: LocalFile) => asked.find((upload) => isSameFile(upload.getSnapshot().context.file, file))
        files.forEach((file) => {
          const upload = awaited(file)
          if (upload) enqueue.sendTo(upload, { type: 'file.given', file })
        })
        const fresh = files.filter((file) => awaited(file) === undefined)
        enqueue.assign(({ context: { userId, uploads, heard, lastId }, spawn }) => {
          const begun = fresh.map((file, step) => ({
            kind: 'new' as const,
            id: `${now()}-${lastId + step + 1}`,
            userId,
            file,
            destination,
            folderName,
          }))
          return {
            lastId: lastId + begun.length,
            uploads: [...uploads, ...begun.map((input) => spawn('upload', { id: input.id, input }))],
            heard: new Map([
              ...heard,
              ...begun.map(({ id, file }): [string, Transfer] => [id, { state: 'WorkInProgress', sent: 0, total: file.size }]),
            ]),
          }
        })
      }),
      recreate: enqueueActions(({ enqueue }, { destination, folderName, folders }: FolderDrop) => {
        enqueue.spawnChild('recreating', { input: { destination, folderName, folders } })
      }),
      toAll: enqueueActions(({ context, enqueue }, type: 'pause' | 'resume' | 'retry' | 'cancel') => {
        context.uploads.forEach((upload) => enqueue.sendTo(upload, { type }))
      }),
      decide: enqueueActions(({ context, enqueue }, decision: 'rename' | 'skip') => {
        context.uploads.forEach((upload) => {
          const { proposal: name } = upload.getSnapshot().context
          if (decision === 'skip') enqueue.sendTo(upload, { type: 'skip' })
          else if (name !== undefined) enqueue.sendTo(upload, { type: 'rename', name })
        })
      }),
      hear: assign(({ context }, { id, state, sent }: UploadNews) => {
        if (state === 'cancelled') {
          const heard = new Map([...context.heard].filter(([other]) => other !== id))
          return { heard, uploads: context.uploads.filter((upload) => upload.id !== id) }
        }
        const total = context.heard.get(id)?.total ?? 0
        const heard = new Map(context.heard).set(id, { state, sent, total })
        return { heard, speed: nextSpeed(context.speed, { sent: totalProgress([...heard.values()]).sent, at: now() }) }
      }),
      removeCompleted: assign(({ context: { uploads, heard } }) => {
        const left = new Map([...heard].filter(([, { state }]) => state !== 'Complete'))
        return { heard: left, uploads: uploads.filter(({ id }) => left.has(id)), refused: [] }
      }),
    },
  })
}
