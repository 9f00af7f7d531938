import type { Database } from '../database/connect.ts'
import { askPrepared, sql } from '../database/sql.ts'

/** Where a portal is that is Live. */
interface LiveAddress {
  readonly webAddress: string
  readonly customDomain: string | null
}

const LIVE = sql<{ webAddress: string | null; customDomain: string | null }>('select web_address as "webAddress", custom_domain as "customDomain" from live_portals()')

export const livePortals = async ({ pool }: Pick<Database, 'pool'>): Promise<readonly LiveAddress[]> =>
  (await askPrepared(pool, LIVE)).flatMap(({ webAddress, customDomain }) => (webAddress === null ? [] : [{ webAddress, customDomain }]))

/** Of the application's own host: portals may be read, without what takes work and shows nothing new. A portal's sitemap is where its pages are. */
export const robotsText = (origin: string, portals: readonly LiveAddress[]): string => {
  const { protocol } = new URL(origin)
  return [
    'User-agent: *',
    'Allow: /portal',
    'Disallow: /portal/*/search',
    'Disallow: /portal/*/oai',
    'Disallow: /',
    ...portals.map(({ webAddress, customDomain }) => `Sitemap: ${customDomain === null ? `${origin}/portal/${webAddress}` : `${protocol}//${customDomain}`}/sitemap.xml`),
    '',
  ].join('\n')
}

/** The same of a portal's own domain, which has nothing else. */
export const ownRobotsText = (canonical: string): string =>
  ['User-agent: *', 'Disallow: /search', 'Disallow: /oai', `Sitemap: ${canonical}/sitemap.xml`, ''].join('\n')
