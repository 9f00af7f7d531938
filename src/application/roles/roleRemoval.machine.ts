import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Permission } from '../../domain/access/permissions.ts'
import { canGrant } from '../../domain/access/roles.ts'
import type { Role } from '../../domain/roles/role.ts'
import { failureOf, hasSucceeded } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { RoleGateway, RoleRemovalFailure } from './RoleGateway.ts'

interface RoleRemovalContext {
  readonly organizationId: string
  readonly role: Role | undefined
  /** What its users can get instead: what whoever asks can give. */
  readonly others: readonly Role[]
  /** Somebody has it, by the list or by the server's word. */
  readonly isHeld: boolean
  readonly moveTo: string | undefined
  readonly failure: RoleRemovalFailure | undefined
}

type RoleRemovalEvent =
  | { type: 'ask'; organizationId: string; role: Role; roles: readonly Role[]; held: readonly Permission[] }
  | { type: 'other.chosen'; roleId: string }
  | { type: 'confirm' }
  | { type: 'cancel' }

interface RoleRemovalPorts {
  readonly roles: RoleGateway
  readonly notify: Notify
}

const othersOf = (role: Role, roles: readonly Role[], held: readonly Permission[]) =>
  roles.filter(({ id, permissions }) => id !== role.id && canGrant(held, permissions))

/** Deleting a role: whoever has it gets another one, which is asked for first. */
export const createRoleRemovalMachine = ({ roles, notify }: RoleRemovalPorts) =>
  setup({
    types: { context: {} as RoleRemovalContext, events: {} as RoleRemovalEvent, tags: {} as 'open' | 'busy' },
    actors: {
      removing: fromPromise(({ input, signal }: { input: RoleRemovalContext; signal: AbortSignal }) =>
        roles.remove(input.organizationId, input.role?.id ?? '', input.moveTo, signal),
      ),
    },
    guards: { isDecided: ({ context: { isHeld, moveTo } }) => !isHeld || moveTo !== undefined },
    actions: {
      begin: assign((_, { organizationId, role, roles: all, held }: Extract<RoleRemovalEvent, { type: 'ask' }>) => {
        const others = othersOf(role, all, held)
        return { organizationId, role, others, isHeld: role.users > 0, moveTo: undefined, failure: undefined }
      }),
      choose: assign((_, moveTo: string) => ({ moveTo, failure: undefined })),
      notify: ({ context: { role, moveTo, others } }) => {
        const name = role?.name ?? ''
        const other = others.find(({ id }) => id === moveTo)?.name
        if (other === undefined) notify({ kind: 'success', text: 'roles.notices.deleted', values: { name } })
        else notify({ kind: 'success', text: 'roles.notices.deletedAndMoved', values: { name, other, count: role?.users ?? 0 } })
      },
      fail: assign(({ context }, failure: RoleRemovalFailure | undefined) => ({
        failure,
        isHeld: context.isHeld || failure?.code === 'ROLE_IN_USE',
      })),
      notifyFailure: ({ context: { role } }) => notify({ kind: 'failure', text: 'roles.notices.notDeleted', values: { name: role?.name ?? '' } }),
    },
  }).createMachine({
    id: 'roleRemoval',
    context: { organizationId: '', role: undefined, others: [], isHeld: false, moveTo: undefined, failure: undefined },
    initial: 'closed',
    states: {
      closed: {
        description: 'No role is to be deleted.',
        on: { ask: { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } } },
      },
      asking: {
        description: 'What becomes of the users of the role is asked, and whether it is to go.',
        tags: 'open',
        on: {
          'other.chosen': { actions: { type: 'choose', params: ({ event }) => event.roleId } },
          confirm: { guard: 'isDecided', target: 'removing' },
          cancel: 'closed',
        },
      },
      removing: {
        description: 'The role is being deleted.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'removing',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'closed', actions: 'notify' },
            { target: 'refused', actions: [{ type: 'fail', params: ({ event }) => failureOf(event.output) }, 'notifyFailure'] },
          ],
        },
      },
      refused: {
        description: 'The role was not deleted, and why.',
        tags: 'open',
        on: {
          'other.chosen': { target: 'asking', actions: { type: 'choose', params: ({ event }) => event.roleId } },
          confirm: { guard: 'isDecided', target: 'removing' },
          cancel: 'closed',
        },
      },
    },
  })

type RoleRemovalMachine = ReturnType<typeof createRoleRemovalMachine>
export type RoleRemovalActor = ActorRefFrom<RoleRemovalMachine>
export type RoleRemovalSnapshot = SnapshotFrom<RoleRemovalMachine>
