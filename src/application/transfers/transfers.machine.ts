import { assign, enqueueActions, setup, type ActorRefFrom, type AnyActorRef, type EventObject, type SnapshotFrom } from 'xstate'
import { firstSpeed } from '../../domain/transfers/speed.ts'
import { isUnderWay, passesThroughPage } from '../../domain/transfers/transfer.ts'
import type { FolderGateway } from '../folders/FolderGateway.ts'
import { uploadSlots } from '../uploads/uploadSlots.ts'
import { planner } from '../uploads/planner.ts'
import { recognizer, type RecognizePorts } from '../uploads/recognizing.ts'
import { recreating } from '../uploads/recreating.ts'
import { beginnings, brokenOff, found, foundRun, listedZip, type Beginning } from './beginnings.ts'
import { createBulkOperationMachine, type BulkOperationPorts } from './bulkOperation.machine.ts'
import { createDownloadMachine, type DownloadPorts } from './download.machine.ts'
import { all, begun, decided, knownDecided, type TransferEntry } from './entry.ts'
import { followingBulkOperations } from '../bulk-operations/followingBulkOperations.ts'
import { followingOcrRuns } from '../ocr/followingOcrRuns.ts'
import { createOcrRunMachine } from '../ocr/ocrRun.machine.ts'
import { followingZips } from '../downloads/followingZips.ts'
import { takenBy } from './taking.ts'
import { afterMove, joinedOnce, withoutCompleted, type TransfersContext, type TransfersEvent } from './transfersContext.ts'
import { createUploadMachine, type UploadPorts } from './upload.machine.ts'
import { createZipMachine, type ZipPorts } from './zip.machine.ts'
import { compare, twinOf } from './zipsOnList.ts'

type TransfersPorts = Omit<UploadPorts, 'plan' | 'slots' | 'recognize'> &
  RecognizePorts &
  DownloadPorts &
  BulkOperationPorts & Parameters<typeof followingOcrRuns>[0] &
  ZipPorts & {
    readonly folders: FolderGateway
    /** Whether the person may take anything home at all. */
    readonly mayTake: () => boolean
  }

