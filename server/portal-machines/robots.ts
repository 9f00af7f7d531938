import type { Database } from '../database/connect.ts'
import { askPrepared, sql } from '../database/sql.ts'

const LIVE = sql<{ address: string | null }>('select live_portals() as address')

export const livePortals = async ({ pool }: Pick<Database, 'pool'>): Promise<readonly string[]> =>
  (await askPrepared(pool, LIVE)).flatMap(({ address }) => (address === null ? [] : [address]))

/** Of the application's own host: portals may be read, without what takes work and shows nothing new. */
export const robotsText = (origin: string, webAddresses: readonly string[]): string =>
  [
    'User-agent: *',
    'Allow: /portal',
    'Disallow: /portal/*/search',
    'Disallow: /portal/*/oai',
    'Disallow: /',
    ...webAddresses.map((address) => `Sitemap: ${origin}/portal/${address}/sitemap.xml`),
    '',
  ].join('\n')
