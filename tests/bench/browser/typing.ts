import { atMost, median, plain, quantile } from '../figures.ts'
import type { Section } from '../section.ts'
import { reactionTime, watchReaction } from './reaction.ts'
import { signedInContext } from './signedIn.ts'

const RUNS = 10

/** Milliseconds between keys: a quick typist. */
const PACE = 60

/** From the last key in the search field to suggestions on the screen, debounce included. */
export const typing: Section = {
  name: 'typing',
  measure: async ({ browser, product, library, options }) => {
    const context = await signedInContext(browser, product.url)
    const page = await context.newPage()
    await page.goto(library.rootPath)
    await page.getByRole('main').getByText(library.folderName).first().waitFor()
    const field = page.getByRole('combobox').or(page.getByRole('searchbox')).first()
    await field.waitFor({ timeout: 5000 })
    const times: number[] = []
    while (times.length < RUNS) {
      const wanted = String(Math.floor((options.assets * (times.length + 1)) / (RUNS + 1))).padStart(6, '0')
      await field.fill('')
      await page.getByText(library.namePrefix).first().waitFor({ state: 'hidden' })
      await field.focus()
      await watchReaction(page, 'keydown', `${library.namePrefix}${wanted}`)
      await page.keyboard.type(wanted, { delay: PACE })
      times.push(await reactionTime(page))
    }
    await context.close()
    return { lastKeyToResults: atMost(180, median(times), 'ms'), slowest: plain(quantile(times, 1), 'ms') }
  },
}
