import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { firstSpeed } from '../../domain/transfers/speed.ts'
import { transfersParts, type TransfersPorts } from './transfers.parts.ts'

/** All that is on its way, whatever page one is on. */
export const createTransfersMachine = (ports: TransfersPorts) =>
  transfersParts(ports).createMachine({
    id: 'transfers',
    context: ({ input: { userId } }) => ({
      userId,
      entries: [],
      heard: new Map(),
      speed: firstSpeed({ sent: 0, at: ports.now() }),
      shown: { kind: 'all', hideCompleted: false },
      lastId: 0,
      refused: [],
      dismissed: new Set(),
    }),
    entry: 'restore',
    invoke: [{ src: 'followingZips' }, { src: 'followingBulkOperations' }],
    initial: 'deciding',
    on: {
      'files.dropped': { target: '.deciding', actions: { type: 'take', params: ({ event }) => event } },
      'replacement.chosen': { target: '.deciding', actions: { type: 'replace', params: ({ event }) => event } },
      'file.wanted': { target: '.deciding', actions: { type: 'takeHome', params: ({ event }) => event } },
      'zip.wanted': { target: '.deciding', actions: { type: 'pack', params: ({ event }) => event } },
      'zips.listed': { target: '.deciding', actions: { type: 'compareZips', params: ({ event }) => event } },
      'zip.named': { target: '.deciding', actions: { type: 'joinZips', params: ({ event }) => event } },
      'bulkOperation.found': { target: '.deciding', actions: { type: 'find', params: ({ event }) => event } },
      'folders.dropped': { actions: { type: 'recreate', params: ({ event }) => event } },
      'folder.refused': {
        target: '.deciding',
        actions: assign({ refused: ({ context, event: { name, code } }) => [...context.refused, { name, code }] }),
      },
      'decide.all': { actions: { type: 'decide', params: ({ event }) => event.decision } },
      'pause.all': { actions: { type: 'toAll', params: 'pause' } },
      'resume.all': { actions: { type: 'toAll', params: 'resume' } },
      'retry.all': { actions: { type: 'toAll', params: 'retry' } },
      'cancel.all': { actions: { type: 'toAll', params: 'cancel' } },
      'kind.chosen': { actions: { type: 'show', params: ({ event: { kind } }) => ({ kind }) } },
      'completed.hide': { actions: { type: 'show', params: { hideCompleted: true } } },
      'completed.show': { actions: { type: 'show', params: { hideCompleted: false } } },
      'completed.remove': { target: '.deciding', actions: 'removeCompleted' },
      'transfer.moved': { target: '.deciding', actions: { type: 'hear', params: ({ event }) => event } },
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

export type TransfersMachine = ReturnType<typeof createTransfersMachine>
export type TransfersActor = ActorRefFrom<TransfersMachine>
export type TransfersSnapshot = SnapshotFrom<TransfersMachine>
