import { atMost, plain } from '../figures.ts'
import type { Section } from '../section.ts'
import { describedLibrary } from '../seed/metadata.ts'
import { scrollBlank, scrollToEnd } from './scrolling.ts'
import { freshContext, signedInContext } from './signedIn.ts'

const GRID = '[role="grid"]'

/** Elements beyond this are not a window on a table any more. */
const MOST_NODES = 3000

/** The table of all assets from its first column to its last and from its first row to its last, a step a frame, beside a blank page that is as long and as wide. */
export const tableFrames: Section = {
  name: 'tableFrames',
  measure: async ({ browser, product, library }) => {
    const { templateId } = await describedLibrary(library)
    const context = await signedInContext(browser, product.url)
    const page = await context.newPage()
    await page.goto(`/records/assets-metadata?template=${templateId}`)
    await page.locator(`${GRID} [role="row"]`).nth(2).waitFor()
    await page.locator(`${GRID}[aria-rowcount="${library.assets + 1}"]`).waitFor()
    const [way, height, width, shown] = await page.locator(GRID).evaluate((grid) => [grid.scrollHeight, grid.clientHeight, grid.scrollWidth, grid.clientWidth] as const)
    const sideways = await scrollToEnd(page, GRID, 'sideways')
    const down = await scrollToEnd(page, GRID)
    await page.locator(`${GRID} [aria-rowindex="${library.assets + 1}"]`).getByText(library.lastName).first().waitFor()
    await context.close()
    const nothing = await freshContext(browser, product.url)
    const blank = await nothing.newPage()
    const [blankDown, blankSideways] = [await scrollBlank(blank, way, height), await scrollBlank(blank, width, shown, 'sideways')]
    await nothing.close()
    return {
      droppedFrames: atMost(blankDown.dropped, down.dropped, 'frames', blankDown.dropped),
      droppedByWheel: plain(down.droppedByWheel, 'frames', blankDown.droppedByWheel),
      droppedSideways: atMost(blankSideways.dropped, sideways.dropped, 'frames', blankSideways.dropped),
      frames: plain(down.frames + sideways.frames, 'frames'),
      tasksOver50ms: plain(down.longTasks + sideways.longTasks, 'tasks', blankDown.longTasks + blankSideways.longTasks),
      longestTask: plain(Math.max(down.longestTask, sideways.longestTask), 'ms'),
      mostElements: atMost(MOST_NODES, down.nodes, 'elements', blankDown.nodes),
    }
  },
}
