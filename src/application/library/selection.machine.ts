import { assign, enqueueActions, fromPromise, raise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { AssetGateway } from './AssetGateway.ts'
import { lookingForPicked, mayHaveLost } from './lookingForPicked.ts'
import { gatherRange, itemsById, rowCount, type Picked, type SelectableItem, type ShownList } from './selectableRows.ts'
import { minus, plus } from './sets.ts'

interface SelectionContext {
  readonly shown: ShownList
  readonly picked: Picked
  /** In the state `all`: what was taken out again. */
  readonly except: ReadonlySet<string>
  /** The row that a range begins at. */
  readonly anchor: number
  /** The row that a range ends at. */
  readonly reach: number
  /** What was selected in the lists one has been to. */
  readonly elsewhere: ReadonlyMap<string, Picked>
}

export type SelectionEvent =
  /** A list is on screen, or has changed there. */
  | ({ type: 'list.shown' } & ShownList)
  | { type: 'row.clicked'; row: number; item: SelectableItem }
  /** Ctrl or Cmd and a click, or Space. */
  | { type: 'row.toggled'; row: number; item: SelectableItem }
  /** Shift and a click, or Shift and an arrow: everything from the last row that was clicked or toggled. */
  | { type: 'row.reached'; row: number }
  | { type: 'all.selected' }
  /** They have been thrown away, moved or otherwise taken out of the list. */
  | { type: 'items.left'; ids: readonly string[] }
  /** They have come into a list, by its key, and are to be seen there: nothing else is selected in it. */
  | { type: 'items.arrived'; key: string; items: readonly SelectableItem[] }
  | { type: 'cleared' }

const without = (picked: Picked, ids: ReadonlySet<string>): Picked => new Map([...picked].filter(([id]) => !ids.has(id)))

/** All folders of a list are known, and all rows of one over many folders, so what is not among them any more is gone. */
const stillThere = (picked: Picked, { folders, items }: ShownList): Picked => {
  const known = new Set((items ?? folders).map(({ id }) => id))
  return new Map([...picked].filter(([id, { kind }]) => (kind === 'asset' && items === undefined) || known.has(id)))
}

const NOWHERE: ShownList = { key: '', folders: [], list: undefined, total: 0 }
/** Lists whose selection is kept for coming back. */
const LISTS_KEPT = 20

/** What is selected in a list of any length: single rows, ranges over rows that were never read, or all of it. */
export const createSelectionMachine = ({ assets }: { readonly assets: AssetGateway }) =>
  setup({
    types: { context: {} as SelectionContext, events: {} as SelectionEvent },
    actors: {
      lookingForPicked: lookingForPicked(assets),
      gathering: fromPromise(({ input: { shown, anchor, reach }, signal }: { input: SelectionContext; signal: AbortSignal }) =>
        gatherRange(assets, shown, Math.min(anchor, reach), Math.max(anchor, reach), signal),
      ),
    },
    guards: {
      isSame: ({ context }, key: string) => context.shown.key === key,
      isSomethingPicked: ({ context }) => context.picked.size > 0,
      isKnownWhole: ({ context }) => context.shown.items !== undefined,
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
        elsewhere: new Map([...elsewhere].slice(-LISTS_KEPT)).set(before.key, picked),
        anchor: 0,
        reach: 0,
      })),
      begin: assign((_, row: number) => ({ anchor: row, reach: row })),
      pickOnly: assign((_, item: SelectableItem) => ({ picked: itemsById([item]) })),
      toggle: assign(({ context: { picked } }, item: SelectableItem) => ({
        picked: picked.has(item.id) ? new Map([...picked].filter(([id]) => id !== item.id)) : new Map(picked).set(item.id, item),
      })),
      except: assign(({ context: { except } }, item: SelectableItem) => ({
        except: except.has(item.id) ? minus(except, item.id) : plus(except, [item.id]),
      })),
      drop: assign(({ context: { picked } }, ids: readonly string[]) => ({ picked: without(picked, new Set(ids)) })),
      pickLater: assign(({ context: { elsewhere } }, { key, items }: { key: string; items: readonly SelectableItem[] }) => ({
        elsewhere: new Map([...elsewhere].slice(-LISTS_KEPT)).set(key, itemsById(items)),
      })),
      pickAll: assign(({ context: { shown } }) => ({ picked: itemsById(shown.items ?? []) })),
      forget: assign({ picked: new Map(), except: new Set() }),
    },
  }).createMachine({
    id: 'selection',
    context: { shown: NOWHERE, picked: new Map(), except: new Set(), anchor: 0, reach: 0, elsewhere: new Map() },
    invoke: { id: 'lookingForPicked', src: 'lookingForPicked' },
    initial: 'none',
    on: {
      'list.shown': [
        { guard: { type: 'isSame', params: ({ event }) => event.key }, actions: [{ type: 'look', params: ({ event }) => event }, { type: 'stay', params: ({ event }) => event }, raise({ type: 'items.left', ids: [] })] },
        { target: '.deciding', actions: { type: 'move', params: ({ event }) => event } },
      ],
      'row.clicked': {
        target: '.some',
        actions: [
          { type: 'begin', params: ({ event }) => event.row },
          { type: 'pickOnly', params: ({ event }) => event.item },
        ],
      },
      'row.toggled': {
        target: '.deciding',
        actions: [
          { type: 'begin', params: ({ event }) => event.row },
          { type: 'toggle', params: ({ event }) => event.item },
        ],
      },
      'row.reached': {
        target: '.gathering',
        reenter: true,
        actions: assign({ reach: ({ event }) => event.row }),
      },
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
    },
    states: {
      deciding: { description: 'Whether anything is selected.', always: [{ guard: 'isSomethingPicked', target: 'some' }, 'none'] },
      none: { description: 'Nothing is selected.' },
      some: {
        description: 'Single rows or ranges are selected.',
        on: { 'items.left': { target: 'deciding', actions: { type: 'drop', params: ({ event }) => event.ids } } },
      },
      gathering: {
        description: 'The rows of a range are being read; what was selected stays until they are there.',
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

export const isSelected = (snapshot: SelectionSnapshot, id: string): boolean =>
  snapshot.matches('all') ? !snapshot.context.except.has(id) : snapshot.context.picked.has(id)

export const selectedCount = ({ context: { shown, picked, except }, ...snapshot }: SelectionSnapshot): number =>
  snapshot.value === 'all' ? rowCount(shown) - except.size : picked.size

/** Bytes; unknown where folders, or rows that were never read, are among what is selected. */
export const selectedBytes = ({ context: { picked }, ...snapshot }: SelectionSnapshot): number | undefined => {
  const items = [...picked.values()]
  return snapshot.value === 'all' || items.some(({ kind }) => kind === 'folder') ? undefined : items.reduce((sum, { size }) => sum + size, 0)
}
