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

/** kB of 1,000 bytes that the scripts have together after gzip. Throws where the page loaded none. */
const gzipped = async (page: Page, { answers }: Traffic): Promise<number> => {
  const scripts = [...new Set(answers.filter(({ type }) => type === 'Script').map(({ url }) => url))]
  if (scripts.length === 0) throw new Error(`${page.url()} loaded no scripts.`)
  const fetched = await Promise.all(scripts.map(async (url) => zipped(Buffer.from(await (await fetch(url)).arrayBuffer()))))
  const own = (await inline(page)).map(zipped)
  return [...fetched, ...own].reduce((sum, size) => sum + size, 0) / 1000
}

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

/** JavaScript that has to arrive before anybody can work: all that /login loads, and all that a folder's first rows need. */
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
    return { login: atMost(165, login, 'kB'), shellAndLibrary: atMost(225, shellAndLibrary, 'kB') }
  },
}
