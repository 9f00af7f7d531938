import { type ActorRefFrom, assign, setup } from 'xstate'
import { afterStep, type CellStep, type EditHistory, NO_HISTORY } from '../../domain/metadata-table/editHistory.ts'

interface TableHistoryContext {
  readonly history: EditHistory
}

type TableHistoryEvent =
  | { readonly type: 'step.made'; readonly cells: readonly CellStep[] }
  /** A step was taken back, or again. */
  | { readonly type: 'step.turned'; readonly history: EditHistory }
  | { readonly type: 'history.forgotten' }

/** Which steps in the table can be taken back, and which again. */
export const tableHistoryMachine = setup({
  types: { context: {} as TableHistoryContext, events: {} as TableHistoryEvent, tags: {} as 'undoable' | 'redoable' },
  guards: {
    isPast: ({ context: { history } }) => history.past.length > 0,
    isFuture: ({ context: { history } }) => history.future.length > 0,
    isBoth: ({ context: { history } }) => history.past.length > 0 && history.future.length > 0,
  },
}).createMachine({
  id: 'tableHistory',
  context: { history: NO_HISTORY },
  initial: 'empty',
  on: {
    'step.made': { target: '.deciding', actions: assign(({ context, event }) => ({ history: afterStep(context.history, event.cells) })) },
    'step.turned': { target: '.deciding', actions: assign(({ event }) => ({ history: event.history })) },
    'history.forgotten': { target: '.deciding', actions: assign({ history: NO_HISTORY }) },
  },
  states: {
    deciding: {
      description: 'Which way there are steps.',
      always: [{ guard: 'isBoth', target: 'between' }, { guard: 'isPast', target: 'made' }, { guard: 'isFuture', target: 'takenBack' }, 'empty'],
    },
    empty: { description: 'There is no step.' },
    made: { description: 'There are steps to take back.', tags: 'undoable' },
    between: { description: 'There are steps to take back and others to take again.', tags: ['undoable', 'redoable'] },
    takenBack: { description: 'Every step was taken back.', tags: 'redoable' },
  },
})

export type TableHistoryActor = ActorRefFrom<typeof tableHistoryMachine>
