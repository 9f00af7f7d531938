import { assign, enqueueActions, raise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { ResourceType } from '../../domain/access/modules.ts'
import { hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import { anchorIn } from './anchor.ts'
import { readingRange } from './readingRange.ts'
import { lookingForPicked, mayHaveLost } from './lookingForPicked.ts'
import { measuring } from './measuring.ts'
import { inModule, itemsById, keptElsewhere, stillExcepted, stillThere, toggled, without } from './picked.ts'
import { NOWHERE, rowCount, type SelectableItem, type ShownList } from './selectableRows.ts'
import type { SelectionContext, SelectionEvent } from './selectionContext.ts'
import type { SelectionGateway } from './SelectionGateway.ts'
import { wholeCount } from './wholeCounts.ts'

/** What is selected in a list of any length: single rows, ranges over rows that were never read, or all of it. */
export const createSelectionMachine = ({ assets, selections }: { readonly assets: AssetGateway; readonly selections: SelectionGateway }) =>
  setup({
    types: { context: {} as SelectionContext, events: {} as SelectionEvent },
    actors: { lookingForPicked: lookingForPicked(assets), readingRange: readingRange(assets), measuring: measuring(selections) },
    guards: {
      isSame: ({ context }, key: string) => context.shown.key === key,
      isSomethingPicked: ({ context }) => context.picked.size > 0,
      isKnownWhole: ({ context: { shown } }) => shown.items !== undefined && shown.items.length >= rowCount(shown),
      isNothingLeft: ({ context: { shown, within, except } }) => except.size >= wholeCount(shown, within),
      isOutside: ({ context: { within } }, { type }: SelectableItem) => within !== undefined && type !== within,
    },
    actions: {
      look: enqueueActions(({ context: { shown: before, picked, except }, enqueue }, shown: ShownList) => {
        const named = new Map([...picked, ...except])
        if (mayHaveLost(before, shown, named)) enqueue.sendTo('lookingForPicked', { type: 'look', shown, picked: named })
      }),
      stay: assign(({ context: { picked, except, anchor, shown: before } }, shown: ShownList) => ({
        shown,
        picked: stillThere(picked, before, shown),
        except: stillExcepted(except, shown),
        anchor: anchorIn(anchor, before, shown),
      })),
      move: assign(({ context: { elsewhere, shown: before, picked } }, shown: ShownList) => ({
        shown,
        picked: elsewhere.get(shown.key) ?? new Map(),
        elsewhere: keptElsewhere(elsewhere, before.key, picked),
        anchor: undefined,
      })),
      begin: assign((_, { row, item: { id } }: { row: number; item: SelectableItem }) => ({ anchor: { row, id } })),
      beginAtFocus: assign({ anchor: undefined }),
      pickOnly: assign((_, item: SelectableItem) => ({ picked: itemsById([item]) })),
      toggle: assign(({ context: { picked } }, item: SelectableItem) => ({ picked: toggled(picked, item) })),
      except: assign(({ context: { except } }, item: SelectableItem) => ({ except: toggled(except, item) })),
      narrow: assign(({ context: { picked, except } }, module: ResourceType) => ({ picked: inModule(picked, module), except: inModule(except, module), within: module })),
      drop: assign(({ context: { picked, except } }, ids: readonly string[]) => {
        const gone = new Set(ids)
        return { picked: without(picked, gone), except: without(except, gone) }
      }),
      pickLater: assign(({ context: { elsewhere } }, { key, items }: { key: string; items: readonly SelectableItem[] }) => ({
        elsewhere: keptElsewhere(elsewhere, key, itemsById(items)),
      })),
      pickAll: assign(({ context: { shown } }) => ({ picked: itemsById(shown.items ?? []) })),
      forget: assign({ picked: new Map(), except: new Map(), within: undefined }),
    },
  }).createMachine({
    id: 'selection',
    context: { shown: NOWHERE, picked: new Map(), except: new Map(), within: undefined, anchor: undefined, from: 0, to: 0, elsewhere: new Map(), measured: undefined },
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
      'row.clicked': { target: '.some', actions: [{ type: 'begin', params: ({ event }) => event }, { type: 'pickOnly', params: ({ event }) => event.item }] },
      'row.toggled': { target: '.deciding', actions: [{ type: 'begin', params: ({ event }) => event }, { type: 'toggle', params: ({ event }) => event.item }] },
      'row.reached': { target: '.readingRange', reenter: true, actions: assign(({ event: { row, from } }) => ({ anchor: from, from: from.row, to: row })) },
      'focus.moved': { actions: 'beginAtFocus' },
      'items.left': { actions: { type: 'drop', params: ({ event }) => event.ids } },
      'items.arrived': [
        {
          guard: { type: 'isSame', params: ({ event }) => event.key },
          target: '.deciding',
          actions: assign(({ event }) => ({ picked: itemsById(event.items), except: new Map() })),
        },
        { actions: { type: 'pickLater', params: ({ event }) => event } },
      ],
      'all.selected': [
        { guard: 'isKnownWhole', target: '.deciding', actions: 'pickAll' },
        { target: '.all', actions: 'forget' },
      ],
      'module.chosen': { target: '.deciding', actions: { type: 'narrow', params: ({ event }) => event.module } },
      cleared: { target: '.none', actions: ['forget', 'beginAtFocus'] },
      'size.measured': { actions: assign({ measured: ({ event }) => event }) },
    },
    states: {
      deciding: { description: 'Whether anything is selected.', always: [{ guard: 'isSomethingPicked', target: 'some' }, 'none'] },
      none: { description: 'Nothing is selected.' },
      some: {
        description: 'Single rows or ranges are selected.',
        on: { 'items.left': { target: 'deciding', actions: { type: 'drop', params: ({ event }) => event.ids } } },
      },
      readingRange: {
        description: 'The rows of a range are being read; what was selected stays until they are there, or the reading is stopped.',
        on: { 'range.stopped': 'deciding' },
        invoke: {
          src: 'readingRange',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => valueOf(event.output)?.kind === 'allBut',
              target: 'all',
              actions: assign(({ event }) => ({ picked: new Map(), except: itemsById(valueOf(event.output)?.items ?? []), within: undefined })),
            },
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'some',
              actions: assign(({ event }) => ({ picked: itemsById(valueOf(event.output)?.items ?? []), except: new Map() })),
            },
            { target: 'unreachable' },
          ],
        },
      },
      unreachable: { description: 'The rows of a range could not be read; what was selected before still is.' },
      all: {
        description: 'The whole list is selected, also what was never read, but for what was taken out again.',
        always: { guard: 'isNothingLeft', target: 'none' },
        on: {
          'module.chosen': { actions: { type: 'narrow', params: ({ event }) => event.module } },
          'row.toggled': [
            { guard: { type: 'isOutside', params: ({ event }) => event.item }, target: 'some', actions: [{ type: 'begin', params: ({ event }) => event }, { type: 'pickOnly', params: ({ event }) => event.item }] },
            { actions: { type: 'except', params: ({ event }) => event.item } },
          ],
        },
      },
    },
  })

type SelectionMachine = ReturnType<typeof createSelectionMachine>
export type SelectionActor = ActorRefFrom<SelectionMachine>
export type SelectionSnapshot = SnapshotFrom<SelectionMachine>
