import { assign, enqueueActions, raise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import { gatheringRange, type RowRange } from './gatheringRange.ts'
import { lookingForPicked, mayHaveLost } from './lookingForPicked.ts'
import { type Measured, measuring } from './measuring.ts'
import { itemsById, keptElsewhere, stillThere, toggled, without, type Picked, type PickedElsewhere } from './picked.ts'
import { NOWHERE, rowCount, type SelectableItem, type ShownList } from './selectableRows.ts'
import type { SelectionGateway } from './SelectionGateway.ts'
import { minus, plus } from '../lists/sets.ts'

interface SelectionContext extends RowRange {
  readonly picked: Picked
  /** In the state `all`: what was taken out again. */
  readonly except: ReadonlySet<string>
  readonly elsewhere: PickedElsewhere
  /** The size of what was selected then, where it had to be asked for. */
  readonly measured: Omit<Measured, 'type'> | undefined
}

export type SelectionEvent =
  /** A list is on screen, or has changed there. */
  | ({ type: 'list.shown' } & ShownList)
  | { type: 'row.clicked'; row: number; item: SelectableItem }
  /** Ctrl or Cmd and a click, or Space. */
  | { type: 'row.toggled'; row: number; item: SelectableItem }
  /** Shift and a click, or Shift and an arrow: everything from the last row that was clicked or toggled. */
  | { type: 'row.reached'; row: number }
  /** The range is not waited for any longer. */
  | { type: 'range.stopped' }
  | { type: 'all.selected' }
  /** They have been thrown away, moved or otherwise taken out of the list. */
  | { type: 'items.left'; ids: readonly string[] }
  /** They have come into a list, by its key, and are to be seen there: nothing else is selected in it. */
  | { type: 'items.arrived'; key: string; items: readonly SelectableItem[] }
  | { type: 'cleared' }
  | Measured

/** What is selected in a list of any length: single rows, ranges over rows that were never read, or all of it. */
export const createSelectionMachine = ({ assets, selections }: { readonly assets: AssetGateway; readonly selections: SelectionGateway }) =>
  setup({
    types: { context: {} as SelectionContext, events: {} as SelectionEvent },
    actors: { lookingForPicked: lookingForPicked(assets), gathering: gatheringRange(assets), measuring: measuring(selections) },
    guards: {
      isSame: ({ context }, key: string) => context.shown.key === key,
      isSomethingPicked: ({ context }) => context.picked.size > 0,
      isKnownWhole: ({ context: { shown } }) => shown.items !== undefined && shown.items.length >= rowCount(shown),
      isNothingLeft: ({ context }) => context.except.size >= rowCount(context.shown),
    },
    actions: {
      look: enqueueActions(({ context: { shown: before, picked }, enqueue }, shown: ShownList) => {
        if (mayHaveLost(before, shown, picked)) enqueue.sendTo('lookingForPicked', { type: 'look', shown, picked })
      }),
      stay: assign(({ context: { picked } }, shown: ShownList) => ({ shown, picked: stillThere(picked, shown) })),
      move: assign(({ context: { elsewhere, shown: before, picked } }, shown: ShownList) => ({
        shown,
        picked: elsewhere.get(shown.key) ?? new Map(),
        elsewhere: keptElsewhere(elsewhere, before.key, picked),
        anchor: 0,
        reach: 0,
      })),
      begin: assign((_, row: number) => ({ anchor: row, reach: row })),
      pickOnly: assign((_, item: SelectableItem) => ({ picked: itemsById([item]) })),
      toggle: assign(({ context: { picked } }, item: SelectableItem) => ({ picked: toggled(picked, item) })),
      except: assign(({ context: { except } }, { id }: SelectableItem) => ({ except: except.has(id) ? minus(except, id) : plus(except, [id]) })),
      drop: assign(({ context: { picked } }, ids: readonly string[]) => ({ picked: without(picked, new Set(ids)) })),
      pickLater: assign(({ context: { elsewhere } }, { key, items }: { key: string; items: readonly SelectableItem[] }) => ({
        elsewhere: keptElsewhere(elsewhere, key, itemsById(items)),
      })),
      pickAll: assign(({ context: { shown } }) => ({ picked: itemsById(shown.items ?? []) })),
      forget: assign({ picked: new Map(), except: new Set() }),
    },
  }).createMachine({
    id: 'selection',
    context: { shown: NOWHERE, picked: new Map(), except: new Set(), anchor: 0, reach: 0, elsewhere: new Map(), measured: undefined },
    invoke: [
      { id: 'lookingForPicked', src: 'lookingForPicked' },
      { src: 'measuring', input: ({ self }) => ({ selection: self }) },
    ],
    initial: 'none',
    on: {
      'list.shown': [
        { guard: { type: 'isSame', params: ({ event }) => event.key }, actions: [{ type: 'look', params: ({ event }) => event }, { type: 'stay', params: ({ event }) => event }, raise({ type: 'items.left', ids: [] })] },
        { target: '.deciding', actions: { type: 'move', params: ({ event }) => event } },
      ],
      'row.clicked': { target: '.some', actions: [{ type: 'begin', params: ({ event }) => event.row }, { type: 'pickOnly', params: ({ event }) => event.item }] },
      'row.toggled': { target: '.deciding', actions: [{ type: 'begin', params: ({ event }) => event.row }, { type: 'toggle', params: ({ event }) => event.item }] },
      'row.reached': { target: '.gathering', reenter: true, actions: assign({ reach: ({ event }) => event.row }) },
      'items.left': { actions: { type: 'drop', params: ({ event }) => event.ids } },
      'items.arrived': [
        {
          guard: { type: 'isSame', params: ({ event }) => event.key },
          target: '.deciding',
          actions: assign(({ event }) => ({ picked: itemsById(event.items), except: new Set() })),
        },
        { actions: { type: 'pickLater', params: ({ event }) => event } },
      ],
      'all.selected': [
        { guard: 'isKnownWhole', target: '.deciding', actions: 'pickAll' },
        { target: '.all', actions: 'forget' },
      ],
      cleared: { target: '.none', actions: 'forget' },
      'size.measured': { actions: assign({ measured: ({ event }) => event }) },
    },
    states: {
      deciding: { description: 'Whether anything is selected.', always: [{ guard: 'isSomethingPicked', target: 'some' }, 'none'] },
      none: { description: 'Nothing is selected.' },
      some: {
        description: 'Single rows or ranges are selected.',
        on: { 'items.left': { target: 'deciding', actions: { type: 'drop', params: ({ event }) => event.ids } } },
      },
      gathering: {
        description: 'The rows of a range are being read; what was selected stays until they are there, or the reading is stopped.',
        on: { 'range.stopped': 'deciding' },
        invoke: {
          src: 'gathering',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => valueOf(event.output)?.kind === 'allBut',
              target: 'all',
              actions: assign(({ event }) => ({ picked: new Map(), except: new Set(valueOf(event.output)?.items.map(({ id }) => id)) })),
            },
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'some',
              actions: assign(({ event }) => ({ picked: itemsById(valueOf(event.output)?.items ?? []), except: new Set() })),
            },
            { target: 'unreachable' },
          ],
        },
      },
      unreachable: { description: 'The rows of a range could not be read; what was selected before still is.' },
      all: {
        description: 'The whole list is selected, also what was never read, but for what was taken out again.',
        always: { guard: 'isNothingLeft', target: 'none' },
        on: { 'row.toggled': { actions: { type: 'except', params: ({ event }) => event.item } } },
      },
    },
  })

export type SelectionMachine = ReturnType<typeof createSelectionMachine>
export type SelectionActor = ActorRefFrom<SelectionMachine>
export type SelectionSnapshot = SnapshotFrom<SelectionMachine>
