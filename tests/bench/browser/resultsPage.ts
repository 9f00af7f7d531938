import { atMost, median, plain, quantile } from '../figures.ts'
import type { Section } from '../section.ts'
import { signedInContext } from './signedIn.ts'

const RUNS = 5

declare global {
  interface Window {
    benchPictures: { entered: number; seen: number }
  }
}

/** Notes when Enter is pressed, and when the first picture of the results is decoded then. */
const watch = (): void => {
  const pictures = { entered: 0, seen: 0 }
  window.benchPictures = pictures
  addEventListener('keydown', ({ key, timeStamp }) => {
    if (key === 'Enter') pictures.entered = timeStamp
  }, { capture: true })
  const look = async (): Promise<void> => {
    const image = location.pathname === '/search' ? document.querySelector<HTMLImageElement>('[role="grid"] img') : null
    if (image === null || pictures.seen > 0) return
    await image.decode()
    if (pictures.seen === 0) pictures.seen = performance.now()
  }
  new MutationObserver(() => void look().catch(() => undefined)).observe(document.body, { childList: true, subtree: true })
}

/** Somebody types a term in a page that has not searched yet, and presses Enter: from there to the pictures of what was found. */
export const resultsPage: Section = {
  name: 'resultsPage',
  measure: async ({ browser, product, library }) => {
    const times: number[] = []
    while (times.length < RUNS) {
      const context = await signedInContext(browser, product.url)
      const page = await context.newPage()
      await page.goto(library.rootPath)
      await page.getByRole('main').getByText(library.folderName).first().waitFor()
      await page.evaluate(watch)
      await page.getByRole('combobox').first().click()
      await page.keyboard.type(library.namePrefix.slice(0, 6), { delay: 60 })
      await page.getByRole('listbox').waitFor()
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => window.benchPictures.seen > 0)
      const { entered, seen } = await page.evaluate(() => window.benchPictures)
      times.push(seen - entered)
      await context.close()
    }
    return { enterToPictures: atMost(160, median(times), 'ms'), slowest: plain(quantile(times, 1), 'ms') }
  },
}
