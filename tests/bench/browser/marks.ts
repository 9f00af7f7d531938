import type { BrowserContext, Page } from 'playwright'

/** What the page itself notes, in milliseconds since the navigation began. */
export interface Marks {
  firstThumbnail?: number
  /** Of a row that somebody can act on. */
  ownThumbnail?: number
  firstRows?: number
}

declare global {
  interface Window {
    benchMarks: Marks
  }
}

/** Part of the address of every thumbnail (src/infrastructure/contract/files.ts). */
const THUMBNAIL = '/thumbnails/'

/** What the page says when it has noted both: asking it again and again would take of the very time that is measured. */
const NOTED = 'bench: all is noted'

/** Rows that somebody can act on, of the application and of the bare page. */
const ROWS = '[role="grid"], figure'

/**
 * Makes every page of the context note when its first thumbnail is decoded, so ready to be painted, and when the name of an asset
 * first stands in a row. `names` begins the names of the seeded assets.
 */
export const noteMarks = (context: BrowserContext, names: string): Promise<unknown> =>
  context.addInitScript(
    ([thumbnail, prefix, rows, noted]) => {
      const marks: Marks = {}
      window.benchMarks = marks
      const isAll = (): boolean => marks.firstRows !== undefined && marks.firstThumbnail !== undefined && marks.ownThumbnail !== undefined
      const noteDecoded = async (image: HTMLImageElement): Promise<void> => {
        await image.decode()
        if (isAll()) return
        const now = performance.now()
        marks.firstThumbnail ??= now
        if (image.closest(rows) !== null) marks.ownThumbnail ??= now
        if (isAll()) console.debug(noted)
      }
      const look = (): void => {
        const thumbnails = marks.ownThumbnail === undefined ? document.images : []
        // A picture that is taken away or replaced before it is decoded rejects, and is not the first.
        for (const image of thumbnails) if (image.src.includes(thumbnail)) noteDecoded(image).catch(() => undefined)
        if (marks.firstRows !== undefined || document.querySelector(rows)?.textContent.includes(prefix) !== true) return
        marks.firstRows = performance.now()
        if (isAll()) console.debug(noted)
      }
      const observer = new MutationObserver(() => {
        look()
        if (isAll()) observer.disconnect()
      })
      observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'], characterData: true })
    },
    [THUMBNAIL, names, ROWS, NOTED] as const,
  )

/** Goes to an address, and waits there for both marks. */
export const marksAt = async (page: Page, address: string): Promise<Required<Marks>> => {
  await Promise.all([page.waitForEvent('console', (message) => message.text() === NOTED), page.goto(address, { waitUntil: 'commit' })])
  const { firstThumbnail, ownThumbnail, firstRows } = await page.evaluate(() => window.benchMarks)
  if (firstThumbnail === undefined || ownThumbnail === undefined || firstRows === undefined) throw new Error('The page has shown no rows.')
  return { firstThumbnail, ownThumbnail, firstRows }
}
