import { createHash } from 'node:crypto'
import { atMost, plain, type Figures } from '../figures.ts'
import { seedDuplicates } from '../seed/duplicates.ts'
import type { Section } from '../section.ts'
import { load, loadAlone } from './load.ts'
import { apiSession } from './signedIn.ts'

/** Milliseconds that one call of one person may take. */
const MOST = 50

interface Page {
  readonly groups: readonly { readonly assets: readonly { readonly asset: { readonly id: string } }[] }[]
  readonly next: string | null
}

/** Pages of groups from the first to a hundredth, what an asset is the same as and looks like, and which of 100 files are there. Changes the library's checksums. */
export const duplicates: Section = {
  name: 'duplicates',
  measure: async ({ product, library }) => {
    await seedDuplicates(library.connection, library.organizationId, library.folderId)
    const session = await apiSession(product.url)
    const pages: Record<'same' | 'alike', string[]> = { same: [], alike: [] }
    const ids: string[] = []
    for (const kind of ['same', 'alike'] as const) {
      let path = `/v1/duplicates?kind=${kind}`
      for (let page = 0; page < 100; page += 1) {
        pages[kind].push(path)
        const { groups, next } = await session.get<Page>(path)
        if (groups.length === 0) throw new Error(`No groups at ${path}.`)
        ids.push(...groups.slice(0, 1).flatMap(({ assets }) => assets.map(({ asset }) => asset.id)))
        if (next === null) break
        path = `/v1/duplicates?kind=${kind}&after=${next}`
      }
    }
    const checksums = Array.from({ length: 100 }, (_, at) => createHash('sha256').update(String(at * 7)).digest('hex'))
    const known = { paths: ['/v1/duplicates/known'], bodies: [{ checksums }] }
    const asked = { samePage: { paths: pages.same }, alikePage: { paths: pages.alike }, ofAsset: { paths: ids.map((id) => `/v1/assets/${id}/duplicates`) }, known }
    const figures: Record<string, Figures[string]> = {}
    for (const [name, requests] of Object.entries(asked)) {
      const [alone, crowd] = [await loadAlone({ ...session, ...requests }), await load({ ...session, ...requests })]
      figures[`${name}AloneP50`] = atMost(MOST, alone.p50, 'ms')
      figures[`${name}AloneP95`] = plain(alone.p95, 'ms')
      figures[`${name}P50`] = plain(crowd.p50, 'ms')
    }
    return figures
  },
}
