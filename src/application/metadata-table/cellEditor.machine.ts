import * as Result from 'effect/Result'
import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { Failure } from '../../domain/failures/failure.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import { isNamed } from '../../domain/templates/attributeTypes.ts'
import type { Option } from '../../domain/templates/options.ts'
import type { ContactGateway } from '../contacts/ContactGateway.ts'
import { answered } from '../failures/answered.ts'
import type { MetadataGateway } from '../metadata/MetadataGateway.ts'
import { findAssets, findContacts, type FoundValue } from '../metadata/valueFinder.machine.ts'
import type { SearchGateway } from '../search/SearchGateway.ts'
import type { ValueCell } from './tableSight.ts'

interface CellEditorContext {
  /** As it was when it was opened: whoever changes it meanwhile is compared with that. */
  readonly cell: ValueCell | undefined
  /** What it was opened with. */
  readonly begun: { readonly text: string; readonly values: readonly MetadataValue[] }
  readonly language: Language
  /** What is typed: a value's text, or what options are searched by. */
  readonly text: string
  /** Of a choice: what is chosen so far. */
  readonly values: readonly MetadataValue[]
  readonly options: readonly Offered[]
  readonly total: number
  readonly failure: Failure | undefined
}

export type CellEditorEvent =
  | { readonly type: 'editor.opened'; readonly cell: ValueCell; readonly text: string; /** Its present text, where it begins with another. */ readonly shown?: string; readonly values: readonly MetadataValue[]; readonly language: Language }
  | { readonly type: 'text.typed'; readonly text: string }
  | { readonly type: 'option.toggled'; readonly id: string }
  /** What was typed or chosen is taken or given up. */
  | { readonly type: 'editor.closed' }
  | { readonly type: 'retry' }

/** Options that are offered at once; the others are found by typing. */
const OFFERED = 50

/** `note` tells an asset or a contact from others of its name. */
export type Offered = Option & Partial<Pick<FoundValue, 'note'>>

interface Offer {
  readonly items: readonly Offered[]
  readonly total: number
}

interface CellEditorPorts {
  readonly metadata: Pick<MetadataGateway, 'options'>
  readonly searches: SearchGateway
  readonly contacts: Pick<ContactGateway, 'page'>
}

/** Its values are picked from what is found, not typed. */
export const isPicked = ({ type }: Pick<AttributeDefinition, 'type'>): boolean => isNamed(type)

const assetsFor = async (searches: SearchGateway, typed: string, signal: AbortSignal): Promise<Result.Result<Offer, Failure>> =>
  Result.map(await findAssets(searches, typed, signal), ({ items }) => ({ items, total: items.length }))

const contactsFor = async (contacts: Pick<ContactGateway, 'page'>, typed: string, signal: AbortSignal): Promise<Result.Result<Offer, Failure>> =>
  Result.map(await findContacts(contacts, typed, null, signal), ({ items }) => ({ items, total: items.length }))

const toggled = ({ cell, values }: CellEditorContext, id: string): readonly MetadataValue[] => {
  if (values.includes(id)) return values.filter((one) => one !== id)
  return cell?.attribute.type === 'multipleChoice' || cell?.attribute.repeatable === true ? [...values, id] : [id]
}

const BLANK: CellEditorContext = { cell: undefined, begun: { text: '', values: [] }, language: 'en-US', text: '', values: [], options: [], total: 0, failure: undefined }

/** One cell that is being edited in its place: typed, or chosen from options that are searched while typing. */
export const createCellEditorMachine = ({ metadata, searches, contacts }: CellEditorPorts) => {
  const search = ({ cell, text }: CellEditorContext, signal: AbortSignal): Promise<Result.Result<Offer, Failure>> => {
    if (cell?.attribute.type === 'asset') return assetsFor(searches, text, signal)
    if (cell?.attribute.type === 'contact') return contactsFor(contacts, text, signal)
    return metadata.options({ attributeId: cell?.attributeId ?? '', search: text, limit: OFFERED }, signal)
  }
  return setup({
    types: { context: {} as CellEditorContext, events: {} as CellEditorEvent, tags: {} as 'open' },
    actors: {
      searching: fromPromise(({ input, signal }: { readonly input: CellEditorContext; readonly signal: AbortSignal }) => search(input, signal)),
    },
    delays: { pause: 120 },
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
          values: event.values,
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
          'option.toggled': { actions: assign(({ context, event }) => ({ values: toggled(context, event.id) })) },
        },
        states: {
          pausing: { description: 'Whether more is typed is waited for.', after: { pause: 'searching' } },
          searching: {
            description: 'Options are being searched.',
            invoke: { src: 'searching', input: ({ context }) => context, onDone: answered<Offer, Failure>()({ target: 'offering', action: 'offer' }, { target: 'failed', action: 'fail' }) },
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
