import type { Page } from 'playwright'

declare global {
  interface Window {
    benchReaction: { began: number; seen: number }
  }
}

/**
 * Times how long the page takes from the last event of this type to the frame in which `text` stands anywhere on it: call before the
 * event, then {@link reactionTime}.
 */
export const watchReaction = (page: Page, event: 'click' | 'keydown', text: string): Promise<void> =>
  page.evaluate(
    ([type, wanted]) => {
      const reaction = { began: 0, seen: 0 }
      window.benchReaction = reaction
      if (document.body.textContent.includes(wanted)) throw new Error(`The page shows ${wanted} already.`)
      const began = (event: Event): void => {
        reaction.began = event.timeStamp
      }
      addEventListener(type, began, { capture: true })
      const observer = new MutationObserver(() => {
        if (!document.body.textContent.includes(wanted)) return
        observer.disconnect()
        removeEventListener(type, began, { capture: true })
        requestAnimationFrame(() => {
          reaction.seen = performance.now()
        })
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    },
    [event, text] as const,
  )

/** Milliseconds. Throws when the text does not come. */
export const reactionTime = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => window.benchReaction.seen > 0, undefined, { timeout: 10_000 })
  const { began, seen } = await page.evaluate(() => window.benchReaction)
  if (began === 0) throw new Error('The page saw no event.')
  return seen - began
}
