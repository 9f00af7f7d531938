import type { OrganizationState } from '../../src/domain/organizations/lifecycle.ts'
import type { OrganizationDetail, OrganizationDraft, OrganizationSummary } from '../../src/domain/organizations/managed.ts'
import { STORAGE_UNITS, type StorageUnit } from '../../src/domain/organizations/storage.ts'
import { formatCalendarDate } from '../../src/domain/format/dates.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { featuresOf, modulesOf } from '../authentication/claims.ts'

export interface SummaryRow {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly state: OrganizationState
  readonly modules: readonly string[]
  readonly features: readonly string[]
  readonly users: number
  readonly used_bytes: number
  readonly storage_capacity: number
  readonly files: number
  readonly files_limit: number
  readonly upgrade_requested_at: Date | null
  readonly last_activity_at: Date | null
  readonly deleted_at: Date | null
}

export const summaryOf = (row: SummaryRow): OrganizationSummary => ({
  id: row.id,
  name: row.name,
  type: row.type,
  state: row.state,
  modules: modulesOf(row.modules),
  features: featuresOf(row.features),
  users: row.users,
  usedBytes: row.used_bytes,
  storageCapacity: row.storage_capacity,
  files: row.files,
  filesLimit: row.files_limit,
  upgradeRequestedAt: row.upgrade_requested_at?.toISOString() ?? null,
  lastActivityAt: row.last_activity_at?.toISOString() ?? null,
  deletedAt: row.deleted_at?.toISOString() ?? null,
})

interface DetailRow extends SummaryRow {
  readonly second_steps: number
  readonly tax_status: string
  readonly vendor_reference: string
  readonly founded: string | null
  readonly description: string
  readonly storage_unit: StorageUnit
  readonly street: string
  readonly city: string
  readonly region: string
  readonly zip_code: string
  readonly country: string
  readonly contact_first_name: string
  readonly contact_last_name: string
  readonly contact_email: string
  readonly contact_phone: string
  readonly created_at: Date
  readonly revision: number
  readonly requester_first_name: string | null
  readonly requester_last_name: string | null
  readonly more_bytes: number | null
}

const draftOf = (row: DetailRow): OrganizationDraft => ({
  name: row.name,
  type: row.type,
  taxStatus: row.tax_status,
  vendorReference: row.vendor_reference,
  foundedDate: row.founded === null ? '' : formatCalendarDate(row.founded),
  description: row.description,
  storageCapacity: String(row.storage_capacity / STORAGE_UNITS[row.storage_unit]),
  storageUnit: row.storage_unit,
  filesLimit: String(row.files_limit),
  street: row.street,
  city: row.city,
  state: row.region,
  zipCode: row.zip_code,
  country: row.country,
  contactFirstName: row.contact_first_name,
  contactLastName: row.contact_last_name,
  contactEmail: row.contact_email,
  contactPhone: row.contact_phone,
  modules: modulesOf(row.modules),
  features: featuresOf(row.features),
})

const detailOf = (row: DetailRow): OrganizationDetail => ({
  summary: summaryOf(row),
  draft: draftOf(row),
  createdAt: row.created_at.toISOString(),
  secondSteps: row.second_steps,
  upgradeRequest:
    row.upgrade_requested_at === null
      ? null
      : {
          requestedAt: row.upgrade_requested_at.toISOString(),
          moreBytes: row.more_bytes,
          firstName: row.requester_first_name ?? '',
          lastName: row.requester_last_name ?? '',
        },
  revision: row.revision,
})

const READ = sql<DetailRow>(`
  select organization.id, organization.name, organization.type, organization_state(organization) as state, organization.modules, organization.features,
    organization.storage_capacity, organization.storage_unit, organization.files_limit, organization.tax_status, organization.vendor_reference,
    to_char(organization.founded_date, 'YYYY-MM-DD') as founded, organization.description, organization.street, organization.city,
    organization.state as region, organization.zip_code, organization.country, organization.contact_first_name, organization.contact_last_name,
    organization.contact_email, organization.contact_phone, organization.deleted_at, organization.created_at, organization.revision,
    usage.used_bytes, usage.files,
    (select count(*)::integer from users where users.organization_id = organization.id and users.deleted_at is null) as users,
    request.requested_at as upgrade_requested_at, request.first_name as requester_first_name, request.last_name as requester_last_name,
    request.more_bytes, (select max(at) from activity where activity.organization_id = organization.id) as last_activity_at,
    (select count(*)::integer from users user_ where user_.organization_id = organization.id and user_.deleted_at is null and (
      exists (select from passkeys where passkeys.organization_id = organization.id and passkeys.user_id = user_.id)
      or exists (select from two_factor chosen where chosen.organization_id = organization.id and chosen.user_id = user_.id and chosen.enabled))) as second_steps
  from organizations organization
  join organization_usage usage on usage.organization_id = organization.id
  left join upgrade_requests request on request.organization_id = organization.id and request.closed_at is null
  where organization.id = $1`)
const LOCK = sql<DetailRow>(`${READ.text} for no key update of organization`)

/** The organization of the transaction; with `lock`, nobody else changes it until the transaction ends. */
export const readDetail = async (tenant: Tenant, lock = false): Promise<OrganizationDetail | undefined> => {
  const [row] = await tenant.query(lock ? LOCK : READ, [tenant.organizationId])
  return row && detailOf(row)
}
