import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { domainsIn, policyChanges, policyProblems, type OrganizationPolicies } from '../../domain/organizations/policies.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { answered } from '../failures/answered.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { problemsIn } from '../forms/problemsIn.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { PoliciesFailure, PolicyGateway } from './PolicyGateway.ts'

/** As it stands in the fields. */
interface PolicyForm {
  readonly sessionHours: number | null
  readonly idleMinutes: number | null
  readonly domains: string
  readonly sharingAllowed: boolean
}

interface Context {
  readonly organizationId: string
  readonly saved: OrganizationPolicies | undefined
  readonly form: PolicyForm
  readonly problems: FieldProblems
  readonly failure: PoliciesFailure | undefined
}

type PoliciesEvent =
  | { type: 'policies.open'; organizationId: string }
  | { type: 'change'; form: Partial<PolicyForm> }
  | { type: 'save' }
  | { type: 'retry' }
  | { type: 'close' }

interface Ports {
  readonly policies: PolicyGateway
  readonly events: EventStream
  readonly notify: Notify
}

const BLANK = { saved: undefined, form: { sessionHours: null, idleMinutes: null, domains: '', sharingAllowed: true }, problems: {}, failure: undefined }
const formOf = ({ mailDomains, outside: _outside, ...policies }: OrganizationPolicies): PolicyForm => ({ ...policies, domains: mailDomains.join('\n') })
const wantedIn = ({ domains, ...policies }: PolicyForm) => ({ ...policies, mailDomains: domainsIn(domains) })

/** Only what was changed, so that what another admin set meanwhile stays. */
const changesIn = ({ saved, form }: Context) => (saved === undefined ? {} : policyChanges(saved, wantedIn(form)))

/** Whether something stands in the fields that is not saved. */
export const isChanged = ({ saved, form }: Pick<Context, 'saved' | 'form'>): boolean =>
  saved !== undefined && Object.keys(policyChanges(saved, wantedIn(form))).length > 0

/** What an organization asks of its accounts, and lets them do: how long a sign-in lasts, of which domains addresses are, whether they share outside. */
export const createPoliciesMachine = ({ policies, events, notify }: Ports) =>
  setup({
    types: { context: {} as Context, events: {} as PoliciesEvent, tags: {} as 'open' | 'busy' },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise<Result<OrganizationPolicies, PoliciesFailure>, Context>(({ input, signal }) => policies.read(input.organizationId, signal)),
      saving: fromPromise<Result<OrganizationPolicies, PoliciesFailure>, Context>(({ input, signal }) => policies.save(input.organizationId, changesIn(input), signal)),
    },
    guards: { isRight: ({ context }) => isValid(policyProblems(wantedIn(context.form))) },
    actions: {
      take: assign((_, saved: OrganizationPolicies | undefined) =>
        saved === undefined ? {} : { saved, failure: undefined, problems: {}, form: formOf(saved) },
      ),
      fail: assign((_, failure: PoliciesFailure | undefined) => ({ failure, problems: problemsIn(failure) })),
      judge: assign(({ context }) => ({ problems: policyProblems(wantedIn(context.form)) })),
      notify: () => notify({ kind: 'success', text: 'policies.saved' }),
    },
  }).createMachine({
    id: 'policies',
    context: { organizationId: '', ...BLANK },
    initial: 'closed',
    on: {
      'policies.open': { target: '.reading', actions: assign(({ event }) => ({ ...BLANK, organizationId: event.organizationId })) },
      close: '.closed',
    },
    states: {
      closed: { description: 'No policies are looked at.' },
      reading: {
        description: 'The policies are being read.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answered<OrganizationPolicies, PoliciesFailure>()({ target: 'editing', action: 'take' }, { target: 'unreadable', action: 'fail' }),
        },
      },
      unreadable: { description: 'The policies could not be read.', tags: 'open', invoke: { src: 'reopening' }, on: { retry: 'reading' } },
      editing: {
        description: 'The policies stand there, to be changed.',
        tags: 'open',
        on: {
          change: { actions: assign(({ context, event }) => ({ form: { ...context.form, ...event.form }, problems: {} })) },
          save: [{ guard: 'isRight', target: 'saving' }, { actions: 'judge' }],
        },
      },
      saving: {
        description: 'The policies are being saved.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'editing', actions: [{ type: 'take', params: ({ event }) => valueOf(event.output) }, 'notify'] },
            { target: 'editing', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
        // Whoever left would not be told what became of it.
        on: { close: {} },
      },
    },
  })

type PoliciesMachine = ReturnType<typeof createPoliciesMachine>
export type PoliciesActor = ActorRefFrom<PoliciesMachine>
