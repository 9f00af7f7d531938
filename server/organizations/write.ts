import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { ORGANIZATION_ROLES, ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey, normalizeName } from '../../src/domain/naming/names.ts'
import { isEditable } from '../../src/domain/organizations/lifecycle.ts'
import { changesOf, draftProblems, isPlatformField, type OrganizationDetail, type OrganizationDraft } from '../../src/domain/organizations/managed.ts'
import { editReach } from '../../src/domain/organizations/reach.ts'
import { storageBytes } from '../../src/domain/organizations/storage.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { violates } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { writeColumns } from './columns.ts'
import { readDetail } from './rows.ts'
import { closeRequest } from './upgrade.ts'
import { within } from '../access/within.ts'

type Written = Result.Result<OrganizationDetail, Failure<'NOT_FOUND' | 'PERMISSION_DENIED' | 'RESOURCE_IN_TRASH' | 'STALE_EDIT' | 'TENANT_NAME_EXISTS' | 'VALIDATION_FAILED'>>

const pick = (draft: OrganizationDraft, fields: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => fields.includes(field)))

const nameTaken = (error: unknown): Written => {
  if (violates(error, 'organizations_name_key_key')) return Result.fail({ code: 'TENANT_NAME_EXISTS' })
  throw error
}

const INSERT = sql('select create_organization($1, $2, $3, $4, $5, $6)')
const ROLE = sql(`insert into roles (id, organization_id, name, name_key, permissions) values ($1, $2, $3, $4, $5)`)

/** Makes an organization with the roles that each begins with. */
export const createOrganization = async (tenant: Tenant, viewer: Viewer, draft: OrganizationDraft): Promise<Written> => {
  const fields = draftProblems(draft)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const id = randomUUID()
  const capacity = storageBytes(draft.storageCapacity, draft.storageUnit)
  try {
    await tenant.query(INSERT, [viewer.sessionId, id, normalizeName(draft.name), nameKey(draft.name), capacity, Number(tidy(draft.filesLimit))])
  } catch (error) {
    return nameTaken(error)
  }
  const made = await within(tenant, viewer, id)
  if (made === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const { name, ...rest } = draft
  await writeColumns(made, id, rest, draft)
  for (const role of ORGANIZATION_ROLES) await made.query(ROLE, [randomUUID(), id, role, nameKey(role), ROLE_PERMISSIONS[role]])
  await record(made, viewer, { kind: 'tenant.created', resource: { id, name: normalizeName(name) }, after: { ...draft } })
  const detail = await readDetail(made)
  return detail === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(detail)
}

interface Edit {
  readonly organizationId: string
  readonly changes: Partial<OrganizationDraft>
  /** The one that the changes were thought up for. */
  readonly revision: number
}

const grows = (before: OrganizationDraft, after: OrganizationDraft): boolean =>
  (storageBytes(after.storageCapacity, after.storageUnit) ?? 0) > (storageBytes(before.storageCapacity, before.storageUnit) ?? 0) ||
  Number(after.filesLimit) > Number(before.filesLimit)

/** Writes what was changed. What the platform alone decides is refused to everybody else, field by field, whether or not the rest is right. */
export const editOrganization = async (asked: Tenant, viewer: Viewer, { organizationId, changes, revision }: Edit): Promise<Written> => {
  const tenant = await within(asked, viewer, organizationId)
  const current = tenant && (await readDetail(tenant, true))
  if (tenant === undefined || current === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const reach = editReach({ ...viewer, organization: { id: asked.organizationId } }, organizationId)
  const draft = { ...current.draft, ...changes }
  const changed = changesOf(draft, current.draft)
  if (reach === undefined || (reach === 'own' && Object.keys(changed).some(isPlatformField))) return Result.fail({ code: 'PERMISSION_DENIED' })
  if (!isEditable(current.summary.state)) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
  const fields = draftProblems(draft)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  if (current.revision !== revision) return Result.fail({ code: 'STALE_EDIT' })
  if (Object.keys(changed).length === 0) return Result.succeed(current)
  try {
    await writeColumns(tenant, organizationId, changed, draft)
  } catch (error) {
    return nameTaken(error)
  }
  if (grows(current.draft, draft)) await closeRequest(tenant)
  const before = pick(current.draft, Object.keys(changed))
  const resource = { id: organizationId, name: normalizeName(draft.name) }
  await record(tenant, viewer, { kind: 'tenant.updated', resource, before, after: pick(draft, Object.keys(changed)) })
  await publish(tenant, { kind: 'usage.changed' })
  const detail = await readDetail(tenant)
  return detail === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(detail)
}
