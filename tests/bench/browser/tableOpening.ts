import { atMost, median, plain, quantile } from '../figures.ts'
import type { Section } from '../section.ts'
import { describedLibrary } from '../seed/metadata.ts'
import { reactionTime, watchReaction } from './reaction.ts'
import { signedInContext } from './signedIn.ts'

const RUNS = 5

/** From the click that leads from the large folder to its table, in an open Vitrine that has shown no table yet, to the first rows. */
export const tableOpening: Section = {
  name: 'tableOpening',
  measure: async ({ browser, product, library }) => {
    await describedLibrary(library)
    const times: number[] = []
    while (times.length < RUNS) {
      const context = await signedInContext(browser, product.url)
      const page = await context.newPage()
      await page.goto(library.rootPath)
      const folder = page.getByRole('main').getByText(library.folderName).first()
      await folder.waitFor()
      await page.waitForLoadState('load')
      await folder.click({ button: 'right' })
      const way = page.getByRole('menuitem', { name: 'Edit in table' })
      await way.waitFor()
      await watchReaction(page, 'click', library.namePrefix)
      await way.click()
      times.push(await reactionTime(page))
      await context.close()
    }
    return { firstRows: atMost(300, median(times), 'ms'), slowest: plain(quantile(times, 1), 'ms') }
  },
}
