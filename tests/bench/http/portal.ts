import { Client } from 'pg'
import { atLeast, atMost, plain, type Figures } from '../figures.ts'
import { publishFolder } from '../seed/portal.ts'
import type { Section } from '../section.ts'
import { load, loadAlone } from './load.ts'
import { apiSession } from './signedIn.ts'
import { tiles } from './tiles.ts'

const PORTAL = '/portal/harbour-museum'
const COMPRESSED = { 'accept-encoding': 'br' }

/** Pages that differ, so that most are asked for once: what is kept answers no more of them than come again. */
const PAGES = 1000

/** Milliseconds from the moment something is withdrawn until it is gone. */
const goneAfter = async (url: string, client: Client, id: string): Promise<number> => {
  const path = `${url}${PORTAL}/items/${id}`
  if ((await fetch(path)).status !== 200) throw new Error(`${path} is not public.`)
  await client.query('update assets set web_ready = false where id = $1', [id])
  const begun = performance.now()
  while ((await fetch(path)).status !== 404) if (performance.now() - begun > 10_000) throw new Error(`${path} stays.`)
  return performance.now() - begun
}

/** The pages of a portal on which all of the library is public. Makes it so. */
export const portal: Section = {
  name: 'portal',
  measure: async ({ product: { url, dataDirectory }, library }) => {
    const client = new Client(library.connection)
    await client.connect()
    try {
      const ids = await publishFolder(client, library.organizationId, library.folderId, PAGES)
      const asked = (paths: readonly string[]) => ({ url, headers: COMPRESSED, paths })
      const figures: Record<string, Figures[string]> = {}
      const lists = { list: '/items', search: '/search?q=harbour', facet: '/items?technique=Technique+7&signed=yes' }
      for (const [name, path] of Object.entries(lists)) {
        const begun = performance.now()
        const response = await fetch(`${url}${PORTAL}${path}`, { headers: COMPRESSED })
        await response.arrayBuffer()
        figures[`${name}First`] = plain(performance.now() - begun, 'ms')
        figures[`${name}Bytes`] = atMost(30_000, Number(response.headers.get('content-length')), 'bytes')
      }
      const kept = await load(asked([PORTAL, ...Object.values(lists).map((path) => PORTAL + path)]))
      figures['keptP50'] = atMost(10, kept.p50, 'ms')
      figures['keptPerSecond'] = atLeast(1000, kept.requestsPerSecond, 'requests/s')
      const made = {
        item: ids.map((id) => `${PORTAL}/items/${id}`),
        list: ids.map((id) => `${PORTAL}/items?after=${id}`),
        folder: ids.map((id) => `${PORTAL}/folders/${library.folderId}?after=${id}`),
        search: ids.map((id) => `${PORTAL}/search?q=harbour&after=${id}`),
        facet: ids.map((id, at) => `${PORTAL}/items?technique=Technique+${1 + (at % 40)}&technique=Technique+${1 + ((at + 7) % 40)}&after=${id}`),
      }
      for (const [name, paths] of Object.entries(made)) {
        const alone = await loadAlone(asked(paths))
        figures[`${name}MadeP50`] = atMost(30, alone.p50, 'ms')
        figures[`${name}MadeP95`] = plain(alone.p95, 'ms')
      }
      figures['reviewP50'] = atMost(300, (await loadAlone({ ...(await apiSession(url)), paths: ['/v1/portal/review'] })).p50, 'ms')
      Object.assign(figures, await tiles({ portal: url + PORTAL, dataDirectory, client, assetId: ids[1] ?? '' }))
      figures['goneAfter'] = atMost(1000, await goneAfter(url, client, ids[0] ?? ''), 'ms')
      return figures
    } finally {
      await client.end()
    }
  },
}
