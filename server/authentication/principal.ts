import type { Viewer } from '../access/viewer.ts'
import { filled, sql } from '../database/sql.ts'
import { uuidLiteral } from '../database/tenant.ts'

/** What a token or cookie claims, with the versions of the rows it was made from. It holds while none of them has changed. */
export interface Principal {
  readonly viewer: Viewer
  readonly versions: { readonly user: number; readonly role: number; readonly organization: number }
}

/** The session, its user, their role or their organization is no longer what the token says: 401. */
export const SESSION_ENDED = 'VT401'
/** X-Organization-Id names no organization. */
export const NO_SUCH_ORGANIZATION = 'VT404'

interface Entered {
  readonly name: string
  readonly modules: readonly string[]
  readonly features: readonly string[]
}

const OPEN = sql('select open_session($1, $2, $3, $4, $5)')
const ENTER = sql<Entered>('select * from enter_organization($1)')

/** The statement that names the organization and checks the session, as the first words of a transaction. */
export const openingFor = ({ viewer, versions: { user, role, organization } }: Principal) =>
  filled(OPEN, uuidLiteral(viewer.organization.id), uuidLiteral(viewer.sessionId), ...[user, role, organization].map(Math.trunc))

/** Goes on in another organization; its answer is that organization's name, modules and features. */
export const enteringOf = (organizationId: string) => filled(ENTER, uuidLiteral(organizationId))
