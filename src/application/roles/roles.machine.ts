import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../domain/roles/role.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { hearingFacts, type FactEvent } from '../notifications/hearingFacts.ts'
import type { RoleGateway } from './RoleGateway.ts'

interface RolesContext {
  readonly organizationId: string
  readonly roles: readonly Role[]
  readonly failure: CallFailure | undefined
}

export type RolesEvent = { type: 'roles.opened'; organizationId: string } | { type: 'retry' } | FactEvent

interface RolesPorts {
  readonly roles: RoleGateway
  readonly events: EventStream
}

/** The roles of one organization. There is always one: somebody administers it. */
export const createRolesMachine = ({ roles, events }: RolesPorts) =>
  setup({
    types: { context: {} as RolesContext, events: {} as RolesEvent },
    actors: {
      hearing: hearingFacts(events),
      reading: fromPromise(({ input, signal }: { input: RolesContext; signal: AbortSignal }) => roles.list(input.organizationId, signal)),
    },
    guards: { isStale: ({ event }) => event.type === 'fact' && ['accounts.changed', 'stream.reopened'].includes(event.fact.kind) },
    actions: {
      take: assign((_, listed: readonly Role[] | undefined) => (listed ? { roles: listed, failure: undefined } : {})),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'roles',
    context: { organizationId: '', roles: [], failure: undefined },
    initial: 'unopened',
    invoke: { src: 'hearing' },
    on: {
      'roles.opened': {
        target: '.reading',
        reenter: true,
        actions: assign(({ event }) => ({ organizationId: event.organizationId, roles: [], failure: undefined })),
      },
    },
    states: {
      unopened: { description: 'No roles are open.' },
      reading: {
        description: 'The roles are on their way.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'listing',
              actions: { type: 'take', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      listing: { description: 'The roles are listed.', on: { fact: { guard: 'isStale', target: 'refreshing' } } },
      refreshing: {
        description: 'The roles are read anew; those from before are shown.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'listing',
              actions: { type: 'take', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
        on: { fact: { guard: 'isStale', target: 'refreshing', reenter: true } },
      },
      failed: { description: 'The roles could not be read; it can be tried again.', on: { retry: 'reading' } },
    },
  })

export type RolesMachine = ReturnType<typeof createRolesMachine>
export type RolesActor = ActorRefFrom<RolesMachine>
