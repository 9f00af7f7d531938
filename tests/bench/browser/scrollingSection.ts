import type { Page } from 'playwright'
import { atMost, plain } from '../figures.ts'
import type { Section } from '../section.ts'
import { freshContext, signedInContext } from './signedIn.ts'
import { scrollBlank, scrollToEnd } from './scrolling.ts'

const SCROLLER = '[data-bench-scroller]'

/** Elements beyond this are not a window on a list any more. */
const MOST_NODES = 3000

/** Marks the element that scrolls the rows; tells its inner and outer height. */
const findScroller = (page: Page): Promise<readonly [way: number, height: number]> =>
  page.evaluate(() => {
    let box = document.querySelector('[data-place]')?.parentElement
    while (box && (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === 'visible')) box = box.parentElement
    if (!box) throw new Error('Nothing scrolls the rows.')
    box.setAttribute('data-bench-scroller', '')
    return [box.scrollHeight, box.clientHeight] as const
  })

/** Through all rows, one step a frame, until the last asset stands there; then from the start by the End key. */
export const scrolling: Section = {
  name: 'scrolling',
  measure: async ({ browser, product, library }) => {
    const context = await signedInContext(browser, product.url)
    const page = await context.newPage()
    await page.goto(library.path)
    await page.locator('[data-place]').getByText(library.namePrefix).first().waitFor()
    const [way, height] = await findScroller(page)
    const own = await scrollToEnd(page, SCROLLER)
    const last = page.locator(`[data-place="${library.assets - 1}"]`).getByText(library.lastName).first()
    await last.waitFor()
    await page.locator(SCROLLER).evaluate((box) => box.scrollTo(0, 0))
    const first = page.locator('[data-place="0"]')
    await first.click()
    const pressed = Date.now()
    await page.keyboard.press('End')
    await last.waitFor()
    const end = Date.now() - pressed
    await context.close()
    const nothing = await freshContext(browser, product.url)
    const blank = await scrollBlank(await nothing.newPage(), way, height)
    await nothing.close()
    return {
      droppedFrames: atMost(blank.dropped, own.dropped, 'frames', blank.dropped),
      droppedFramesByWheel: plain(own.droppedByWheel, 'frames', blank.droppedByWheel),
      tasksOver50ms: atMost(0, own.longTasks, 'tasks', blank.longTasks),
      longestTask: plain(own.longestTask, 'ms'),
      frames: plain(own.frames, 'frames'),
      mostElements: atMost(MOST_NODES, own.nodes, 'elements', blank.nodes),
      endKeyToLastRow: plain(end, 'ms'),
    }
  },
}
