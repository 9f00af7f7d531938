import { setup, type ActorRefFrom } from 'xstate'

type AssistantDialogEvent =
  | { type: 'dialog.open' }
  | { type: 'dialog.close' }
  | { type: 'dialog.minimise' }
  | { type: 'dialog.unminimise' }
  /** Escape, or a click beside it: what is being answered can be followed further. */
  | { type: 'dialog.dismiss' }
  | { type: 'history.open' }
  | { type: 'history.close' }
  | { type: 'chat.new' }

interface AssistantDialogPorts {
  /** Whether a question is on its way, or its answer. */
  readonly isAnswering: () => boolean
  /** Leaves the thread. */
  readonly clearThread: () => void
}

/** The assistant's dialog over every page (specification section 4, "AI dialog"); what is said in it is the conversation's. */
export const createAssistantDialogMachine = ({ isAnswering, clearThread }: AssistantDialogPorts) =>
  setup({
    types: { events: {} as AssistantDialogEvent, tags: {} as 'open' },
    guards: { isAnswering },
    actions: { clearThread },
  }).createMachine({
    id: 'assistantDialog',
    initial: 'closed',
    states: {
      closed: { description: 'There is no dialog; the thread that it had is kept for the next time.', on: { 'dialog.open': 'open' } },
      open: {
        tags: 'open',
        initial: 'chatting',
        on: {
          'dialog.close': 'closed',
          'dialog.minimise': 'minimised',
          'dialog.dismiss': [{ guard: 'isAnswering', target: 'minimised' }, { target: 'closed' }],
          'chat.new': { target: '.chatting', actions: 'clearThread' },
        },
        states: {
          chatting: { description: 'The dialog stands over the page, without the history.', on: { 'history.open': 'browsing' } },
          browsing: { description: 'The dialog stands over the page, with the history of threads beside what is said.', on: { 'history.close': 'chatting' } },
        },
      },
      minimised: {
        description: 'The dialog is hidden, and a small sign of it is there on every page; an answer goes on being written.',
        on: {
          'dialog.open': 'open',
          'dialog.unminimise': 'open',
          'dialog.close': { target: 'closed', actions: 'clearThread' },
        },
      },
    },
  })

type AssistantDialogMachine = ReturnType<typeof createAssistantDialogMachine>
export type AssistantDialogActor = ActorRefFrom<AssistantDialogMachine>
