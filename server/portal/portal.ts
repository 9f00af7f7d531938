import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { domainKey } from '../../src/domain/portal/address.ts'
import { afterPortalAction, type PortalAction } from '../../src/domain/portal/lifecycle.ts'
import { portalChanges, PORTAL_FIELDS, portalProblems, publishProblems, type Portal, type PortalForm } from '../../src/domain/portal/portal.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import { isUuid } from '../../src/domain/validation/uuid.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { lacks, violates } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { lookUp, type DomainFailure, type LookedUp, type Place } from './customDomain.ts'
import { discardPictures } from './pictures.ts'
import { LOCK_PORTAL, portalOf, READ_PORTAL, readFirstPortal } from './portalRows.ts'

type Author = Pick<Viewer, 'userId' | 'firstName' | 'lastName'>

const COLUMNS = `title, subtitle, web_address, custom_domain, description, about_us, text_alignment, avatar, cover_photo, cover_photo_text, main_photo,
  main_photo_text, rights_statement, downloads, first_name, last_name, phone, street, city, state, zip_code, country, website, changed_by, changed_by_name`
const VALUES = Array.from({ length: 25 }, (_, at) => `$${at + 2}`).join(', ')
const INSERT = sql(`insert into portals (organization_id, ${COLUMNS}) values ($1, ${VALUES})`)
const UPDATE = sql(`update portals set (${COLUMNS}, changed_at) = row(${VALUES}, now()) where organization_id = $1`)
const GO_LIVE = sql('update portals set live_since = now(), changed_at = now(), changed_by = $2, changed_by_name = $3 where organization_id = $1')
const GO_OFFLINE = sql('update portals set live_since = null, changed_at = now(), changed_by = $2, changed_by_name = $3 where organization_id = $1')
const PICTURES = sql<{ id: string; kind: string }>('select id, kind from portal_pictures where organization_id = $1 and id = any ($2::uuid[])')
const TAKEN = sql<{ taken: boolean }>('select is_web_address_taken($1) as taken')

const nameOf = ({ firstName, lastName }: Author): string => `${firstName} ${lastName}`.trim()

export const readPortal = async (tenant: Tenant, host: string): Promise<Portal> => {
  const [row] = await tenant.query(READ_PORTAL, [tenant.organizationId])
  return portalOf(row, host, row === undefined ? await readFirstPortal(tenant) : undefined)
}

export const isFree = async (tenant: Tenant, webAddress: string): Promise<boolean> => (await tenant.query(TAKEN, [webAddress]))[0]?.taken === false

const tidied = (form: PortalForm): PortalForm =>
  Object.fromEntries(PORTAL_FIELDS.map((field) => [field, field === 'customDomain' ? domainKey(form[field]) : tidy(form[field])])) as unknown as PortalForm

const PICTURE_FIELDS = ['avatar', 'coverPhoto', 'mainPhoto'] as const

/** A picture that was not sent for this place is as good as none. */
const missingPictures = async (tenant: Tenant, form: PortalForm) => {
  const ids = PICTURE_FIELDS.map((field) => form[field]).filter(isUuid)
  const kept = await tenant.query(PICTURES, [tenant.organizationId, ids])
  const missing = PICTURE_FIELDS.filter((field) => !kept.some(({ id, kind }) => id === form[field] && kind === field))
  return Object.fromEntries(missing.map((field) => [field, { code: 'required' } as const]))
}

type SaveFailure = DomainFailure | Failure<'DOMAIN_NOT_FOUND' | 'VALIDATION_FAILED' | 'STALE_EDIT' | 'WEB_ADDRESS_ALREADY_EXISTS'>

/** The same of a form that is to be saved. Undefined: its domain is none, or the one that the portal has already. */
export const lookUpChanged = async (place: Place, asked: PortalForm, inTenant: <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>): Promise<LookedUp | undefined> => {
  const { customDomain } = tidied(asked)
  if (!isValid(portalProblems(tidied(asked))) || customDomain === '') return undefined
  const before = await inTenant((tenant) => readPortal(tenant, place.host))
  return before.form.customDomain === customDomain ? undefined : lookUp(place, customDomain)
}

/** Kept as null where they are empty. */
const NULLED: readonly (keyof PortalForm)[] = ['customDomain', 'rightsStatement']

const valuesOf = (tenant: Tenant, author: Author, form: PortalForm): readonly unknown[] => [
  tenant.organizationId,
  ...PORTAL_FIELDS.map((field) => (NULLED.includes(field) && form[field] === '' ? null : form[field])),
  author.userId,
  nameOf(author),
]

