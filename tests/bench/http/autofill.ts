import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { atMost, plain, type Figures } from '../figures.ts'
import { seedUndescribed } from '../seed/autofill.ts'
import type { Section } from '../section.ts'
import { loadAlone } from './load.ts'
import { apiSession } from './signedIn.ts'

/** Milliseconds of a list beside. */
const LIST = 50
/** Enough for lists to be read beside them. */
const ASSETS = 1_000
const TIMEOUT_MS = 300_000

const ENDED = `select count(*)::int as ended, count(*) filter (where state <> 'Generated')::int as failed
  from asset_autofill where organization_id = $1 and asset_id = any ($2::uuid[]) and state in ('Generated', 'Failed')`

/** Values proposed by one call for many assets, with lists of assets beside. */
export const autofill: Section = {
  name: 'autofill',
  measure: async ({ product, library }) => {
    const session = await apiSession(product.url)
    const ids = await seedUndescribed(session, library, ASSETS)
    const database = new Client(library.connection)
    await database.connect()
    const ended = async (): Promise<number> => {
      const { rows: [now] } = await database.query<{ ended: number; failed: number }>({ name: 'ended', text: ENDED, values: [library.organizationId, ids] })
      if (now === undefined || now.failed > 0) throw new Error(`For ${now?.failed} assets nothing could be proposed.`)
      return now.ended
    }
    try {
      const began = performance.now()
      await session.send('POST', '/v1/generate-asset-metadata', { selection: { kind: 'items', folders: [], assets: ids } })
      const beside = await loadAlone({ ...session, paths: [`/v1/assets?folderId=${library.folderId}`] })
      if ((await ended()) === ids.length) throw new Error('All was proposed before the lists were read.')
      while ((await ended()) < ids.length) {
        if (performance.now() - began > TIMEOUT_MS) throw new Error(`Only for ${await ended()} of ${ids.length} assets values were proposed in five minutes.`)
        await pause(200)
      }
      const seconds = (performance.now() - began) / 1000
      const { rows: [open] } = await database.query<{ count: number }>(`select count(*)::int as count from suggestions where organization_id = $1 and kind = 'Value' and asset_id = any ($2::uuid[])`, [library.organizationId, ids])
      const figures: Figures = {
        assetsASecond: plain(ids.length / seconds, 'assets'),
        valuesOfAnAsset: plain((open?.count ?? 0) / ids.length, 'values'),
        assetsBesideP50: atMost(LIST, beside.p50, 'ms'),
        assetsBesideP95: atMost(LIST, beside.p95, 'ms'),
      }
      return figures
    } finally {
      await database.end()
    }
  },
}
