import { setTimeout as timeout } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'

/** How long a browser may take to say that a drag has begun, in milliseconds. */
const BEGINNING = 20_000

interface Point {
  readonly x: number
  readonly y: number
}

const pointIn = async (one: Locator, position?: Point): Promise<Point> => {
  await one.hover({ trial: true, force: position !== undefined })
  const box = await one.boundingBox()
  if (box === null) throw new Error('Nothing is dragged from or to what is not there')
  return { x: box.x + (position?.x ?? box.width / 2), y: box.y + (position?.y ?? box.height / 2) }
}

/** What is held by the mouse. */
export interface Drag {
  /** Moves it there; a position is from the upper left corner of that element, over whatever covers it. */
  over(there: Locator, position?: Point): Promise<void>
  /** Lets it go where it was moved last. */
  drop(): Promise<void>
}

/**
 * Picks something up by the mouse. Not by Playwright's own, which stops listening for the beginning of a drag as soon as the mouse has moved,
 * and waits for it without end where a busy browser tells of it later.
 */
export const pickUp = async (page: Page, one: Locator): Promise<Drag> => {
  let at = await pointIn(one)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.setInterceptDrags', { enabled: true })
  const begun = new Promise<Parameters<Parameters<typeof session.once<'Input.dragIntercepted'>>[1]>[0]>((resolve) => session.once('Input.dragIntercepted', resolve))
  const move = ({ x, y }: Point, buttons: 0 | 1) => session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: buttons === 0 ? 'none' : 'left', buttons })
  await move(at, 0)
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, button: 'left', buttons: 1, clickCount: 1 })
  for (const step of [2, 4, 8]) await move({ x: at.x + step, y: at.y }, 1)
  const waiting = new AbortController()
  const beginning = await Promise.race([begun, timeout(BEGINNING, undefined, { signal: waiting.signal })]).finally(() => waiting.abort())
  if (beginning === undefined) throw new Error('The browser began no drag')
  const say = (type: 'dragEnter' | 'dragOver' | 'drop') => session.send('Input.dispatchDragEvent', { type, ...at, data: beginning.data })
  await say('dragEnter')
  return {
    over: async (there, position) => {
      at = await pointIn(there, position)
      // By the first something comes in, by the second it is above.
      await say('dragOver')
      await say('dragOver')
    },
    drop: async () => {
      await say('drop')
      await session.send('Input.setInterceptDrags', { enabled: false })
      await session.detach()
    },
  }
}
