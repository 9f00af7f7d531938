import { atMost, median, plain, quantile } from '../figures.ts'
import type { Section } from '../section.ts'
import { describedLibrary } from '../seed/metadata.ts'
import { reactionTime, watchReaction } from './reaction.ts'
import { signedInContext } from './signedIn.ts'

const RUNS = 5

/** Milliseconds from pointing at an entry to pressing it: a quick hand's. */
const HAND_MS = 300

/** From the click that leads from the large folder to its table, in an open Vitrine that has shown no table yet, to the first rows: pressed as a hand does, and in the very moment that the entry is pointed at. */
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
    const [times, atOnce]: [number[], number[]] = [[], []]
    while (times.length < RUNS) {
      times.push(await opening(HAND_MS))
      atOnce.push(await opening(0))
    }
    return { firstRows: atMost(300, median(times), 'ms'), slowest: plain(quantile(times, 1), 'ms'), pressedAtOnce: plain(median(atOnce), 'ms') }
  },
}
