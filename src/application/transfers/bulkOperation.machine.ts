import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { canTakeBack } from '../../domain/bulk-operations/bulkOperation.ts'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'
import { AGAIN_MS } from './reconnecting.ts'
import { bulkOperationParts, type BulkOperationPorts } from './bulkOperation.parts.ts'

/** Many things that the server moves, copies, throws away or restores: all of them at once, in the end. */
export const createBulkOperationMachine = (ports: BulkOperationPorts) =>
  bulkOperationParts(ports).createMachine({
    id: 'bulkOperation',
    context: ({ input }) => input,
    initial: 'deciding',
    invoke: { src: 'hearing' },
    states: {
      deciding: {
        description: 'How far the server is with it.',
        always: [
          { guard: { type: 'isIn', params: 'Done' }, target: 'done' },
          { guard: { type: 'isIn', params: 'Failed' }, target: 'failed' },
          { guard: { type: 'isIn', params: 'Cancelled' }, target: 'removing' },
          'underWay',
        ],
      },
      underWay: {
        tags: 'WorkInProgress',
        entry: { type: 'tell', params: 'WorkInProgress' },
        initial: 'deciding',
        on: {
          fact: [
            {
              guard: { type: 'isStep', params: ({ event }) => event },
              target: '.deciding',
              actions: [
                { type: 'step', params: ({ event }) => event },
                { type: 'tell', params: 'WorkInProgress' },
              ],
            },
            { guard: { type: 'isOver', params: ({ event }) => event }, target: 'reading' },
          ],
          cancel: 'cancelling',
        },
        states: {
          deciding: {
            description: 'Whether it is its turn.',
            always: [{ guard: { type: 'isIn', params: 'Working' }, target: 'working' }, 'inLine'],
          },
          inLine: { description: 'Others of the same module come first.' },
          working: { description: 'The server writes it; nobody sees any of it before all of it is there.' },
        },
      },
      reading: {
        description: 'What has become of it is asked.',
        tags: 'WorkInProgress',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.job.id,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'deciding', actions: { type: 'take', params: ({ event }) => valueOf(event.output) } },
            { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'gone' },
            'unheard',
          ],
        },
      },
      unheard: {
        description: 'The server cannot be asked; it goes on meanwhile.',
        tags: 'WorkInProgress',
        invoke: { src: 'reconnecting' },
        on: { 'connection.returned': 'reading', retry: 'reading', resume: 'reading' },
        after: { [AGAIN_MS]: 'reading' },
      },
      cancelling: {
        description: 'A person no longer wants it; what is done already stays done.',
        tags: 'WorkInProgress',
        invoke: {
          src: 'cancelling',
          input: ({ context }) => context.job.id,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'deciding', actions: { type: 'take', params: ({ event }) => valueOf(event.output) } },
            'reading',
          ],
        },
      },
      done: {
        description: 'All of it is where it was to go; what was moved, copied or thrown away can be taken back.',
        tags: 'Complete',
        entry: [{ type: 'tell', params: 'Complete' }, 'tellDone'],
        on: { undo: { guard: ({ context }) => canTakeBack(context.job), target: 'removing', actions: 'undo' } },
      },
      failed: {
        description: 'Nothing was changed, and why is told; it can be begun anew.',
        tags: 'Failed',
        entry: [{ type: 'tell', params: 'Failed' }, 'tellFailed'],
        on: { retry: 'retrying', cancel: 'removing' },
      },
      retrying: {
        description: 'It is put in line again.',
        tags: 'WorkInProgress',
        entry: ['begin', { type: 'tell', params: 'WorkInProgress' }],
        invoke: {
          src: 'retrying',
          input: ({ context }) => context.job.id,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'deciding', actions: { type: 'take', params: ({ event }) => valueOf(event.output) } },
            'reading',
          ],
        },
      },
      removing: {
        description: 'It is taken off the list of the server as well.',
        tags: 'gone',
        entry: { type: 'tell', params: 'gone' },
        invoke: { src: 'removing', input: ({ context }) => context.job.id, onDone: 'gone' },
      },
      gone: {
        description: 'It is no more.',
        tags: 'gone',
        entry: { type: 'tell', params: 'gone' },
      },
    },
  })

export type BulkOperationMachine = ReturnType<typeof createBulkOperationMachine>
export type BulkOperationActor = ActorRefFrom<BulkOperationMachine>
export type BulkOperationSnapshot = SnapshotFrom<BulkOperationMachine>
