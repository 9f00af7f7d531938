import type { Result } from 'effect/Result'
import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { Failure } from '../../domain/failures/failure.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import type { CellRef } from '../../domain/metadata/valueCell.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import { isChoice } from '../../domain/templates/attributeTypes.ts'
import type { Option } from '../../domain/templates/options.ts'
import { answered } from '../failures/answered.ts'
import type { MetadataGateway, ValueOptionPage } from '../metadata/MetadataGateway.ts'

export interface EditedCell extends CellRef {
  readonly attribute: AttributeDefinition
}

interface CellEditorContext {
  readonly cell: EditedCell | undefined
  /** What is typed: a value's text, or what options are searched by. */
  readonly text: string
  /** Of a choice: what is chosen so far. */
  readonly values: readonly MetadataValue[]
  readonly options: readonly Option[]
  readonly total: number
  readonly failure: Failure | undefined
}

export type CellEditorEvent =
  | { readonly type: 'editor.opened'; readonly cell: EditedCell; readonly text: string; readonly values: readonly MetadataValue[] }
  | { readonly type: 'text.typed'; readonly text: string }
  | { readonly type: 'option.toggled'; readonly id: string }
  /** What was typed or chosen is taken or given up. */
  | { readonly type: 'editor.closed' }
  | { readonly type: 'retry' }

/** Options that are offered at once; the others are found by typing. */
const OFFERED = 50

const toggled = ({ cell, values }: CellEditorContext, id: string): readonly MetadataValue[] => {
  if (values.includes(id)) return values.filter((one) => one !== id)
  return cell?.attribute.type === 'multipleChoice' || cell?.attribute.repeatable === true ? [...values, id] : [id]
}

const BLANK: CellEditorContext = { cell: undefined, text: '', values: [], options: [], total: 0, failure: undefined }

/** One cell that is being edited in its place: typed, or chosen from options that are searched while typing. */
export const createCellEditorMachine = ({ metadata }: { readonly metadata: Pick<MetadataGateway, 'options'> }) =>
  setup({
    types: { context: {} as CellEditorContext, events: {} as CellEditorEvent, tags: {} as 'open' },
    actors: {
      searching: fromPromise(({ input: { cell, text }, signal }: { readonly input: CellEditorContext; readonly signal: AbortSignal }): Promise<Result<ValueOptionPage, Failure>> =>
        metadata.options({ attributeId: cell?.attributeId ?? '', search: text, limit: OFFERED }, signal),
      ),
    },
    delays: { pause: 120 },
    guards: { isChosen: ({ context }) => isChoice(context.cell?.attribute.type ?? '') },
    actions: {
      offer: assign((_, page: ValueOptionPage | undefined) => ({ options: page?.items ?? [], total: page?.total ?? 0, failure: undefined })),
      fail: assign((_, failure: Failure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'cellEditor',
    context: BLANK,
    initial: 'closed',
    on: {
      'editor.opened': { target: '.deciding', actions: assign(({ event }) => ({ ...BLANK, cell: event.cell, text: event.text, values: event.values })) },
      'editor.closed': { target: '.closed', actions: assign(BLANK) },
    },
    states: {
      closed: { description: 'No cell is being edited.' },
      deciding: { description: 'Whether the cell is typed or chosen.', always: [{ guard: 'isChosen', target: 'choosing' }, 'typing'] },
      typing: { description: 'A value is typed.', tags: 'open', on: { 'text.typed': { actions: assign(({ event }) => ({ text: event.text })) } } },
      choosing: {
        tags: 'open',
        initial: 'searching',
        on: {
          'text.typed': { target: '.pausing', actions: assign(({ event }) => ({ text: event.text })) },
          'option.toggled': { actions: assign(({ context, event }) => ({ values: toggled(context, event.id) })) },
        },
        states: {
          pausing: { description: 'Whether more is typed is waited for.', after: { pause: 'searching' } },
          searching: {
            description: 'Options are being searched.',
            invoke: { src: 'searching', input: ({ context }) => context, onDone: answered<ValueOptionPage, Failure>()({ target: 'offering', action: 'offer' }, { target: 'failed', action: 'fail' }) },
          },
          offering: { description: 'Options that were found are offered.' },
          failed: { description: 'Options could not be read.', on: { retry: 'searching' } },
        },
      },
    },
  })

export type CellEditorActor = ActorRefFrom<ReturnType<typeof createCellEditorMachine>>
export type CellEditorSnapshot = SnapshotFrom<ReturnType<typeof createCellEditorMachine>>
