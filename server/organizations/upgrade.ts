import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { UpgradeRequest } from '../../src/domain/organizations/managed.ts'
import { wishProblems, type StorageWish } from '../../src/domain/organizations/moreStorage.ts'
import { storageBytes } from '../../src/domain/organizations/storage.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import { publishToPlatform } from './upgradeLetter.ts'

/** Of two that ask at once, the second is told that it has been asked. */
const INSERT = sql<Requested>(`
  insert into upgrade_requests (id, organization_id, requested_by, first_name, last_name, used_bytes, storage_capacity, more_bytes)
  select $1, organization.id, $3, $4, $5, usage.used_bytes, organization.storage_capacity, $6
  from organizations organization join organization_usage usage on usage.organization_id = organization.id
  where organization.id = $2
  on conflict (organization_id) where closed_at is null do nothing
  returning requested_at, used_bytes, storage_capacity`)

interface Requested {
  readonly requested_at: Date
  readonly used_bytes: number
  readonly storage_capacity: number
}

const CAPACITY = sql<Pick<Requested, 'storage_capacity'>>('select storage_capacity from organizations where id = $1')

/** Asks the platform's administrators for so much more storage. One request of an organization is open at a time. */
export const requestUpgrade = async (
  tenant: Tenant,
  viewer: Viewer,
  mails: MailQueue,
  wish: StorageWish,
): Promise<Result.Result<UpgradeRequest, Failure<'UPGRADE_ALREADY_REQUESTED' | 'VALIDATION_FAILED'>>> => {
  const [found] = await tenant.query(CAPACITY, [tenant.organizationId])
  if (found === undefined) throw new Error('A transaction without its organization')
  const fields = wishProblems(wish, found.storage_capacity)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const { userId, firstName, lastName, organization } = viewer
  const id = randomUUID()
  const moreBytes = storageBytes(wish.gigabytes, 'GB') ?? 0
  const [made] = await tenant.query(INSERT, [id, tenant.organizationId, userId, firstName, lastName, moreBytes])
  if (made === undefined) return Result.fail({ code: 'UPGRADE_ALREADY_REQUESTED' })
  const after = { upgradeRequested: true, storageRequested: moreBytes, usedBytes: made.used_bytes, storageCapacity: made.storage_capacity }
  await record(tenant, viewer, { kind: 'tenant.updated', resource: organization, after })
  await publish(tenant, { kind: 'usage.changed' })
  await publishToPlatform(tenant, mails, id)
  return Result.succeed({ requestedAt: made.requested_at.toISOString(), moreBytes, firstName, lastName })
}

const CLOSE = sql('update upgrade_requests set closed_at = now() where organization_id = $1 and closed_at is null returning id')

/** The open request has been answered. Whether there was one. */
export const closeRequest = async (tenant: Tenant): Promise<boolean> => {
  return (await tenant.query(CLOSE, [tenant.organizationId])).length > 0
}
