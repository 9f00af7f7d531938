import * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { resourceOf } from '../../domain/items/item.ts'
import { simpleSearchProblem } from '../../domain/search/query.ts'
import type { Option } from '../../domain/templates/options.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import { MAX_CONTACT_TERM } from '../../domain/contacts/contactList.ts'
import type { ContactGateway } from '../contacts/ContactGateway.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { OFFERED_AFTER_MS } from '../forms/typing.ts'
import type { SearchFailure, SearchGateway } from '../search/SearchGateway.ts'
import type { MetadataGateway } from './MetadataGateway.ts'

/** What a field takes its values from: the options of an attribute, the assets or all items that its reader sees, or the contacts. */
export type ValueSource = { readonly kind: 'options'; readonly attributeId: string } | { readonly kind: 'assets' } | { readonly kind: 'items' } | { readonly kind: 'contacts' }

/** What is offered for a value; `note` tells it from others of its name. */
export interface FoundValue extends Option {
  readonly note: string
}

interface FoundPage {
  readonly items: readonly FoundValue[]
  readonly next: string | null
}

type FinderFailure = SearchFailure | CallFailure<'ATTRIBUTE_NOT_FOUND'>

interface ValueFinderContext {
  /** The field that asks, by a name of its own. */
  readonly field: string
  readonly source: ValueSource
  readonly typed: string
  /** What was found last stays while the next is looked for. */
  readonly found: readonly FoundValue[]
  /** Where more of them begin; null: these are all. */
  readonly next: string | null
  /** What was chosen so far, for its names. */
  readonly picked: readonly Option[]
  readonly failure: FinderFailure | undefined
}

type ValueFinderEvent =
  | { type: 'finder.opened'; field: string; source: ValueSource }
  | { type: 'finder.typed'; typed: string }
  | { type: 'finder.picked'; option: Option }
  | { type: 'finder.closed' }
  | { type: 'more.wanted' }
  | { type: 'retry' }

export interface ValueFinderPorts {
  readonly metadata: Pick<MetadataGateway, 'options'>
  readonly searches: SearchGateway
  readonly contacts: Pick<ContactGateway, 'page'>
}

/** Read at once. */
const PAGE = 50

/** Assets that are found by what is typed; nothing is found by nothing. */
export const findAssets = async (searches: SearchGateway, term: string, signal: AbortSignal): Promise<Result.Result<FoundPage, FinderFailure>> => {
  if (simpleSearchProblem(term) !== undefined) return Result.succeed({ items: [], next: null })
  const page = await searches.search({ term, resourceType: undefined, limit: PAGE }, signal)
  return Result.map(page, ({ items }) => ({
    items: items.flatMap((hit) => (hit.kind === 'asset' ? [{ id: hit.asset.id, label: hit.asset.name, note: hit.path.map(({ name }) => name).join(' / ') }] : [])),
    next: null,
  }))
}

/** The same of folders as well. */
const findItems = async (searches: SearchGateway, term: string, signal: AbortSignal): Promise<Result.Result<FoundPage, FinderFailure>> => {
  if (simpleSearchProblem(term) !== undefined) return Result.succeed({ items: [], next: null })
  const page = await searches.search({ term, resourceType: undefined, limit: PAGE }, signal)
  return Result.map(page, ({ items }) => ({
    items: items.map((hit) => {
      const { id, name } = resourceOf(hit)
      return { id, label: name, note: hit.path.map((folder) => folder.name).join(' / ') }
    }),
    next: null,
  }))
}

/** Contacts that are found by what is typed, or the first of all. */
export const findContacts = async (contacts: Pick<ContactGateway, 'page'>, typed: string, after: string | null, signal: AbortSignal): Promise<Result.Result<FoundPage, FinderFailure>> => {
  const term = typed.trim().slice(0, MAX_CONTACT_TERM)
  const page = await contacts.page({ ...(term === '' ? {} : { term }), sort: 'lastName', direction: 'asc' }, after ?? undefined, signal)
  return Result.map(page, ({ items, next }) => ({
    items: items.map((contact) => ({ id: contact.id, label: contactName(contact), note: [contact.organization, contact.city].filter((part) => part !== '').join(' · ') })),
    next,
  }))
}

