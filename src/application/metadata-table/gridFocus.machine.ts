import { type ActorRefFrom, assign, setup } from 'xstate'
import { type CellPlace, fittedRange, type GridMove, type GridRange, type GridSize, isSingle, movedRange, shiftedRange, singleRange, wholeRange } from '../../domain/metadata-table/gridRange.ts'

interface GridFocusContext {
  readonly size: GridSize
  readonly range: GridRange
  /** It was sent to the very end, wherever that turns out to be. */
  readonly isAtEnd: boolean
}

type GridFocusEvent =
  | { readonly type: 'grid.sized'; readonly size: GridSize }
  | { readonly type: 'cell.pointed'; readonly place: CellPlace; readonly isExtending: boolean }
  | { readonly type: 'focus.moved'; readonly move: GridMove; readonly isExtending: boolean }
  | { readonly type: 'all.marked' }
  /** The rows that are marked stand elsewhere now. */
  | { readonly type: 'rows.shifted'; readonly by: number }
  /** Other rows: the focus begins anew. */
  | { readonly type: 'grid.left' }

const FIRST = singleRange({ row: 0, column: 0 })

const pointed = ({ range }: GridFocusContext, { place, isExtending }: GridFocusEvent & { readonly type: 'cell.pointed' }): GridRange =>
  isExtending ? { anchor: range.anchor, focus: place } : singleRange(place)

const sized = ({ range, isAtEnd }: GridFocusContext, size: GridSize): GridRange =>
  isAtEnd && size.rows > 0 ? singleRange({ row: size.rows - 1, column: range.focus.column }) : fittedRange(range, size)

/** Where the focus stands in the table and what is marked. */
export const gridFocusMachine = setup({
  types: { context: {} as GridFocusContext, events: {} as GridFocusEvent },
  guards: { isEmpty: ({ context: { size } }) => size.rows === 0 || size.columns === 0, isSingle: ({ context }) => isSingle(context.range) },
}).createMachine({
  id: 'gridFocus',
  context: { size: { rows: 0, columns: 0, pageRows: 1 }, range: FIRST, isAtEnd: false },
  initial: 'nowhere',
  on: {
    'grid.sized': { target: '.deciding', actions: assign(({ context, event }) => ({ size: event.size, range: sized(context, event.size) })) },
    'cell.pointed': { target: '.deciding', actions: assign(({ context, event }) => ({ range: pointed(context, event), isAtEnd: false })) },
    'focus.moved': { target: '.deciding', actions: assign(({ context, event }) => ({ range: movedRange(context.range, event.move, context.size, event.isExtending), isAtEnd: event.move === 'gridEnd' && !event.isExtending })) },
    'all.marked': { target: '.deciding', actions: assign(({ context }) => ({ range: wholeRange(context.range, context.size), isAtEnd: false })) },
    'rows.shifted': { target: '.deciding', actions: assign(({ context, event }) => ({ range: fittedRange(shiftedRange(context.range, event.by), context.size) })) },
    'grid.left': { target: '.deciding', actions: assign({ range: FIRST, isAtEnd: false }) },
  },
  states: {
    deciding: { description: 'Whether one cell or several are marked.', always: [{ guard: 'isEmpty', target: 'nowhere' }, { guard: 'isSingle', target: 'single' }, 'ranging'] },
    nowhere: { description: 'There is no cell.' },
    single: { description: 'One cell is marked.' },
    ranging: { description: 'Several cells are marked.' },
  },
})

export type GridFocusActor = ActorRefFrom<typeof gridFocusMachine>
