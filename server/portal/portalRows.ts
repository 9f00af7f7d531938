import { firstPortal, type SaidOfOrganization } from '../../src/domain/portal/firstPortal.ts'
import { NEW_PORTAL, type Portal, type PortalForm } from '../../src/domain/portal/portal.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

interface PortalRow extends Omit<PortalForm, 'customDomain' | 'rightsStatement'> {
  readonly customDomain: string | null
  readonly rightsStatement: string | null
  readonly revision: number
  readonly liveSince: Date | null
  readonly changedAt: Date
  readonly changedBy: string
}

export const READ_PORTAL: Statement<PortalRow> = sql(`
  select version as revision, live_since as "liveSince", changed_at as "changedAt", changed_by_name as "changedBy",
    title, subtitle, web_address as "webAddress", custom_domain as "customDomain", description, about_us as "aboutUs",
    text_alignment as "textAlignment", avatar, cover_photo as "coverPhoto", cover_photo_text as "coverPhotoText",
    main_photo as "mainPhoto", main_photo_text as "mainPhotoText", rights_statement as "rightsStatement", downloads, first_name as "firstName", last_name as "lastName", phone, street, city,
    state, zip_code as "zipCode", country, website
  from portals where organization_id = $1`)

export const LOCK_PORTAL: Statement<PortalRow> = sql(`${READ_PORTAL.text} for update`)

const SAID = sql<SaidOfOrganization>('select name, description, street, city, state, zip_code as "zipCode", country from organizations where id = $1')

/** What an organization that has saved no portal begins with. */
export const readFirstPortal = async (tenant: Tenant): Promise<PortalForm> => {
  const [said] = await tenant.query(SAID, [tenant.organizationId])
  return said === undefined ? NEW_PORTAL : firstPortal(said)
}

/** `first`: of an organization that has saved none. */
export const portalOf = (row: PortalRow | undefined, host: string, first: PortalForm = NEW_PORTAL): Portal => {
  if (row === undefined) return { form: first, state: 'Offline', revision: 0, liveSince: null, changed: null, host }
  const { revision, liveSince, changedAt, changedBy, customDomain, rightsStatement, ...form } = row
  return {
    form: { ...form, customDomain: customDomain ?? '', rightsStatement: rightsStatement ?? '' },
    state: liveSince === null ? 'Offline' : 'Live',
    revision,
    liveSince: liveSince?.toISOString() ?? null,
    changed: { at: changedAt.toISOString(), by: changedBy },
    host,
  }
}
