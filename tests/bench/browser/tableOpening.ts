import { atMost, median, plain, quantile } from '../figures.ts'
import type { Section } from '../section.ts'
import { describedLibrary } from '../seed/metadata.ts'
import { reactionTime, watchReaction } from './reaction.ts'
import { signedInContext } from './signedIn.ts'

const RUNS = 5
const FIRST_ROWS_MS = 300

/** Milliseconds from pointing at an entry to pressing it: a quick hand's. */
const HAND_MS = 300

/** From the click that leads from the large folder to its table, in an open Vitrine that has shown no table yet, to the first rows: pressed in the very moment that the entry is pointed at, and as a hand does. */
export const tableOpening: Section = {
  name: 'tableOpening',
  measure: async ({ browser, product, library }) => {
    await describedLibrary(library)
    const opening = async (pointedAt: number): Promise<number> => {
      const context = await signedInContext(browser, product.url)
      const page = await context.newPage()
      await page.goto(library.rootPath)
      const folder = page.getByRole('main').getByText(library.folderName).first()
      await folder.waitFor()
      await page.waitForLoadState('load')
      await folder.click({ button: 'right' })
      const way = page.getByRole('menuitem', { name: 'Edit in table' })
      await way.hover()
      await page.waitForTimeout(pointedAt)
      await watchReaction(page, 'click', library.namePrefix)
      await way.click()
      const time = await reactionTime(page)
      await context.close()
      return time
    }
    const [atOnce, byHand]: [number[], number[]] = [[], []]
    while (atOnce.length < RUNS) {
      atOnce.push(await opening(0))
      byHand.push(await opening(HAND_MS))
    }
    return { firstRows: atMost(FIRST_ROWS_MS, median(atOnce), 'ms'), slowest: plain(quantile(atOnce, 1), 'ms'), firstRowsByHand: atMost(FIRST_ROWS_MS, median(byHand), 'ms') }
  },
}
