import { assign, setup, type ActorRefFrom } from 'xstate'
import type { MoveCopyActor } from './moveCopy.machine.ts'
import { type Destination, putInto, putProblem, type ClipboardContent } from './clipboardContent.ts'

type ClipboardEvent =
  | { type: 'filled'; content: ClipboardContent }
  /** Into the open folder. */
  | { type: 'paste'; destination: Destination }
  | { type: 'cleared' }

/** Folders and assets that were copied or cut by keys, until they are pasted: what was copied can be pasted again, what was cut but once. */
export const createClipboardMachine = ({ moveCopy }: { readonly moveCopy: MoveCopyActor }) =>
  setup({
    types: { context: {} as { readonly content: ClipboardContent | undefined }, events: {} as ClipboardEvent },
    guards: {
      isCut: (_, content: ClipboardContent) => content.action === 'move',
      canPaste: ({ context: { content } }, destination: Destination) => content !== undefined && putProblem(content, destination) === undefined,
    },
    actions: {
      take: assign((_, content: ClipboardContent) => ({ content })),
      forget: assign({ content: undefined }),
      put: ({ context: { content }, self }, destination: Destination) => {
        if (content === undefined) return
        void putInto(moveCopy, content, destination).then((isDone) => {
          const isUnchanged = self.getSnapshot().context.content === content
          if (isDone && isUnchanged && content.action === 'move') self.send({ type: 'cleared' })
        })
      },
    },
  }).createMachine({
    id: 'clipboard',
    context: { content: undefined },
    initial: 'empty',
    on: {
      filled: [
        { guard: { type: 'isCut', params: ({ event }) => event.content }, target: '.cut', actions: { type: 'take', params: ({ event }) => event.content } },
        { target: '.copied', actions: { type: 'take', params: ({ event }) => event.content } },
      ],
      paste: {
        guard: { type: 'canPaste', params: ({ event }) => event.destination },
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

type ClipboardMachine = ReturnType<typeof createClipboardMachine>
export type ClipboardActor = ActorRefFrom<ClipboardMachine>
