import { assign, setup, type ActorRefFrom } from 'xstate'
import type { MoveCopyActor } from './moveCopy.machine.ts'
import { type Destination, putInto, putProblem, type ClipboardContent } from './clipboardContent.ts'

type ClipboardEvent =
  | { type: 'taken'; taken: ClipboardContent }
  /** Into the open folder. */
  | { type: 'paste'; destination: Destination }
  | { type: 'cleared' }

/** Folders and assets that were copied or cut by keys, until they are pasted: what was copied can be pasted again, what was cut but once. */
export const createClipboardMachine = ({ moveCopy }: { readonly moveCopy: MoveCopyActor }) =>
  setup({
    types: { context: {} as { readonly taken: ClipboardContent | undefined }, events: {} as ClipboardEvent },
    guards: {
      isCut: (_, taken: ClipboardContent) => taken.action === 'move',
      canBePut: ({ context: { taken } }, destination: Destination) => taken !== undefined && putProblem(taken, destination) === undefined,
    },
    actions: {
      take: assign((_, taken: ClipboardContent) => ({ taken })),
      forget: assign({ taken: undefined }),
      put: ({ context: { taken }, self }, destination: Destination) => {
        if (taken === undefined) return
        void putInto(moveCopy, taken, destination).then((isDone) => {
          const isStillHeld = self.getSnapshot().context.taken === taken
          if (isDone && isStillHeld && taken.action === 'move') self.send({ type: 'cleared' })
        })
      },
    },
  }).createMachine({
    id: 'clipboard',
    context: { taken: undefined },
    initial: 'empty',
    on: {
      taken: [
        { guard: { type: 'isCut', params: ({ event }) => event.taken }, target: '.cut', actions: { type: 'take', params: ({ event }) => event.taken } },
        { target: '.copied', actions: { type: 'take', params: ({ event }) => event.taken } },
      ],
      paste: {
        guard: { type: 'canBePut', params: ({ event }) => event.destination },
        actions: { type: 'put', params: ({ event }) => event.destination },
      },
      cleared: { target: '.empty', actions: 'forget' },
    },
    states: {
      empty: { description: 'Nothing was copied or cut.' },
      copied: { description: 'Folders and assets were copied; they can be pasted, also more than once.' },
      cut: { description: 'Folders and assets were cut: they look so where they lie, and move when they are pasted.' },
    },
  })

export type ClipboardMachine = ReturnType<typeof createClipboardMachine>
export type ClipboardActor = ActorRefFrom<ClipboardMachine>
