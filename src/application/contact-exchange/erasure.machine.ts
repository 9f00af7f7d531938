import type { Result } from 'effect/Result'
import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { erasureProblem } from '../../domain/contact-exchange/erasure.ts'
import { type Contact, contactName } from '../../domain/contacts/contact.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { confirmStates } from '../forms/confirmStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { ContactExchangeGateway, ErasureFailure } from './ContactExchangeGateway.ts'

type Erased = Pick<Contact, 'id' | 'firstName' | 'lastName'>

interface ErasureContext {
  readonly contact: Erased | undefined
  /** The name as it is typed. */
  readonly name: string
  readonly problem: Problem | undefined
  readonly failure: Failure | undefined
}

type ErasureEvent =
  | { readonly type: 'ask'; readonly contact: Erased }
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'confirm' | 'cancel' }

const found = ({ contact, name }: ErasureContext): Problem | undefined => (contact === undefined ? { code: 'required' } : erasureProblem(contact, name))

const states = confirmStates<ErasureContext, void, ErasureFailure>()(
  { asking: 'Whether all that is held of a person is to go is asked, and their name typed.', working: 'All that is held of a person is being erased.' },
  [{ guard: 'isTyped', target: 'working' }, { actions: 'findProblem' }] as const,
)

/** Erases all that is held of a person, once their name is typed. */
export const createErasureMachine = ({ contactExchange, notify }: { readonly contactExchange: Pick<ContactExchangeGateway, 'erase'>; readonly notify: Notify }) =>
  setup({
    types: { context: {} as ErasureContext, events: {} as ErasureEvent, tags: {} as 'open' },
    actors: {
      working: fromPromise<Result<void, ErasureFailure>, ErasureContext>(({ input: { contact, name }, signal }) => contactExchange.erase(contact?.id ?? '', name, signal)),
    },
    guards: { isTyped: ({ context }) => found(context) === undefined },
    actions: {
      findProblem: assign(({ context }) => ({ problem: found(context), failure: undefined })),
      notify: ({ context: { contact } }) => contact && notify({ kind: 'success', text: 'contactExchange.notices.erased', values: { name: contactName(contact) } }),
      fail: assign((_, failure: ErasureFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'erasure',
    context: { contact: undefined, name: '', problem: undefined, failure: undefined },
    initial: 'closed',
    on: { 'name.changed': { actions: assign(({ event: { name } }) => ({ name, problem: undefined, failure: undefined })) } },
    states: {
      closed: {
        description: 'Nobody is to be erased.',
        entry: assign({ contact: undefined, name: '' }),
        on: { ask: { target: 'asking', actions: assign(({ event: { contact } }) => ({ contact, name: '', problem: undefined, failure: undefined })) } },
      },
      ...states,
    },
  })

export type ErasureActor = ActorRefFrom<ReturnType<typeof createErasureMachine>>