/** Finds values for the field that somebody chooses in, while they type. One field asks at a time. */
export const createValueFinderMachine = ({ metadata, searches, contacts }: ValueFinderPorts) => {
  const find = async ({ source, typed }: ValueFinderContext, after: string | null, signal: AbortSignal): Promise<Result.Result<FoundPage, FinderFailure>> => {
    if (source.kind === 'assets') return findAssets(searches, typed, signal)
    if (source.kind === 'items') return findItems(searches, typed, signal)
    if (source.kind === 'contacts') return findContacts(contacts, typed, after, signal)
    const page = await metadata.options({ attributeId: source.attributeId, search: typed.trim(), limit: PAGE, ...(after === null ? {} : { after }) }, signal)
    return Result.map(page, ({ items, next }) => ({ items: items.map((option) => ({ ...option, note: '' })), next }))
  }
  return setup({
    types: { context: {} as ValueFinderContext, events: {} as ValueFinderEvent, tags: {} as 'open' | 'looking' },
    actors: {
      finding: fromPromise(({ input, signal }: { input: ValueFinderContext; signal: AbortSignal }) => find(input, null, signal)),
      findingMore: fromPromise(({ input, signal }: { input: ValueFinderContext; signal: AbortSignal }) => find(input, input.next, signal)),
    },
    guards: { isNothingFound: ({ context }) => context.found.length === 0, isMore: ({ context }) => context.next !== null },
    actions: {
      put: assign((_, page: FoundPage | undefined) => (page ? { found: page.items, next: page.next, failure: undefined } : {})),
      add: assign(({ context }, page: FoundPage | undefined) => (page ? { found: [...context.found, ...page.items], next: page.next, failure: undefined } : {})),
      fail: assign((_, failure: FinderFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'valueFinder',
    context: { field: '', source: { kind: 'assets' }, typed: '', found: [], next: null, picked: [], failure: undefined },
    initial: 'closed',
    on: {
      'finder.opened': { target: '.finding', reenter: true, actions: assign(({ event: { field, source } }) => ({ field, source, typed: '', found: [], next: null, failure: undefined })) },
      'finder.typed': { target: '.waiting', reenter: true, actions: assign({ typed: ({ event }) => event.typed }) },
      'finder.picked': { actions: assign({ picked: ({ context, event }) => [...context.picked, event.option] }) },
      'finder.closed': '.closed',
    },
    states: {
      closed: { description: 'No field asks.', entry: assign({ field: '' }), on: { 'finder.typed': {} } },
      waiting: { description: 'Somebody is typing.', tags: ['open', 'looking'], after: { [OFFERED_AFTER_MS]: 'finding' } },
      finding: {
        description: 'The server is looking; what was found before is still shown, and not taken.',
        tags: ['open', 'looking'],
        invoke: { src: 'finding', input: ({ context }) => context, onDone: answered<FoundPage, FinderFailure>()({ target: 'found', action: 'put' }, { target: 'failed', action: 'fail' }) },
      },
      found: { description: 'Whether there is any.', always: [{ guard: 'isNothingFound', target: 'nothing' }, 'listing'] },
      listing: { description: 'Values are offered.', tags: 'open', on: { 'more.wanted': { guard: 'isMore', target: 'extending' } } },
      extending: {
        description: 'Values are offered, and more are on their way.',
        tags: 'open',
        invoke: { src: 'findingMore', input: ({ context }) => context, onDone: answered<FoundPage, FinderFailure>()({ target: 'listing', action: 'add' }, { target: 'failed', action: 'fail' }) },
      },
      nothing: { description: 'Nothing is called so.', tags: 'open' },
      failed: { description: 'It could not be looked; it can be tried again.', tags: 'open', on: { retry: 'finding' } },
    },
  })
}

export type ValueFinderActor = ActorRefFrom<ReturnType<typeof createValueFinderMachine>>
