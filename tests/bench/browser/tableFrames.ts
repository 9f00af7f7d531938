import { atMost, plain } from '../figures.ts'
import type { Section } from '../section.ts'
import { describedLibrary } from '../seed/metadata.ts'
import { type Scrolling, scrollBlank, scrollToEnd } from './scrolling.ts'
import { freshContext, signedInContext } from './signedIn.ts'

const GRID = '[role="grid"]'

/** Elements beyond this are not a window on a table any more. */
const MOST_NODES = 3000

const WALKS = 3

/** The walk with the median of dropped frames. */
const median = (walks: readonly Scrolling[]): Scrolling => walks.toSorted((one, other) => one.dropped - other.dropped)[Math.floor(walks.length / 2)] as Scrolling

/** The table of all assets from its first column to its last and from its first row to its last, a step a frame, beside a blank page that is as long and as wide. */
export const tableFrames: Section = {
  name: 'tableFrames',
  measure: async ({ browser, product, library }) => {
    const { templateId } = await describedLibrary(library)
    const [down, sideways]: [Scrolling[], Scrolling[]] = [[], []]
    let size = [0, 0, 0, 0] as readonly [number, number, number, number]
    while (down.length < WALKS) {
      const context = await signedInContext(browser, product.url)
      const page = await context.newPage()
      await page.goto(`/records/assets-metadata?template=${templateId}`)
      await page.locator(`${GRID} [role="row"]`).nth(2).waitFor()
      await page.locator(`${GRID}[aria-rowcount="${library.assets + 1}"]`).waitFor()
      // Opening has a limit of its own.
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
      size = await page.locator(GRID).evaluate((grid) => [grid.scrollHeight, grid.clientHeight, grid.scrollWidth, grid.clientWidth] as const)
      sideways.push(await scrollToEnd(page, GRID, 'sideways'))
      down.push(await scrollToEnd(page, GRID))
      await page.locator(`${GRID} [aria-rowindex="${library.assets + 1}"]`).getByText(library.lastName).first().waitFor()
      await context.close()
    }
    const nothing = await freshContext(browser, product.url)
    const blank = await nothing.newPage()
    const [way, height, width, shown] = size
    const [blankDown, blankSideways] = [await scrollBlank(blank, way, height), await scrollBlank(blank, width, shown, 'sideways')]
    await nothing.close()
    const [own, aside, all] = [median(down), median(sideways), [...down, ...sideways]]
    return {
      droppedFrames: atMost(blankDown.dropped, own.dropped, 'frames', blankDown.dropped),
      droppedByWheel: plain(own.droppedByWheel, 'frames', blankDown.droppedByWheel),
      droppedSideways: atMost(blankSideways.dropped, aside.dropped, 'frames', blankSideways.dropped),
      droppedAtMost: plain(Math.max(...all.map(({ dropped }) => dropped)), 'frames'),
      frames: plain(own.frames + aside.frames, 'frames'),
      tasksOver50ms: plain(own.longTasks + aside.longTasks, 'tasks', blankDown.longTasks + blankSideways.longTasks),
      longestTask: plain(Math.max(...all.map(({ longestTask }) => longestTask)), 'ms'),
      mostElements: atMost(MOST_NODES, Math.max(...down.map(({ nodes }) => nodes)), 'elements', blankDown.nodes),
    }
  },
}
