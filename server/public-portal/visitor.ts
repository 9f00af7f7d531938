import type { PortalForm } from '../../src/domain/portal/portal.ts'
import type { Database } from '../database/connect.ts'
import { filled, followed, sql } from '../database/sql.ts'
import { transact, type Tenant } from '../database/tenant.ts'

/** Somebody who is not signed in, on a portal that is Live: reads what is public there, and nothing else (migration 0295). */
export type Visitor = Tenant

/** What a Live portal says of itself. */
export type VisitedPortal = Omit<PortalForm, 'customDomain'>

/** It becomes a literal in a statement. */
const WEB_ADDRESS = /^[a-z0-9-]{2,63}$/

const ENTER = sql(`select set_config('app.portal', $1, true), set_config('role', 'vitrine_visitor', true)`)

const READ = sql<VisitedPortal>(`
  select title, subtitle, web_address as "webAddress", description, about_us as "aboutUs", text_alignment as "textAlignment", avatar,
    cover_photo as "coverPhoto", cover_photo_text as "coverPhotoText", main_photo as "mainPhoto", main_photo_text as "mainPhotoText",
    coalesce(rights_statement, '') as "rightsStatement", downloads,
    first_name as "firstName", last_name as "lastName", phone, street, city, state, zip_code as "zipCode", country, website
  from portals`)

/** Adds to a portal in a transaction of a visitor's; where none is Live there, the functions that add leave it. */
export const addTo = async ({ pool }: Pick<Database, 'pool'>, webAddress: string, work: (visitor: Visitor) => Promise<unknown>): Promise<void> => {
  if (WEB_ADDRESS.test(webAddress)) await transact(pool, '', filled(ENTER, `'${webAddress}'`), work)
}

/** Opens a portal by its web address, in one transaction that only reads. Undefined where none is Live there any more. */
export const visit = async <A>(
  { pool }: Pick<Database, 'pool'>,
  webAddress: string,
  work: (visitor: Visitor, portal: VisitedPortal) => Promise<A | undefined>,
): Promise<A | undefined> => {
  if (!WEB_ADDRESS.test(webAddress)) return undefined
  const opening = followed(filled(ENTER, `'${webAddress}'`), READ)
  return transact(
    pool,
    '',
    opening,
    async (visitor, opened) => {
      const [portal] = await opened
      return portal && work(visitor, portal)
    },
    { isReadOnly: true },
  )
}
