import type { BrowserContext } from 'playwright'
import { atMost, median } from '../figures.ts'
import type { Section } from '../section.ts'
import { signedInContext } from './signedIn.ts'

const RUNS = 5

/** Milliseconds from the navigation to the page of an asset that was clicked as soon as it could be. */
const opened = async (context: BrowserContext, path: string): Promise<number> => {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('grid').getByRole('link').first().click({ noWaitAfter: true })
  const seen = await page.waitForFunction(() => document.querySelector('[role="grid"]') === null && document.querySelector('h1') !== null && performance.now())
  const milliseconds = Number(await seen.jsonValue())
  await page.close()
  return milliseconds
}

/** Somebody goes to the library and clicks the first asset: with nothing in the cache, and again in the same browser. */
export const firstOpening: Section = {
  name: 'firstOpening',
  measure: async ({ browser, product, library }) => {
    const [cold, warm]: [number[], number[]] = [[], []]
    while (cold.length < RUNS) {
      const context = await signedInContext(browser, product.url)
      cold.push(await opened(context, library.path))
      warm.push(await opened(context, library.path))
      await context.close()
    }
    return { cold: atMost(700, median(cold), 'ms'), warm: atMost(400, median(warm), 'ms') }
  },
}
