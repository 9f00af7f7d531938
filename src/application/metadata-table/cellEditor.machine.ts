import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { Failure } from '../../domain/failures/failure.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import { mostValues } from '../../domain/metadata/values.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import { isNamed } from '../../domain/templates/attributeTypes.ts'
import { isBlank } from '../../domain/validation/text.ts'
import { answered } from '../failures/answered.ts'
import { OFFERED_AFTER_MS } from '../forms/typing.ts'
import { cellOffer, type Offer, type Offered, type OfferPorts } from './editing/cellOffer.ts'
import type { ValueCell } from './tableContents.ts'

interface CellEditorContext {
  /** As it was when it was opened: whoever changes it meanwhile is compared with that. */
  readonly cell: ValueCell | undefined
  /** What it was opened with. */
  readonly begun: { readonly text: string; readonly values: readonly MetadataValue[] }
  readonly language: Language
  /** What is typed: a value's text, or what options are searched by. */
  readonly text: string
  /** The text by which an option was found and chosen: it means nothing more. */
  readonly spent: string
  /** Of a choice: what is chosen so far. */
  readonly values: readonly MetadataValue[]
  /** Those of an earlier text stay while the next are searched; only in `offering` are they what is typed. */
  readonly options: readonly Offered[]
  readonly total: number
  readonly failure: Failure | undefined
}

type CellEditorEvent =
  | { readonly type: 'editor.opened'; readonly cell: ValueCell; readonly text: string; /** Its present text, where it begins with another. */ readonly shown?: string; readonly values: readonly MetadataValue[]; /** What is chosen, where it begins with others. */ readonly chosen?: readonly MetadataValue[] | undefined; readonly language: Language }
  | { readonly type: 'text.typed'; readonly text: string }
  | { readonly type: 'option.toggled'; readonly id: string }
  /** Toggled among several; of a choice of one it is the chosen one then, whether or not it was. */
  | { readonly type: 'option.chosen'; readonly id: string }
  /** What was typed or chosen is taken or given up. */
  | { readonly type: 'editor.closed' }
  | { readonly type: 'retry' }

/** Its values are picked from what is found, not typed. */
export const isPicked = ({ type }: Pick<AttributeDefinition, 'type'>): boolean => isNamed(type)

const isList = ({ cell }: CellEditorContext): boolean => cell !== undefined && mostValues(cell.attribute) > 1

const toggled = (context: CellEditorContext, id: string): readonly MetadataValue[] => {
  const { values } = context
  if (values.includes(id)) return values.filter((one) => one !== id)
  return isList(context) ? [...values, id] : [id]
}

interface Searched {
  readonly attribute: Pick<AttributeDefinition, 'id' | 'type'>
  readonly text: string
}

const NONE: Searched['attribute'] = { id: '', type: 'text' }

const BLANK: CellEditorContext = { cell: undefined, begun: { text: '', values: [] }, language: 'en-US', text: '', spent: '', values: [], options: [], total: 0, failure: undefined }

/** One cell that is being edited in its place: typed, or chosen from options that are searched while typing. */
export const createCellEditorMachine = (ports: OfferPorts) => {
  const search = cellOffer(ports)
  return setup({
    types: { context: {} as CellEditorContext, events: {} as CellEditorEvent, tags: {} as 'open' },
    actors: {
      searching: fromPromise(({ input: { attribute, text }, signal }: { readonly input: Searched; readonly signal: AbortSignal }) => search(attribute, text, signal)),
    },
    delays: { pause: OFFERED_AFTER_MS },
    guards: { isChosen: ({ context }) => context.cell !== undefined && isPicked(context.cell.attribute) },
    actions: {
      offer: assign((_, page: Offer | undefined) => ({ options: page?.items ?? [], total: page?.total ?? 0, failure: undefined })),
      fail: assign((_, failure: Failure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'cellEditor',
    context: BLANK,
    initial: 'closed',
    on: {
      'editor.opened': { target: '.deciding', actions: assign(({ event }) => ({
          ...BLANK,
          cell: event.cell,
          begun: { text: event.shown ?? event.text, values: event.values },
          language: event.language,
          text: event.text,
          values: event.chosen ?? event.values,
        })) },
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
          'option.toggled': { actions: assign(({ context, event }) => ({ values: toggled(context, event.id), spent: context.text })) },
          'option.chosen': { actions: assign(({ context, event }) => ({ values: isList(context) ? toggled(context, event.id) : [event.id], spent: context.text })) },
        },
        states: {
          pausing: { description: 'Whether more is typed is waited for.', after: { pause: 'searching' } },
          searching: {
            description: 'Options are being searched.',
            invoke: { src: 'searching', input: ({ context: { cell, text } }) => ({ attribute: cell?.attribute ?? NONE, text }), onDone: answered<Offer, Failure>()({ target: 'offering', action: 'offer' }, { target: 'failed', action: 'fail' }) },
          },
          offering: { description: 'Options that were found are offered.' },
          failed: { description: 'Options could not be read.', on: { retry: 'searching' } },
        },
      },
    },
  })
}

export type CellEditorActor = ActorRefFrom<ReturnType<typeof createCellEditorMachine>>
export type CellEditorSnapshot = SnapshotFrom<ReturnType<typeof createCellEditorMachine>>

/** Whether a word stands in the field of a choice that is still to mean something: it was typed since, and not chosen by. */
export const isWordLeft = ({ context: { text, spent, begun } }: CellEditorSnapshot): boolean => !isBlank(text) && text !== spent && text !== begun.text
