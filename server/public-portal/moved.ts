import type { Database } from '../database/connect.ts'
import { askPrepared, sql } from '../database/sql.ts'

const MOVED = sql<{ address: string | null }>('select moved_portal($1) as address')
const MOVED_DOMAIN = sql<{ customDomain: string | null; webAddress: string | null }>('select custom_domain as "customDomain", web_address as "webAddress" from moved_domain($1)')

/** What is none is not looked up. */
const WEB_ADDRESS = /^[a-z0-9-]{2,63}$/
const LONGEST_DOMAIN = 253

/** The web address that a Live portal has now instead of this one. */
export const movedTo = async ({ pool }: Pick<Database, 'pool'>, webAddress: string): Promise<string | undefined> =>
  WEB_ADDRESS.test(webAddress) ? ((await askPrepared(pool, MOVED, [webAddress]))[0]?.address ?? undefined) : undefined

/** Where a Live portal is now that had this domain. `publicUrl`: where the application is reached, whence portals without a domain are. */
export const movedDomainTo = async ({ pool }: Pick<Database, 'pool'>, domain: string, publicUrl: URL | undefined, protocol: string): Promise<string | undefined> => {
  if (domain.length > LONGEST_DOMAIN) return undefined
  const [moved] = await askPrepared(pool, MOVED_DOMAIN, [domain])
  if (moved === undefined || moved.webAddress === null) return undefined
  if (moved.customDomain !== null) return `${publicUrl?.protocol ?? `${protocol}:`}//${moved.customDomain}`
  return publicUrl && `${publicUrl.origin}/portal/${moved.webAddress}`
}
