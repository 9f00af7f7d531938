import type { BrowserContext, Page } from 'playwright'
import { atMost, median } from '../figures.ts'
import type { Section } from '../section.ts'
import { signedInProfile } from './signedIn.ts'

const RUNS = 5

/** The middle of the first asset's link, as soon as it stands there. A click of Playwright's would look for it after 20, 70, 170, 270 and 770 ms only. */
const firstLink = async (page: Page): Promise<{ readonly x: number; readonly y: number }> => {
  const found = await page.waitForFunction(() => {
    const box = document.querySelector('[role="grid"] a')?.getBoundingClientRect()
    return box === undefined || box.width === 0 ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  const at = await found.jsonValue()
  if (at === undefined) throw new Error('There is no asset to be clicked.')
  return at
}

/** Milliseconds from the navigation to the page of an asset that was clicked as soon as it could be. */
const opened = async (context: BrowserContext, path: string): Promise<number> => {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'commit' })
  const { x, y } = await firstLink(page)
  await page.mouse.click(x, y)
  const seen = await page.waitForFunction(() => document.querySelector('[role="grid"]') === null && document.querySelector('h1') !== null && performance.now())
  const milliseconds = Number(await seen.jsonValue())
  await page.waitForTimeout(KEPT_MS)
  await page.close()
  return milliseconds
}

/** Milliseconds in which what was compiled is kept. */
const KEPT_MS = 1500

/** Somebody goes to the library and clicks the first asset: with nothing in the cache, and as one who comes back in the same browser, for the third time. */
export const firstOpening: Section = {
  name: 'firstOpening',
  measure: async ({ product, library }) => {
    const [cold, warm]: [number[], number[]] = [[], []]
    while (cold.length < RUNS) {
      const context = await signedInProfile(product.url)
      cold.push(await opened(context, library.path))
      await opened(context, library.path)
      warm.push(await opened(context, library.path))
      await context.close()
    }
    return { cold: atMost(700, median(cold), 'ms'), warm: atMost(400, median(warm), 'ms') }
  },
}
