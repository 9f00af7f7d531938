import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { NamedItem } from '../../domain/items/item.ts'
import { failureOf, hasSucceeded } from '../failures/outcome.ts'
import { createQuickSearchMachine } from '../search/quickSearch.machine.ts'
import type { SearchGateway } from '../search/SearchGateway.ts'
import type { Relate } from './relating.ts'
import { RELATED_AT_ONCE, type RelatedPlace, type RelateFailure } from './RelationGateway.ts'

interface PickerContext {
  readonly place: RelatedPlace
  /** What the place is called. */
  readonly name: string
  /** In the order in which they were chosen. */
  readonly chosen: readonly NamedItem[]
  readonly failure: RelateFailure | undefined
}

type PickerEvent =
  | { type: 'picker.opened'; place: RelatedPlace; name: string }
  | { type: 'item.toggled'; item: NamedItem }
  | { type: 'add' }
  | { type: 'cancel' }

/** Hits offered for a term. */
const OFFERED = 20

const NOWHERE: RelatedPlace = { kind: 'asset', type: 'RECORDS', id: '' }

const toggled = (chosen: readonly NamedItem[], item: NamedItem): readonly NamedItem[] => {
  if (chosen.some(({ id }) => id === item.id)) return chosen.filter(({ id }) => id !== item.id)
  return chosen.length < RELATED_AT_ONCE ? [...chosen, item] : chosen
}

/** Choosing what is to be related to something, by searching for it; what was chosen stays while another term is searched for. */
export const createRelatedPickerMachine = ({ searches, relate }: { readonly searches: SearchGateway; readonly relate: Relate }) =>
  setup({
    types: { context: {} as PickerContext, events: {} as PickerEvent, children: {} as { search: 'search' } },
    actors: {
      search: createQuickSearchMachine({ searches, offered: OFFERED }),
      saving: fromPromise(({ input: { place, chosen }, signal }: { input: PickerContext; signal: AbortSignal }) => relate(place, chosen, true, signal)),
    },
    guards: { isChosen: ({ context }) => context.chosen.length > 0 },
    actions: {
      toggle: assign(({ context }, item: NamedItem) => ({ chosen: toggled(context.chosen, item) })),
      fail: assign((_, failure: RelateFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'relatedPicker',
    context: { place: NOWHERE, name: '', chosen: [], failure: undefined },
    initial: 'closed',
    on: {
      'picker.opened': {
        target: '.open',
        actions: assign(({ event: { place, name } }) => ({ place, name, chosen: [], failure: undefined })),
      },
    },
    states: {
      closed: { description: 'Nothing is being chosen.' },
      open: {
        invoke: { id: 'search', src: 'search' },
        initial: 'choosing',
        on: { cancel: 'closed' },
        states: {
          choosing: {
            description: 'The person searches and chooses.',
            on: {
              'item.toggled': { actions: { type: 'toggle', params: ({ event }) => event.item } },
              add: { guard: 'isChosen', target: 'saving' },
            },
          },
          saving: {
            description: 'What was chosen is being related.',
            invoke: {
              src: 'saving',
              input: ({ context }) => context,
              onDone: [
                { guard: ({ event }) => hasSucceeded(event.output), target: '#relatedPicker.closed' },
                { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
              ],
            },
            // Whoever left would not be offered to take it back.
            on: { cancel: {} },
          },
          refused: {
            description: 'It could not be done; the reason is shown, and what was chosen can be changed or tried again.',
            on: {
              'item.toggled': { target: 'choosing', actions: { type: 'toggle', params: ({ event }) => event.item } },
              add: { guard: 'isChosen', target: 'saving' },
            },
          },
        },
      },
    },
  })

type RelatedPickerMachine = ReturnType<typeof createRelatedPickerMachine>
export type RelatedPickerActor = ActorRefFrom<RelatedPickerMachine>
