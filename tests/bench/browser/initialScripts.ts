import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { atMost, type Figures } from '../figures.ts'
import type { Section } from '../section.ts'
import { marksAt, noteMarks } from './marks.ts'
import { freshContext, signedInContext } from './signedIn.ts'
import { watchTraffic, type Traffic } from './traffic.ts'

const zipped = (script: string | Buffer): number => gzipSync(script, { level: 9 }).length

/** Scripts that the page has within itself. */
const inline = (page: Page): Promise<readonly string[]> =>
  page.locator('script:not([src])').evaluateAll((scripts) => scripts.map(({ textContent }) => textContent ?? ''))

const scriptsOf = ({ answers }: Traffic): readonly string[] => [...new Set(answers.filter(({ type }) => type === 'Script').map(({ url }) => url))]

/** kB of 1,000 bytes that scripts have after gzip, by their addresses and within a page. Throws where there are none. */
const sizeOf = async (scripts: readonly string[], within: readonly string[] = []): Promise<number> => {
  if (scripts.length === 0) throw new Error('The page loaded no scripts.')
  const fetched = await Promise.all(scripts.map(async (url) => zipped(Buffer.from(await (await fetch(url)).arrayBuffer()))))
  return [...fetched, ...within.map(zipped)].reduce((sum, size) => sum + size, 0) / 1000
}

const gzipped = async (page: Page, traffic: Traffic): Promise<number> => sizeOf(scriptsOf(traffic), await inline(page))

const ofLogin = async (page: Page): Promise<number> => {
  const traffic = await watchTraffic(page)
  await page.goto('/login')
  await page.locator('form').waitFor()
  await traffic.idle()
  return gzipped(page, traffic)
}

const ofLibrary = async (page: Page, path: string): Promise<number> => {
  const traffic = await watchTraffic(page)
  await marksAt(page, path)
  return gzipped(page, traffic)
}

/** All code that is fetched ahead has been begun by then. */
const AHEAD_MS = 4000

/** The scripts that have come when a region of a page is there, or, `withAhead`, also those that every page loads ahead. */
const scriptsAt = async (page: Page, path: string, region: string, withAhead: boolean): Promise<readonly string[]> => {
  const traffic = await watchTraffic(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('region', { name: region, exact: true }).waitFor()
  if (withAhead) {
    await page.waitForTimeout(AHEAD_MS)
    await traffic.idle()
  }
  return scriptsOf(traffic)
}

/** JavaScript that has to arrive before anybody can work: all that /login loads, and all that a folder's first rows need; and what the dashboard with its charts
 * loads over home. */
export const initialScripts: Section = {
  name: 'initialScripts',
  measure: async ({ browser, product, library }): Promise<Figures> => {
    const visitor = await freshContext(browser, product.url)
    const login = await ofLogin(await visitor.newPage())
    await visitor.close()
    const user = await signedInContext(browser, product.url)
    await noteMarks(user, library.namePrefix)
    const shellAndLibrary = await ofLibrary(await user.newPage(), library.path)
    await user.close()
    const reader = await signedInContext(browser, product.url)
    const [home, dashboard] = [await scriptsAt(await reader.newPage(), '/', 'Recently added', true), await scriptsAt(await reader.newPage(), '/dashboard', 'Added files', false)]
    const charts = await sizeOf(dashboard.filter((url) => !home.includes(url)))
    await reader.close()
    return { login: atMost(165, login, 'kB'), shellAndLibrary: atMost(225, shellAndLibrary, 'kB'), charts: atMost(25, charts, 'kB') }
  },
}
