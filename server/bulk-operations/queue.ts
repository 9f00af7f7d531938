import { randomUUID } from 'node:crypto'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Arranged, BulkAction, BulkOperationProblem, BulkOperationState } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Database } from '../database/connect.ts'
import { ask, sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { tellUser } from '../events/tell.ts'
import type { Viewer } from '../access/viewer.ts'
import { modulesOf } from '../authentication/claims.ts'
import type { Asked } from './asked.ts'

/** A bulk operation that is this node's to carry out. */
export interface Order {
  readonly id: string
  readonly organizationId: string
  readonly homeOrganizationId: string
  readonly userId: string
  readonly type: ResourceType
  readonly asked: Asked
  /** As it was weighed; what is really written is known when it begins. */
  readonly total: number
  /** Whoever takes it anew gives it another. */
  readonly attempt: string
}

/** Seconds without a sign of life after which a bulk operation's node counts as gone. */
const SILENCE = 30

const isAlive = (alias: string): string => `${alias}.state = 'Working' and ${alias}.touched_at >= now() - interval '${SILENCE} seconds'`

/** One at a time in a module: a second one would wait for the first, and take up a connection for it. */
const TAKE = sql<Taken>(`
  update relocations set state = 'Working', attempt = $1, done = 0, touched_at = now()
  where id = (
    select id from relocations waiting
    where state in ('Waiting', 'Working') and not (${isAlive('waiting')})
      and not exists (
        select from relocations other
        where other.organization_id = waiting.organization_id and other.type = waiting.type and ${isAlive('other')})
    order by created_at limit 1
    for update skip locked)
  returning id, organization_id as "organizationId", home_organization_id as "homeOrganizationId", user_id as "userId", type, action, asked,
    total`)

type Taken = Omit<Order, 'attempt' | 'asked'> & { readonly action: BulkAction; readonly asked: object }

export const takeBulkOperation = async ({ owner }: Database): Promise<Order | undefined> => {
  const attempt = randomUUID()
  const [row] = await ask(owner, TAKE, [attempt])
  if (row === undefined) return undefined
  const { action, asked, ...order } = row
  return { ...order, attempt, asked: { action, ...asked } as Asked }
}

/** What a stop or a kill left half done, when no other node can be at it. */
const ANEW = sql(`update relocations set state = 'Waiting', attempt = null where state = 'Working'`)
export const beginAnew = async ({ owner }: Database): Promise<void> => {
  await ask(owner, ANEW)
}

const PUT_BACK = sql(`update relocations set state = 'Waiting', attempt = null where id = $1 and attempt = $2 and state = 'Working'`)
export const putBack = async ({ owner }: Database, { id, attempt }: Order): Promise<void> => {
  await ask(owner, PUT_BACK, [id, attempt])
}

/** A day, like the batches by which moves are undone. */
const EXPIRED = sql(`delete from relocations where touched_at < now() - interval '1 day'`)
export const removeExpired = async ({ owner }: Database): Promise<void> => {
  await ask(owner, EXPIRED)
}

const AUTHOR = sql<Mandate>(`
  select user_.id as "userId", user_.first_name as "firstName", user_.last_name as "lastName", role.permissions || user_.group_permissions as permissions,
    user_.restricted and $1 = $3 as restricted, place.modules
  from users user_
  join roles role on role.organization_id = user_.organization_id and role.id = user_.role_id
  join organizations organization on organization.id = $1
  join organizations place on place.id = $3
  where user_.organization_id = $1 and user_.id = $2 and user_.blocked_at is null and user_.deleted_at is null and organization.blocked_at is null
    and ($1 = $3 or 'Super Admin' = any(user_.global_roles))`)

type Mandate = Pick<Viewer, 'userId' | 'firstName' | 'lastName' | 'permissions' | 'restricted' | 'modules'>

/**
 * Who asked for it, as they are now, and the modules of where they work. None: they may not any more: only super administrators work in
 * other organizations. Restrictions are an organization's for its own users.
 */
export const authorOf = async ({ owner }: Database, { homeOrganizationId, userId, organizationId }: Order): Promise<Mandate | undefined> => {
  const [row] = await ask(owner, AUTHOR, [homeOrganizationId, userId, organizationId])
  return row && { ...row, modules: modulesOf(row.modules) }
}

const MINE = `where organization_id = $1 and id = $2 and attempt = $3 and state = 'Working' returning done, total`

const turning = (change: string) => sql<{ readonly done: number; readonly total: number }>(`update relocations set ${change}, touched_at = now() ${MINE}`)
const WORK = turning('done = $4, total = $5')
const FINISH = turning(`state = 'Done', done = total, outcome = $4`)
const FAIL = turning(`state = 'Failed', failure = $4`)

const turn = async (tenant: Tenant, { id, attempt, userId }: Order, statement: typeof WORK, state: BulkOperationState, ...values: readonly unknown[]): Promise<boolean> => {
  const [row] = await tenant.query(statement, [tenant.organizationId, id, attempt, ...values])
  if (row !== undefined) await tellUser(tenant, userId, { kind: 'bulkOperation.changed', bulkOperationId: id, state, ...row })
  return row !== undefined
}

/**
 * Tells how far it is, by a transaction of its own: what is being written is seen by nobody. False where nobody wants it any more. Not from
 * the pool of requests: while they hold all of it, a bulk operation would seem to be nobody's.
 */
export const reportProgress = ({ owner }: Database, order: Order, done: number, total: number): Promise<boolean> =>
  inTenant({ pool: owner }, order.organizationId, (tenant) => turn(tenant, order, WORK, 'Working', done, total))

/** Within the transaction that does it: from here on it cannot be cancelled. False where it was, or another node has taken it. */
export const finish = (tenant: Tenant, order: Order, outcome: Arranged): Promise<boolean> =>
  turn(tenant, order, FINISH, 'Done', JSON.stringify(outcome))

export const giveUp = (database: Database, order: Order, problem: BulkOperationProblem): Promise<boolean> =>
  inTenant(database, order.organizationId, (tenant) => turn(tenant, order, FAIL, 'Failed', JSON.stringify(problem)))
