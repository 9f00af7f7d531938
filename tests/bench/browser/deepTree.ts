import { atMost, median, plain } from '../figures.ts'
import { apiSession, type ApiSession } from '../http/signedIn.ts'
import type { Section } from '../section.ts'
import { signedInContext } from './signedIn.ts'
import { watchTraffic } from './traffic.ts'

const DEPTH = 20
/** Folders beside each on the way. */
const BESIDE = 5
const RUNS = 50

const makeWay = async (session: ApiSession): Promise<readonly string[]> => {
  const way: string[] = []
  const make = async (name: string, parentId: string | null) => (await session.send<{ id: string }>('POST', '/v1/folders', { name, parentId })).id
  for (let level = 1; level <= DEPTH; level += 1) {
    const parentId = way.at(-1) ?? null
    way.push(await make(`Level ${level}`, parentId))
    if (parentId !== null) for (let beside = 1; beside < BESIDE; beside += 1) await make(`Beside ${level}-${beside}`, parentId)
  }
  return way
}

/** The tree of folders in the navigation, opened at a folder far down: what it asks for, and how long the answer takes. */
export const deepTree: Section = {
  name: 'deepTree',
  measure: async ({ browser, product }) => {
    const session = await apiSession(product.url)
    const way = await makeWay(session)
    const [top = '', deepest = ''] = [way[0], way.at(-1)]
    try {
      const times: number[] = []
      while (times.length < RUNS) {
        const began = performance.now()
        const branches = await session.get<readonly object[]>(`/v1/folders/${deepest}/branches`)
        times.push(performance.now() - began)
        if (branches.length !== DEPTH + 1) throw new Error(`${branches.length} branches came.`)
      }
      const context = await signedInContext(browser, product.url)
      const page = await context.newPage()
      const traffic = await watchTraffic(page)
      await page.goto(`/records/folders/${deepest}`)
      await page.getByRole('treeitem', { name: `Level ${DEPTH}`, exact: true }).waitFor()
      await traffic.idle()
      // The screen itself reads the folder and what lies in it.
      const own = (url: URL): boolean => url.pathname === `/v1/folders/${deepest}` || url.searchParams.get('parentId') === deepest
      const asked = traffic.answers.map(({ url }) => new URL(url)).filter((url) => url.pathname.startsWith('/v1/folders') && !own(url))
      await context.close()
      return { requestsAtDepth20: atMost(1, asked.length, 'requests'), answered: plain(median(times), 'ms') }
    } finally {
      await session.send('POST', '/v1/library/trash', { selection: { kind: 'items', folders: [top], assets: [] } })
      await session.send('POST', '/v1/trash/delete', { selection: { kind: 'items', folders: [top], assets: [] } })
    }
  },
}
