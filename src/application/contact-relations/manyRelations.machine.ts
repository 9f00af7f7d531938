import type * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import {
  contactRelationProblems, EMPTY_RELATION, typedRelation, type ContactRelationForm, type RelatedMany,
} from '../../domain/contact-relations/contactRelation.ts'
import { MOST_RELATED_AT_ONCE } from '../../domain/contact-relations/limits.ts'
import { isValid, withoutFields } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { failureInForm } from '../forms/formContext.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { undoAction } from '../notifications/undone.ts'
import type { ContactRelationGateway, RelatedManyFailure } from './ContactRelationGateway.ts'
import type { NamedContact } from './relationEdit.machine.ts'

/** A folder or asset, and what it is called. */
interface RelatedItem {
  readonly id: string
  readonly name: string
}

interface ManyRelationsContext {
  /** What is chosen here: the contact of items that are known, or items of a contact that is. */
  readonly chooses: 'contact' | 'items'
  readonly items: readonly RelatedItem[]
  readonly contact: NamedContact | undefined
  readonly form: ContactRelationForm
  readonly problems: FieldProblems
  readonly failure: RelatedManyFailure | undefined
}

type ManyRelationsEvent =
  | { type: 'items.opened'; items: readonly RelatedItem[] }
  | { type: 'contact.opened'; contact: NamedContact }
  | { type: 'contact.chosen'; contact: NamedContact | undefined }
  | { type: 'item.added'; item: RelatedItem }
  | { type: 'item.removed'; id: string }
  | { type: 'field.changed'; change: Partial<ContactRelationForm> }
  | { type: 'save' }
  | { type: 'cancel' }

type Saved = Result.Result<RelatedMany, RelatedManyFailure>
interface Done { readonly event: { readonly output: Saved } }

const BLANK = { items: [], contact: undefined, form: EMPTY_RELATION, problems: {}, failure: undefined }

const problemsOf = ({ form, contact, items }: ManyRelationsContext): FieldProblems => ({
  ...contactRelationProblems(typedRelation(form)),
  ...(contact === undefined ? { contactId: { code: 'required' } } : {}),
  ...(items.length === 0 ? { itemIds: { code: 'required' } } : {}),
  ...(items.length > MOST_RELATED_AT_ONCE ? { itemIds: { code: 'tooMany', limit: MOST_RELATED_AT_ONCE } } : {}),
})

/** The dialog in which it is said at once what a contact is to many folders and assets. */
export const createManyRelationsMachine = ({ contactRelations, notify }: { readonly contactRelations: Pick<ContactRelationGateway, 'addMany' | 'removeMany'>; readonly notify: Notify }) =>
  setup({
    types: { context: {} as ManyRelationsContext, events: {} as ManyRelationsEvent, tags: {} as 'open' | 'busy' },
    actors: {
      saving: fromPromise<Saved, ManyRelationsContext>(({ input: { contact, items, form }, signal }) =>
        contactRelations.addMany(contact?.id ?? '', items.map(({ id }) => id), typedRelation(form), signal),
      ),
    },
    guards: { isValid: ({ context }) => isValid(problemsOf(context)) },
    actions: {
      findProblems: assign(({ context }) => ({ problems: problemsOf(context), failure: undefined })),
      refuse: assign((_, failure: RelatedManyFailure | undefined) => failureInForm(failure)),
      notify: ({ context: { contact, items } }, saved: RelatedMany | undefined) => {
        if (saved === undefined) return
        const { added, present, left } = saved
        if (added.length === 0 && left === 0) {
          notify({ kind: 'info', text: 'contactRelations.notices.wasThere', values: { name: contact?.name ?? '', count: present }, subject: 'contactRelations' })
          return
        }
        const [only] = items.length === 1 && left === 0 ? items : []
        const values = only === undefined ? { name: contact?.name ?? '', count: added.length, left } : { name: contact?.name ?? '', item: only.name }
        const text = only !== undefined ? 'contactRelations.notices.added' : left === 0 ? 'contactRelations.notices.addedToMany' : 'contactRelations.notices.addedToSome'
        const back = added.length === 0 ? {} : { action: undoAction((signal: AbortSignal) => contactRelations.removeMany(added, signal), notify) }
        notify({ kind: 'success', text, values, subject: 'contactRelations', ...back })
      },
    },
  }).createMachine({
    id: 'manyRelations',
    context: { chooses: 'contact', ...BLANK },
    initial: 'closed',
    on: {
      'items.opened': { target: '.editing', actions: assign(({ event: { items } }) => ({ ...BLANK, chooses: 'contact' as const, items })) },
      'contact.opened': { target: '.editing', actions: assign(({ event: { contact } }) => ({ ...BLANK, chooses: 'items' as const, contact })) },
      cancel: '.closed',
    },
    states: {
      closed: { description: 'No relation is being said.' },
      editing: {
        description: 'It is being said who is what to which.',
        tags: 'open',
        on: {
          'contact.chosen': { actions: assign(({ context: { problems }, event: { contact } }) => ({ contact, problems: withoutFields(problems, ['contactId']), failure: undefined })) },
          'item.added': {
            actions: assign(({ context: { items, problems }, event: { item } }) => ({
              items: items.some(({ id }) => id === item.id) ? items : [...items, item],
              problems: withoutFields(problems, ['itemIds']),
            })),
          },
          'item.removed': { actions: assign(({ context: { items }, event: { id } }) => ({ items: items.filter((item) => item.id !== id) })) },
          'field.changed': {
            actions: assign(({ context: { form, problems }, event: { change } }) => ({ form: { ...form, ...change }, problems: withoutFields(problems, Object.keys(change)), failure: undefined })),
          },
          save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }],
        },
      },
      saving: {
        description: 'The relations are being saved.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }: Done) => hasSucceeded(event.output), target: 'closed', actions: { type: 'notify', params: ({ event }: Done) => valueOf(event.output) } },
            { target: 'editing', actions: { type: 'refuse', params: ({ event }: Done) => failureOf(event.output) } },
          ],
        },
        // Whoever left would not be offered to take it back.
        on: { cancel: {} },
      },
    },
  })

export type ManyRelationsActor = ActorRefFrom<ReturnType<typeof createManyRelationsMachine>>