/** All that is on its way, whatever page one is on. */
export const createTransfersMachine = (ports: TransfersPorts) => {
  const beginning = beginnings(ports.now)
  return setup({
    types: { context: {} as TransfersContext, events: {} as TransfersEvent, input: {} as { readonly userId: string }, tags: {} as 'unsafeToLeave' },
    actors: {
      upload: createUploadMachine({ ...ports, plan: planner(ports.uploads), recognize: recognizer(ports), slots: uploadSlots() }),
      download: createDownloadMachine(ports),
      bulkOperation: createBulkOperationMachine(ports),
      followingBulkOperations: followingBulkOperations(ports),
      ocrRun: createOcrRunMachine(ports),
      followingOcrRuns: followingOcrRuns(ports),
      zip: createZipMachine(ports),
      recreating: recreating(ports.folders),
      followingZips: followingZips(ports.zips, ports.events, ports.mayTake),
    },
    guards: {
      isNone: ({ context }) => context.entries.length === 0 && context.refused.length === 0,
      isAnyActive: ({ context }) => [...context.latest.values()].some(isUnderWay),
      isAnyOnPage: ({ context }) => [...context.latest.values()].some((transfer) => isUnderWay(transfer) && passesThroughPage(transfer)),
    },
    actions: {
      begin: assign(({ context, spawn }, more: readonly Beginning[]) => {
        // `spawn` takes one kind at a time; each comes with its own input.
        const entryOf = ({ kind, id, input }: Beginning) => ({ kind, actor: spawn(kind as 'zip', { id, input: input as never }) }) as unknown as TransferEntry
        const { lastId, ...list } = context
        return { lastId: lastId + more.length, ...begun(list, more.map((one) => [entryOf(one), one.known] as const)) }
      }),
      send: enqueueActions(({ enqueue }, messages: readonly (readonly [AnyActorRef, EventObject])[]) => messages.forEach(([actor, event]) => enqueue.sendTo(actor, event))),
      show: assign(({ context: { shown } }, change: Partial<TransfersContext['shown']>) => ({ shown: { ...shown, ...change } })),
    },
  }).createMachine({
    id: 'transfers',
    context: ({ input: { userId } }) => ({
      userId,
      entries: [],
      latest: new Map(),
      speed: firstSpeed({ sent: 0, at: ports.now() }),
      shown: { kind: 'all', hideCompleted: false },
      lastId: 0,
      refused: [],
      dismissed: new Set(),
    }),
    entry: { type: 'begin', params: ({ context }) => ports.resumables.all(context.userId).map(brokenOff) },
    invoke: [{ src: 'followingZips' }, { src: 'followingBulkOperations' }, { src: 'followingOcrRuns' }],
    initial: 'deciding',
    on: {
      'files.dropped': {
        target: '.deciding',
        actions: [
          { type: 'begin', params: ({ context, event }) => beginning.uploads(context, event) },
          { type: 'send', params: ({ context, event }) => takenBy(context, event).messages },
        ],
      },
      'replacement.chosen': {
        target: '.deciding',
        actions: [
          { type: 'begin', params: ({ context, event }) => beginning.uploads(context, event) },
          { type: 'send', params: ({ context, event }) => takenBy(context, event).messages },
        ],
      },
      'file.wanted': { target: '.deciding', actions: { type: 'begin', params: ({ context, event }) => [beginning.download(context, event)] } },
      'zip.wanted': { target: '.deciding', actions: { type: 'begin', params: ({ context, event }) => [beginning.zip(context, event)] } },
      'zips.listed': {
        target: '.deciding',
        actions: [
          { type: 'send', params: ({ context, event }) => compare(context, event).messages },
          { type: 'begin', params: ({ context, event }) => compare(context, event).others.map(listedZip) },
        ],
      },
      'zip.named': {
        target: '.deciding',
        actions: [
          { type: 'send', params: ({ context, event }) => twinOf(context, event).messages },
          assign(({ context, event }) => joinedOnce(context, event)),
        ],
      },
      'bulkOperation.found': { target: '.deciding', actions: { type: 'begin', params: ({ event }) => [found(event)] } },
      'ocrRun.found': { target: '.deciding', actions: { type: 'begin', params: ({ event }) => [foundRun(event)] } },
      'folders.dropped': { actions: enqueueActions(({ event, enqueue }) => enqueue.spawnChild('recreating', { input: event })) },
      'folder.refused': {
        target: '.deciding',
        actions: assign({ refused: ({ context, event: { name, code } }) => [...context.refused, { name, code }] }),
      },
      'decide.all': { actions: { type: 'send', params: ({ context, event }) => decided(context, event.decision) } },
      'known.all': { actions: { type: 'send', params: ({ context, event }) => knownDecided(context, event.onKnown) } },
      'pause.all': { actions: { type: 'send', params: ({ context }) => all(context, 'pause') } },
      'resume.all': { actions: { type: 'send', params: ({ context }) => all(context, 'resume') } },
      'retry.all': { actions: { type: 'send', params: ({ context }) => all(context, 'retry') } },
      'cancel.all': { actions: { type: 'send', params: ({ context }) => all(context, 'cancel') } },
      'kind.chosen': { actions: { type: 'show', params: ({ event: { kind } }) => ({ kind }) } },
      'completed.hide': { actions: { type: 'show', params: { hideCompleted: true } } },
      'completed.show': { actions: { type: 'show', params: { hideCompleted: false } } },
      'completed.remove': { target: '.deciding', actions: assign(({ context }) => withoutCompleted(context)) },
      'transfer.moved': { target: '.deciding', actions: assign(({ context, event }) => afterMove(context, event, ports.now())) },
    },
    states: {
      deciding: {
        description: 'Whether anything is on its way.',
        always: [
          { guard: 'isNone', target: 'empty' },
          { guard: 'isAnyOnPage', target: 'working' },
          { guard: 'isAnyActive', target: 'elsewhere' },
          'settled',
        ],
      },
      empty: { description: 'Nothing was transferred.' },
      working: { description: 'Files are on their way; leaving the page breaks them off.', tags: 'unsafeToLeave' },
      elsewhere: { description: 'Only the server or the browser works; leaving the page stops nothing.' },
      settled: { description: 'Everything is complete, has failed or waits for a person.' },
    },
  })
}

type TransfersMachine = ReturnType<typeof createTransfersMachine>
export type TransfersActor = ActorRefFrom<TransfersMachine>
export type TransfersSnapshot = SnapshotFrom<TransfersMachine>
