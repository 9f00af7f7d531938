import { atMost, median, plain, quantile } from '../figures.ts'
import type { Section } from '../section.ts'
import { reactionTime, watchReaction } from './reaction.ts'
import { signedInContext } from './signedIn.ts'

const RUNS = 5

/** From the click on the large folder, in an open Vitrine that has not yet seen it, to its first rows. */
export const folderOpening: Section = {
  name: 'folderOpening',
  measure: async ({ browser, product, library }) => {
    const times: number[] = []
    while (times.length < RUNS) {
      const context = await signedInContext(browser, product.url)
      const page = await context.newPage()
      await page.goto(library.rootPath)
      const link = page.getByRole('main').getByText(library.folderName).first()
      await link.waitFor()
      await page.waitForLoadState('load')
      await watchReaction(page, 'click', library.namePrefix)
      await link.click()
      times.push(await reactionTime(page))
      await context.close()
    }
    return { firstRows: atMost(300, median(times), 'ms'), slowest: plain(quantile(times, 1), 'ms') }
  },
}
