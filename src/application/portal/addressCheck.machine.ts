import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { DomainLead } from '../../domain/portal/address.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { DomainFailure, WebAddressFailure } from './PortalGateway.ts'

type CheckFailure = WebAddressFailure | DomainFailure | CallFailure

/** What a check found; of a domain, where it leads. */
interface Checked {
  readonly leads?: DomainLead
}

interface AddressCheckContext {
  readonly address: string
  readonly checked: Checked | undefined
  readonly failure: CheckFailure | undefined
}

type AddressCheckEvent = { type: 'address.changed'; address: string } | { type: 'check' }

interface AddressCheckPorts {
  readonly check: (address: string, signal: AbortSignal) => Promise<Result<Checked, CheckFailure>>
  /** Whether it is worth asking: what the form itself refuses is not asked about. */
  readonly isAsked: (address: string) => boolean
}

/** Milliseconds without a key before it is asked. */
const PAUSE = 400

/** Checks an address while it is typed. */
export const createAddressCheckMachine = ({ check, isAsked }: AddressCheckPorts) =>
  setup({
    types: { context: {} as AddressCheckContext, events: {} as AddressCheckEvent },
    actors: { checking: fromPromise<Result<Checked, CheckFailure>, string>(({ input, signal }) => check(input, signal)) },
    delays: { pause: PAUSE },
    guards: {
      isSame: ({ context, event }) => event.type === 'address.changed' && event.address === context.address,
      isAsked: ({ event }) => event.type === 'address.changed' && isAsked(event.address),
    },
    actions: { begin: assign(({ event }) => (event.type === 'address.changed' ? { address: event.address, checked: undefined, failure: undefined } : {})) },
  }).createMachine({
    id: 'addressCheck',
    context: { address: '', checked: undefined, failure: undefined },
    initial: 'unasked',
    on: {
      'address.changed': [{ guard: 'isSame' }, { guard: 'isAsked', target: '.waiting', actions: 'begin' }, { target: '.unasked', actions: 'begin' }],
      check: { guard: ({ context }) => isAsked(context.address), target: '.checking' },
    },
    states: {
      unasked: { description: 'There is nothing to ask about.' },
      waiting: { description: 'It is still being typed.', after: { pause: 'checking' } },
      checking: {
        description: 'The answer is on its way.',
        invoke: {
          src: 'checking',
          input: ({ context }) => context.address,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'passed', actions: assign({ checked: ({ event }) => valueOf(event.output), failure: undefined }) },
            { target: 'refused', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      passed: { description: 'It is answered: an address is free, a domain leads somewhere or nowhere.' },
      refused: { description: 'It cannot be taken, or that could not be found out.' },
    },
  })

type AddressCheckMachine = ReturnType<typeof createAddressCheckMachine>
export type AddressCheckActor = ActorRefFrom<AddressCheckMachine>
