import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { firstSpeed, remainingSeconds } from '../../domain/transfers/speed.ts'
import { isActive, totalProgress } from '../../domain/transfers/transfer.ts'
import { transfersParts, type TransfersPorts } from './transfers.parts.ts'

/** Every file on its way, whatever page one is on. */
export const createTransfersMachine = (ports: TransfersPorts) =>
  transfersParts(ports).createMachine({
    id: 'transfers',
    context: ({ input: { userId } }) => ({
      userId,
      uploads: [],
      heard: new Map(),
      speed: firstSpeed({ sent: 0, at: ports.now() }),
      listed: 'all',
      lastId: 0,
      refused: [],
    }),
    entry: 'restore',
    initial: 'deciding',
    on: {
      'files.dropped': { target: '.deciding', actions: { type: 'take', params: ({ event }) => event } },
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
      'completed.hide': { actions: assign({ listed: 'unfinished' }) },
      'completed.show': { actions: assign({ listed: 'all' }) },
      'completed.remove': { target: '.deciding', actions: 'removeCompleted' },
      'upload.moved': { target: '.deciding', actions: { type: 'hear', params: ({ event }) => event } },
    },
    states: {
      deciding: {
        description: 'Whether anything is on its way.',
        always: [{ guard: 'isNone', target: 'empty' }, { guard: 'isAnyActive', target: 'working' }, 'settled'],
      },
      empty: { description: 'Nothing was transferred.' },
      working: { description: 'Files are on their way; leaving the page breaks them off.', tags: 'unsafeToLeave' },
      settled: { description: 'Everything is complete, has failed or waits for a person.' },
    },
  })

export type TransfersMachine = ReturnType<typeof createTransfersMachine>
export type TransfersActor = ActorRefFrom<TransfersMachine>
export type TransfersSnapshot = SnapshotFrom<TransfersMachine>

/** Files on their way, for the badge of the panel. */
export const activeCount = ({ context: { heard } }: TransfersSnapshot): number => [...heard.values()].filter(isActive).length

/** All transfers together. Bytes, and whole seconds until the rest is there, while that can be told. */
export const totalOf = ({ context: { heard, speed } }: TransfersSnapshot) => {
  const { sent, total } = totalProgress([...heard.values()])
  return { sent, total, remaining: remainingSeconds(total - sent, speed) }
}
