import type { Page } from 'playwright'

export interface Scrolling {
  readonly frames: number
  /** Frames of 60 a second that the page did not get. */
  readonly dropped: number
  /** Of these, while it went at the pace of a wheel. */
  readonly droppedByWheel: number
  /** Tasks of more than 50 ms: how many, and the longest. */
  readonly longTasks: number
  readonly longestTask: number
  /** The most elements that there ever were. */
  readonly nodes: number
}

/** First a wheel that is turned as fast as it goes: its step in every frame. */
const WHEEL_PIXELS = 120
const WHEEL_FRAMES = 600

/** Then the rest of the way in so many frames, as by a dragged scroll bar: up to everything on the screen is new in each. */
const DRAG_FRAMES = 600

/** To the side a table is only some screens wide: a slower wheel. */
const SIDEWAYS_PIXELS = 12

type Way = 'down' | 'sideways'
const STEPS = { down: [WHEEL_PIXELS, WHEEL_FRAMES], sideways: [SIDEWAYS_PIXELS, Number.MAX_SAFE_INTEGER] } as const

/**
 * Scrolls what lies under `selector` from its start to its end, one step in every frame. Long tasks are the browser's own record
 * (PerformanceObserver, `longtask`).
 */
export const scrollToEnd = (page: Page, selector: string, way: Way = 'down'): Promise<Scrolling> =>
  page.evaluate(
    async ([selector, way, wheel, wheelFrames, dragFrames]) => {
      const target = document.querySelector(selector)
      if (target === null) throw new Error(`Nothing to scroll: ${selector}`)
      const tasks: number[] = []
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
      observer.observe({ type: 'longtask' })
      const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
      const all = document.getElementsByTagName('*')
      const times: number[] = []
      let nodes = 0
      const [at, whole, shown] = way === 'down' ? (['scrollTop', 'scrollHeight', 'clientHeight'] as const) : (['scrollLeft', 'scrollWidth', 'clientWidth'] as const)
      target[at] = 0
      let last = await nextFrame()
      for (let end = false; !end; ) {
        const distance = target[whole] - target[shown]
        const left = distance - wheel * wheelFrames
        target[at] += times.length < wheelFrames ? wheel : Math.max(wheel, Math.ceil(left / dragFrames))
        const now = await nextFrame()
        times.push(now - last)
        last = now
        if (times.length % 10 === 0) nodes = Math.max(nodes, all.length)
        end = target[at] >= distance - 1
      }
      await nextFrame()
      tasks.push(...observer.takeRecords().map(({ duration }) => duration))
      observer.disconnect()
      const missing = (time: number): number => Math.max(0, Math.round(time / (1000 / 60)) - 1)
      const droppedOf = (some: readonly number[]): number => some.reduce((sum, time) => sum + missing(time), 0)
      const droppedByWheel = droppedOf(times.slice(0, wheelFrames))
      const longestTask = Math.max(0, ...tasks)
      return { frames: times.length, dropped: droppedOf(times), droppedByWheel, longTasks: tasks.length, longestTask, nodes }
    },
    [selector, way, ...STEPS[way], DRAG_FRAMES] as const,
  )

/** The same way through nothing: what this machine drops by itself. Pixels. */
export const scrollBlank = async (page: Page, whole: number, viewport: number, way: Way = 'down'): Promise<Scrolling> => {
  const side = way === 'down' ? 'height' : 'width'
  await page.setContent(`<div id="way" style="${side}:${viewport}px;overflow:auto"><div style="height:100px;${side}:${whole}px"></div></div>`)
  return scrollToEnd(page, '#way', way)
}
