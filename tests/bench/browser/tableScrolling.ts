import type { Browser } from 'playwright'
import { atMost, plain, type Figures } from '../figures.ts'
import type { Product } from '../product.ts'
import { freshContext, signedInContext } from './signedIn.ts'
import { scrollBlank, scrollToEnd } from './scrolling.ts'

const GRID = '[role="grid"]'

/** The table from its first row to its last and from its first column to its last, a step a frame, beside a blank page that is as long and as wide. */
export const tableScrolling = async (browser: Browser, product: Product, templateId: string): Promise<Figures> => {
  const context = await signedInContext(browser, product.url)
  const page = await context.newPage()
  await page.goto(`/records/assets-metadata?template=${templateId}`)
  await page.locator(`${GRID} [role="row"]`).nth(2).waitFor()
  const [way, height, width, shown] = await page.locator(GRID).evaluate((grid) => [grid.scrollHeight, grid.clientHeight, grid.scrollWidth, grid.clientWidth] as const)
  const sideways = await scrollToEnd(page, GRID, 'sideways')
  const down = await scrollToEnd(page, GRID)
  await context.close()
  const nothing = await freshContext(browser, product.url)
  const blank = await nothing.newPage()
  const [blankDown, blankSideways] = [await scrollBlank(blank, way, height), await scrollBlank(blank, width, shown, 'sideways')]
  await nothing.close()
  return {
    tableDroppedFrames: atMost(blankDown.dropped, down.dropped, 'frames', blankDown.dropped),
    tableDroppedByWheel: plain(down.droppedByWheel, 'frames', blankDown.droppedByWheel),
    tableDroppedSideways: atMost(blankSideways.dropped, sideways.dropped, 'frames', blankSideways.dropped),
    tableFrames: plain(down.frames + sideways.frames, 'frames'),
    tableLongestTask: plain(Math.max(down.longestTask, sideways.longestTask), 'ms'),
    tableElements: plain(down.nodes, 'elements', blankDown.nodes),
  }
}