/** What is wrong with a form beside its rules; asked in the order of what costs more. */
const refusalOf = async (tenant: Tenant, form: PortalForm, before: PortalForm, found: LookedUp | undefined): Promise<SaveFailure | undefined> => {
  const fields = portalProblems(form)
  if (!isValid(fields)) return { code: 'VALIDATION_FAILED', fields }
  const missing = await missingPictures(tenant, form)
  if (!isValid(missing)) return { code: 'VALIDATION_FAILED', fields: missing }
  if (!(await isFree(tenant, form.webAddress))) return { code: 'WEB_ADDRESS_ALREADY_EXISTS' }
  if (form.customDomain === '' || form.customDomain === before.customDomain) return undefined
  // It was another one a moment ago.
  if (found === undefined) return { code: 'STALE_EDIT' }
  if (Result.isFailure(found)) return found.failure
  return found.success.leads === 'nowhere' ? { code: 'DOMAIN_NOT_FOUND' } : undefined
}

interface Asked {
  readonly form: PortalForm
  readonly revision: number
  /** Of {@link lookUpChanged}. */
  readonly found: LookedUp | undefined
}

/** Saves a portal; the one of another revision stays as it is. Of two that take an address at once, the constraint decides. `host`: where the application is. */
export const savePortal = async (tenant: Tenant, author: Author, host: string, asked: Asked): Promise<Result.Result<Portal, SaveFailure>> => {
  const [row] = await tenant.query(LOCK_PORTAL, [tenant.organizationId])
  const before = portalOf(row, host)
  if (before.revision !== asked.revision) return Result.fail({ code: 'STALE_EDIT' })
  const form = tidied(asked.form)
  const refusal = await refusalOf(tenant, form, before.form, asked.found)
  if (refusal !== undefined) return Result.fail(refusal)
  try {
    await tenant.query(row === undefined ? INSERT : UPDATE, valuesOf(tenant, author, form))
  } catch (error) {
    if (violates(error, 'portals_web_address')) return Result.fail({ code: 'WEB_ADDRESS_ALREADY_EXISTS' })
    if (violates(error, 'portals_custom_domain')) return Result.fail({ code: 'VALIDATION_FAILED', fields: { customDomain: { code: 'domainTaken' } } })
    if (violates(error, 'portals_pkey')) return Result.fail({ code: 'STALE_EDIT' })
    if (lacks(error, 'portals_avatar', 'portals_cover_photo', 'portals_main_photo')) return Result.fail({ code: 'STALE_EDIT' })
    throw error
  }
  await discardPictures(tenant)
  const changes = portalChanges(form, before.form)
  if (Object.keys(changes).length > 0) {
    await record(tenant, author, { kind: 'portal.updated', resource: { id: null, name: form.title }, ...logged(changes, before.form) })
  }
  return Result.succeed(await readPortal(tenant, host))
}

/** As the log tells them: of pictures, that they are others. */
const logged = (changes: Partial<PortalForm>, before: PortalForm) => {
  const fields = Object.keys(changes) as (keyof PortalForm)[]
  const isPicture = (field: string): boolean => PICTURE_FIELDS.some((one) => one === field)
  const of = (form: Partial<PortalForm>, picture: string) =>
    Object.fromEntries(fields.map((field) => [`portal.${field}`, isPicture(field) ? picture : (form[field] ?? '')]))
  return { before: of(before, ''), after: of(changes, 'changed') }
}

type StepFailure = Failure<'STALE_EDIT' | 'VALIDATION_FAILED'>

/** Brings the portal Live, or takes it Offline; what is missing for it stands at its field. */
export const stepPortal = async (tenant: Tenant, author: Author, host: string, action: PortalAction, revision: number): Promise<Result.Result<Portal, StepFailure>> => {
  const [row] = await tenant.query(LOCK_PORTAL, [tenant.organizationId])
  const before = portalOf(row, host)
  const fields = action === 'publish' ? publishProblems(before.form) : {}
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const state = afterPortalAction(before.state, action)
  if (row === undefined || state === undefined || before.revision !== revision) return Result.fail({ code: 'STALE_EDIT' })
  await tenant.query(state === 'Live' ? GO_LIVE : GO_OFFLINE, [tenant.organizationId, author.userId, nameOf(author)])
  await record(tenant, author, { kind: `portal.${action}ed`, resource: { id: null, name: before.form.title } })
  return Result.succeed(await readPortal(tenant, host))
}
