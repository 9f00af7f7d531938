import type { Page } from 'playwright'
import { median, plain, quantile } from '../figures.ts'
import type { Section } from '../section.ts'
import { signedInContext } from './signedIn.ts'

const RUNS = 3
const STEPS = 100

/** Milliseconds that one step may take before the walk is given up. */
const STEP_TIMEOUT = 20_000

/**
 * Presses the arrow key as soon as each asset leads on, until the picture of the last one is decoded: milliseconds. The keys are the page's
 * own, since one that comes from outside takes longer than a step may.
 */
const walked = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    ([steps, last, timeout]) =>
      new Promise<number>((resolve, reject) => {
        const began = performance.now()
        let step = 0
        const look = (): void => {
          const place = document.querySelector('section > div > nav[aria-label]')
          // The group says which row it is once it knows what lies beside it.
          const row = Number(/\d+/.exec(place?.ariaLabel ?? '')?.[0])
          if (step < steps && row === step + 1 && place?.querySelector('button:last-of-type:enabled') !== null) {
            step += 1
            clearTimeout(timer)
            timer = setTimeout(giveUp, timeout)
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
          }
          const picture = step === steps ? document.querySelector<HTMLImageElement>(`section img[alt^="${last}"][data-loaded="true"]`) : null
          if (picture === null) return
          observer.disconnect()
          picture.decode().then(() => resolve(performance.now() - began), reject)
        }
        const observer = new MutationObserver(look)
        const giveUp = (): void => reject(new Error(`It stops after ${step} steps.`))
        let timer = setTimeout(giveUp, timeout)
        observer.observe(document.body, { childList: true, subtree: true, attributes: true })
        look()
      }),
    [STEPS, name, STEP_TIMEOUT] as const,
  )

/** Somebody looks at the first asset of the library's folder, and walks through a hundred more by key. */
export const adjacentAssets: Section = {
  name: 'adjacentAssets',
  measure: async ({ browser, product, library }) => {
    const times: number[] = []
    while (times.length < RUNS) {
      const context = await signedInContext(browser, product.url)
      const page = await context.newPage()
      await page.goto(library.path)
      await page.locator('[data-place="0"]').getByRole('link').first().click()
      await page.locator('section img[data-loaded="true"]').waitFor()
      times.push(await walked(page, `${library.namePrefix}${String(STEPS + 1).padStart(6, '0')}`))
      await context.close()
    }
    return { hundredAssets: plain(median(times), 'ms'), slowest: plain(quantile(times, 1), 'ms') }
  },
}
