import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { grantRefusal, type Powers } from '../../src/domain/users/lifecycle.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { permissionsOf } from '../users/accountRows.ts'
import { administering } from '../users/administration.ts'
import type { RoleRow } from './roleRows.ts'
import { READ_ROLE } from './roles.ts'

type Refused = Failure<'ROLE_NOT_FOUND' | 'ROLE_IN_USE' | 'PERMISSION_NOT_HELD' | 'NOT_SIGNED_IN' | 'LAST_ADMINISTRATOR'>

const MOVE = sql('update users set role_id = $3 where organization_id = $1 and role_id = $2 and deleted_at is null')
const MOVE_GROUPS = sql('update user_groups set role_id = $3, version = version + 1 where organization_id = $1 and role_id = $2')
/** A template that was for nobody else is for those who get the other role; the rule is the domain's (`readersLeft`). */
const MOVE_TEMPLATES = sql(`
  insert into template_readers (organization_id, template_id, role_id)
  select $1, reader.template_id, $3 from template_readers reader
  where reader.organization_id = $1 and reader.role_id = $2 and not exists (
    select from template_readers other
    where other.organization_id = $1 and other.template_id = reader.template_id and other.role_id is distinct from $2)
  on conflict (organization_id, role_id, template_id) where role_id is not null do nothing`)
/** Its readers are others than those that an editor has seen. */
const RENEW_TEMPLATES = sql(`
  update templates set version = version + 1, updated_at = now()
  where organization_id = $1 and id in (select template_id from template_readers where organization_id = $1 and role_id = $2)`)
const FORGET = sql('update users set role_id = null where organization_id = $1 and role_id = $2 and deleted_at is not null')
const DELETE = sql('delete from roles where organization_id = $1 and id = $2')

/** Who loses a role gets the other one: whoever takes it away must hold what both give. */
const refusalOf = (actor: Powers, role: RoleRow, other: RoleRow | undefined): Refused | undefined => {
  if (role.users + role.groups > 0 && (other === undefined || other.id === role.id)) return { code: 'ROLE_IN_USE' }
  return grantRefusal(actor.permissions, permissionsOf([...role.permissions, ...(other?.permissions ?? [])]))
}

/** Deletes a role; in the same transaction its users and groups get another one. */
export const deleteRole = (
  tenant: Tenant,
  viewer: Viewer,
  { id, moveTo }: { readonly id: string; readonly moveTo?: string | undefined },
): Promise<Result.Result<{ readonly moved: number }, Refused>> =>
  administering(tenant, viewer, async (actor): Promise<Result.Result<{ readonly moved: number }, Refused>> => {
    const [role] = await tenant.query(READ_ROLE, [tenant.organizationId, id])
    const [other] = moveTo === undefined ? [] : await tenant.query(READ_ROLE, [tenant.organizationId, moveTo])
    if (role === undefined || (moveTo !== undefined && other === undefined)) return Result.fail({ code: 'ROLE_NOT_FOUND' })
    const refusal = refusalOf(actor, role, other)
    if (refusal !== undefined) return Result.fail(refusal)
    await tenant.query(RENEW_TEMPLATES, [tenant.organizationId, id])
    if (other !== undefined) for (const statement of [MOVE, MOVE_GROUPS, MOVE_TEMPLATES]) await tenant.query(statement, [tenant.organizationId, id, other.id])
    await tenant.query(FORGET, [tenant.organizationId, id])
    await tenant.query(DELETE, [tenant.organizationId, id])
    await record(tenant, viewer, {
      kind: 'role.deleted',
      resource: role,
      before: { name: role.name, permissions: permissionsOf(role.permissions) },
      after: { users: role.users, ...(other === undefined ? {} : { movedTo: other.name }) },
    })
    await publish(tenant, { kind: 'accounts.changed' })
    return Result.succeed({ moved: role.users })
  })
