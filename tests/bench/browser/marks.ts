import type { BrowserContext, Page } from 'playwright'

/** What the page itself notes, in milliseconds since the navigation began. */
export interface Marks {
  firstThumbnail?: number
  firstRows?: number
}

declare global {
  interface Window {
    benchMarks: Marks
  }
}

/** Part of the address of every thumbnail (src/infrastructure/http/contract/files.ts). */
const THUMBNAIL = '/thumbnails/'

/**
 * Makes every page of the context note when its first thumbnail is decoded, so ready to be painted, and when the name of an asset
 * first stands on the screen. `names` begins the names of the seeded assets.
 */
export const noteMarks = (context: BrowserContext, names: string): Promise<unknown> =>
  context.addInitScript(
    ([thumbnail, prefix]) => {
      const marks: Marks = {}
      window.benchMarks = marks
      const noteDecoded = async (image: HTMLImageElement): Promise<void> => {
        await image.decode()
        marks.firstThumbnail ??= performance.now()
      }
      const look = (): void => {
        const thumbnails = marks.firstThumbnail === undefined ? document.images : []
        // A picture that is taken away or replaced before it is decoded rejects, and is not the first.
        for (const image of thumbnails) if (image.src.includes(thumbnail)) noteDecoded(image).catch(() => undefined)
        if (marks.firstRows === undefined && document.body?.textContent.includes(prefix)) marks.firstRows = performance.now()
      }
      const observer = new MutationObserver(() => {
        look()
        if (marks.firstRows !== undefined && marks.firstThumbnail !== undefined) observer.disconnect()
      })
      observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'], characterData: true })
    },
    [THUMBNAIL, names] as const,
  )

/** Waits for both marks. */
export const marksOf = async (page: Page): Promise<Required<Marks>> => {
  await page.waitForFunction(() => window.benchMarks.firstThumbnail !== undefined && window.benchMarks.firstRows !== undefined)
  const { firstThumbnail, firstRows } = await page.evaluate(() => window.benchMarks)
  if (firstThumbnail === undefined || firstRows === undefined) throw new Error('The page has shown no rows.')
  return { firstThumbnail, firstRows }
}
