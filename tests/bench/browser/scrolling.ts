import type { Page } from 'playwright'

export interface Scrolling {
  readonly frames: number
  /** Frames of 60 a second that the page did not get. */
  readonly dropped: number
  /** Tasks of more than 50 ms: how many, and the longest. */
  readonly longTasks: number
  readonly longestTask: number
  /** The most elements that there ever were. */
  readonly nodes: number
}

/** One step a frame: that of a turned wheel, longer where the way would take more frames than these. */
const WHEEL_PIXELS = 120
const FRAMES = 3000

/**
 * Scrolls what lies under `selector` from its start to its end, one step in every frame. Long tasks are the browser's own record
 * (PerformanceObserver, `longtask`).
 */
export const scrollToEnd = (page: Page, selector: string): Promise<Scrolling> =>
  page.evaluate(
    async ([selector, wheel, most]) => {
      const target = document.querySelector(selector)
      if (target === null) throw new Error(`Nothing to scroll: ${selector}`)
      const tasks: number[] = []
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
      observer.observe({ type: 'longtask' })
      const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
      const all = document.getElementsByTagName('*')
      const times: number[] = []
      let nodes = 0
      target.scrollTop = 0
      let last = await nextFrame()
      for (let end = false; !end; ) {
        const distance = target.scrollHeight - target.clientHeight
        target.scrollTop += Math.max(wheel, Math.ceil(distance / most))
        const now = await nextFrame()
        times.push(now - last)
        last = now
        if (times.length % 10 === 0) nodes = Math.max(nodes, all.length)
        end = target.scrollTop >= distance - 1
      }
      await nextFrame()
      tasks.push(...observer.takeRecords().map(({ duration }) => duration))
      observer.disconnect()
      const dropped = times.reduce((sum, time) => sum + Math.max(0, Math.round(time / (1000 / 60)) - 1), 0)
      return { frames: times.length, dropped, longTasks: tasks.length, longestTask: Math.max(0, ...tasks), nodes }
    },
    [selector, WHEEL_PIXELS, FRAMES] as const,
  )

/** The same way through nothing: what this machine drops by itself. */
export const scrollBlank = async (page: Page, height: number, viewport: number): Promise<Scrolling> => {
  await page.setContent(`<div id="way" style="height:${viewport}px;overflow:auto"><div style="height:${height}px"></div></div>`)
  return scrollToEnd(page, '#way')
}
