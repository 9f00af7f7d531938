import * as Result from 'effect/Result'
import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { type AlikeContacts, type Choices, mergedForm, pictureOf } from '../../domain/contact-exchange/merging.ts'
import type { ContactBatch } from '../../domain/contact-exchange/selection.ts'
import { type Contact, contactName, contactProblems } from '../../domain/contacts/contact.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { ContactGateway } from '../contacts/ContactGateway.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { answered } from '../failures/answered.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { undoAction } from '../notifications/undone.ts'
import type { ContactExchangeGateway, MergeFailure } from './ContactExchangeGateway.ts'

interface ContactMergeContext {
  /** Undefined: only these are merged. */
  readonly groups: readonly AlikeContacts[] | undefined
  /** Those that are merged, the one that is kept first. */
  readonly ids: readonly string[]
  readonly contacts: readonly Contact[]
  readonly choices: Choices
  readonly failure: Failure | undefined
}

type ContactMergeEvent =
  /** Contacts that seem to be one person are looked for. */
  | { readonly type: 'find' }
  /** Some are compared: a group, or what somebody picked. */
  | { readonly type: 'compare'; readonly ids: readonly string[] }
  | { readonly type: 'value.chosen'; readonly field: keyof Choices; readonly id: string }
  /** One of them is somebody else. */
  | { readonly type: 'leave.out'; readonly id: string }
  | { readonly type: 'merge' | 'back' | 'retry' | 'close' }

interface ContactMergePorts {
  readonly contactExchange: Pick<ContactExchangeGateway, 'alike' | 'merge' | 'undo'>
  readonly contacts: Pick<ContactGateway, 'read'>
  readonly notify: Notify
}

const NONE = { ids: [], contacts: [], choices: {}, failure: undefined } as const

/** Choices that name none of the contacts are forgotten. */
const choicesAmong = (contacts: readonly Contact[], choices: Choices): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([, chosen]) => contacts.some(({ id }) => id === chosen)))

const without = ({ ids, contacts }: Pick<ContactMergeContext, 'ids' | 'contacts'>, left: string) => ({
  ids: ids.filter((id) => id !== left),
  contacts: contacts.filter(({ id }) => id !== left),
  failure: undefined,
})

/** Contacts that are the same person are found, compared, and made one. */
export const createContactMergeMachine = ({ contactExchange, contacts, notify }: ContactMergePorts) =>
  setup({
    types: { context: {} as ContactMergeContext, events: {} as ContactMergeEvent, tags: {} as 'open' | 'busy' },
    actors: {
      finding: fromPromise<Result.Result<readonly AlikeContacts[], CallFailure>>(({ signal }) => contactExchange.alike(signal)),
      reading: fromPromise(async ({ input: { ids }, signal }: { readonly input: ContactMergeContext; readonly signal: AbortSignal }) =>
        Result.all(await Promise.all(ids.map((id) => contacts.read(id, signal)))),
      ),
      merging: fromPromise(({ input, signal }: { readonly input: ContactMergeContext; readonly signal: AbortSignal }) =>
        contactExchange.merge({ contacts: input.contacts, form: mergedForm(input.contacts, input.choices), pictureOf: pictureOf(input.contacts, input.choices) ?? null }, signal),
      ),
    },
    guards: {
      isMerge: ({ context }) => context.contacts.length > 1 && isValid(contactProblems(mergedForm(context.contacts, context.choices))),
      isGroup: ({ context }) => context.groups !== undefined,
      hasMore: ({ context }) => context.contacts.length > 2,
    },
    actions: {
      list: assign((_, groups: readonly AlikeContacts[] | undefined) => ({ ...NONE, groups: groups ?? [] })),
      compare: assign(({ context: { choices } }, read: readonly Contact[] | undefined) => ({ contacts: read ?? [], choices: choicesAmong(read ?? [], choices), failure: undefined })),
      fail: assign((_, failure: Failure | undefined) => ({ failure })),
      announce: ({ context }, batch: ContactBatch | undefined) => {
        if (batch === undefined) return
        notify({
          kind: 'success',
          text: 'contactExchange.notices.merged',
          values: { count: batch.contacts, name: contactName(mergedForm(context.contacts, context.choices)) },
          subject: 'contacts',
          action: undoAction((signal) => contactExchange.undo(batch.id, signal), notify),
        })
      },
    },
  }).createMachine({
    id: 'contactMerge',
    context: { groups: undefined, ...NONE },
    initial: 'closed',
    on: {
      find: { target: '.finding', reenter: true, actions: assign({ groups: [], ...NONE }) },
      close: { target: '.closed', actions: assign({ groups: undefined, ...NONE }) },
    },
    states: {
      closed: {
        description: 'No contacts are compared.',
        on: { compare: { target: 'reading', actions: assign(({ event: { ids } }) => ({ groups: undefined, ...NONE, ids })) } },
      },
      finding: {
        description: 'Contacts that seem to be one person are looked for.',
        tags: ['open', 'busy'],
        invoke: { src: 'finding', onDone: answered<readonly AlikeContacts[], CallFailure>()({ target: 'listing', action: 'list' }, { target: 'unfound', action: 'fail' }) },
      },
      unfound: { description: 'It could not be found out; it can be tried again.', tags: 'open', on: { retry: 'finding' } },
      listing: {
        description: 'Groups of contacts that seem to be one person, or that there are none.',
        tags: 'open',
        on: { compare: { target: 'reading', actions: assign(({ event: { ids } }) => ({ ...NONE, ids })) } },
      },
      reading: {
        description: 'The contacts are read whole.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answered<readonly Contact[], CallFailure<'CONTACT_NOT_FOUND' | 'RESOURCE_IN_TRASH'>>()({ target: 'comparing', action: 'compare' }, { target: 'unread', action: 'fail' }),
        },
      },
      unread: { description: 'They could not be read: one is gone, or the server is out of reach.', tags: 'open', on: { retry: 'reading', back: { guard: 'isGroup', target: 'finding' } } },
      comparing: {
        description: 'They stand side by side; of each field one value is chosen.',
        tags: 'open',
        on: {
          'value.chosen': { actions: assign(({ context, event: { field, id } }) => ({ choices: { ...context.choices, [field]: id } })) },
          'leave.out': { guard: 'hasMore', actions: assign(({ context, event }) => without(context, event.id)) },
          merge: { guard: 'isMerge', target: 'merging' },
          retry: 'reading',
          back: { guard: 'isGroup', target: 'finding' },
        },
      },
      merging: {
        description: 'One contact is made of them.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'merging',
          input: ({ context }) => context,
          onDone: answered<ContactBatch, MergeFailure>()({ target: 'merged', action: 'announce' }, { target: 'comparing', action: 'fail' }),
        },
        // Whoever leaves would not be offered to take it back.
        on: { close: {} },
      },
      merged: { description: 'They are one; others are looked for where somebody came from their list.', always: [{ guard: 'isGroup', target: 'finding' }, { target: 'closed' }] },
    },
  })

export type ContactMergeActor = ActorRefFrom<ReturnType<typeof createContactMergeMachine>>
