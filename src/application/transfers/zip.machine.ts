import { stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { untilReconnected } from './reconnecting.ts'
import { beginningZip, zipParts, type ZipPorts } from './zip.parts.ts'

/** Folders and files that the server puts together, and the browser then fetches. */
export const createZipMachine = (ports: ZipPorts) =>
  zipParts(ports).createMachine({
    id: 'zip',
    context: ({ input }) => beginningZip(input, ports.files),
    initial: 'deciding',
    invoke: { src: 'hearing' },
    on: {
      'zip.heard': { target: '.deciding', actions: { type: 'take', params: ({ event }) => event.zip } },
      'zip.lost': '.gone',
      cancel: '.removing',
    },
    states: {
      deciding: {
        description: 'How far the server is with it.',
        always: [
          { guard: { type: 'isState', params: 'Ready' }, target: 'ready' },
          { guard: { type: 'isState', params: 'Failed' }, target: 'failed' },
          { guard: 'isKnown', target: 'making' },
          { target: 'asking' },
        ],
      },
      asking: {
        initial: 'wanted',
        invoke: {
          src: 'making',
          input: ({ context }) => context,
          onDone: [
            {
              guard: stateIn({ asking: 'unwanted' }),
              target: 'removing',
              actions: [{ type: 'take', params: ({ event }) => valueOf(event.output) }, 'tellName'],
            },
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'deciding',
              actions: [{ type: 'take', params: ({ event }) => valueOf(event.output) }, 'tellName'],
            },
            { guard: { type: 'isOffline', params: ({ event }) => event.output }, target: 'interrupted' },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output)?.code } },
          ],
        },
        // Its answer says what the server knows.
        on: { cancel: '.unwanted', 'zip.heard': {}, 'zip.lost': {} },
        states: {
          wanted: { description: 'The server is asked for it.', tags: 'WorkInProgress', entry: { type: 'tell', params: 'WorkInProgress' } },
          unwanted: {
            description: 'A person has given it up before the server answered; what that has begun is removed once it has.',
            tags: 'gone',
            entry: { type: 'tell', params: 'gone' },
          },
        },
      },
      interrupted: {
        description: 'The network is gone; the server is asked again by itself when it is back.',
        tags: 'WorkInProgress',
        ...untilReconnected('asking'),
      },
      making: {
        tags: 'WorkInProgress',
        entry: { type: 'tell', params: 'WorkInProgress' },
        initial: 'deciding',
        invoke: [{ src: 'losing' }, { src: 'reconnecting' }],
        on: {
          serverEvent: {
            guard: { type: 'isProgress', params: ({ event }) => event },
            target: '.packing',
            actions: [
              { type: 'progress', params: ({ event }) => event },
              { type: 'tell', params: 'WorkInProgress' },
            ],
          },
          'connection.lost': '.unheard',
          'connection.returned': '.deciding',
        },
        states: {
          deciding: {
            description: 'Whether it is its turn.',
            always: [{ guard: { type: 'isState', params: 'Making' }, target: 'packing' }, 'inLine'],
          },
          inLine: { description: 'Other zips come first.' },
          packing: { description: 'The server puts the files together.' },
          unheard: { description: 'The network is gone; the server goes on, and tells how far it is once the network is back.' },
        },
      },
      ready: {
        tags: 'Complete',
        entry: { type: 'tell', params: 'Complete' },
        initial: 'deciding',
        after: { untilExpiry: 'gone' },
        on: {
          fetch: '.fetching',
          remove: 'removing',
          cancel: {},
          'zip.heard': [
            { guard: ({ event }) => event.zip.state === 'Ready', actions: { type: 'take', params: ({ event }) => event.zip } },
            { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.zip } },
          ],
        },
        states: {
          deciding: {
            description: 'Whether it was asked for on this page.',
            always: [{ guard: 'isOurs', target: 'fetching' }, 'offered'],
          },
          fetching: {
            description: 'Whether it can be had is found out before the browser is given it.',
            invoke: {
              src: 'fetching',
              input: ({ context }) => context.address,
              onDone: [
                { guard: ({ event }) => hasSucceeded(event.output), target: 'offered', actions: 'notifyBegun' },
                { guard: { type: 'isOffline', params: ({ event }) => event.output }, target: 'offline' },
                { target: 'refused', actions: [{ type: 'fail', params: ({ event }) => failureOf(event.output)?.code }, 'notifyFailed'] },
              ],
            },
          },
          offline: {
            description: 'The network is gone; the browser is given it by itself when that is back.',
            ...untilReconnected('fetching'),
          },
          offered: { description: 'It can be fetched, and fetched again, until its time is over.' },
          refused: { description: 'It could not be had, and why is told.', on: { retry: 'fetching' } },
        },
      },
      failed: {
        description: 'It could not be made, and why is told.',
        tags: 'Failed',
        entry: [{ type: 'tell', params: 'Failed' }, 'notifyFailed'],
        on: {
          retry: 'asking',
          'zip.heard': [
            { guard: ({ event }) => event.zip.state === 'Failed' },
            { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.zip } },
          ],
        },
      },
      removing: {
        description: 'A person no longer wants it; the server forgets it.',
        tags: 'gone',
        entry: { type: 'tell', params: 'gone' },
        invoke: { src: 'removing', input: ({ context }) => context.zip?.id, onDone: 'gone' },
        on: { cancel: {}, 'zip.heard': {}, 'zip.lost': {} },
      },
      gone: {
        description: 'It is no more.',
        tags: 'gone',
        entry: { type: 'tell', params: 'gone' },
        on: { cancel: {}, 'zip.heard': {}, 'zip.lost': {} },
      },
    },
  })

export type ZipMachine = ReturnType<typeof createZipMachine>
export type ZipActor = ActorRefFrom<ZipMachine>
export type ZipSnapshot = SnapshotFrom<ZipMachine>
