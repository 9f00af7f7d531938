import type { Page } from '@playwright/test'
import { expect, item, makeFolder, signIn, test, upload } from './support/journey.ts'
import { csv } from './support/ownFiles.ts'

/** What has the focus, and by how many pixels its ring stands beyond what its page shows of it; undefined: there is no ring. */
const ringOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const ringed = [focused, ...focused.querySelectorAll('*')].find((element) => getComputedStyle(element).outlineStyle !== 'none')
    const what = focused.getAttribute('data-place') ?? focused.tagName
    if (ringed === undefined || !focused.matches(':focus-visible')) return { what, cut: undefined }
    const { outlineWidth, outlineOffset } = getComputedStyle(ringed)
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const box = ringed.getBoundingClientRect()
    const ring = { left: box.left - reach, top: box.top - reach, right: box.right + reach, bottom: box.bottom + reach }
    let cut = Math.max(-ring.left, -ring.top, ring.right - innerWidth, ring.bottom - innerHeight)
    for (let above = ringed.parentElement; above !== null; above = above.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(above)
      const around = above.getBoundingClientRect()
      if (overflowX !== 'visible') cut = Math.max(cut, around.left - ring.left, ring.right - around.right)
      if (overflowY !== 'visible') cut = Math.max(cut, around.top - ring.top, ring.bottom - around.bottom)
    }
    return { what, cut: Math.max(0, Math.round(cut)) }
  })

const NAMES = ['a.csv', 'b.csv', 'c.csv', 'd.csv']

for (const [view, width, height, tag] of [['Grid', 1280, 720, '@run'], ['List', 1280, 720, '@full'], ['List', 390, 844, '@full']] as const) {
  test(`what has the focus after a deletion shows its whole ring: ${view}, ${width} px`, { tag }, async ({ page }) => {
    await signIn(page, 'publisher@harbour.example')
    await makeFolder(page, `Rings ${view} ${Date.now()}`)
    await upload(page, NAMES.map((name) => csv(name, [['name'], [name]])))
    for (const name of NAMES) await expect(item(page, name)).toBeVisible()
    await page.getByRole('radio', { name: view }).check({ force: true })
    await page.setViewportSize({ width, height })
    /** Deletes what has the focus by key; what is in its place has it then. */
    const takeAway = async (name: string, next: string) => {
      await item(page, name).focus()
      await page.keyboard.press('End')
      await page.keyboard.press('Home')
      for (let place = NAMES.indexOf(name); place > 0; place -= 1) await page.keyboard.press(view === 'Grid' ? 'ArrowRight' : 'ArrowDown')
      await expect(item(page, name)).toBeFocused()
      await page.keyboard.press('Delete')
      await expect(item(page, name)).toBeHidden()
      await expect.poll(() => ringOfFocus(page)).toEqual({ what: next, cut: 0 })
    }
    await takeAway('d.csv', '2')
    await takeAway('b.csv', '1')
    await takeAway('a.csv', '0')
    await page.keyboard.press('Delete')
    await expect(item(page, 'c.csv')).toBeHidden()
    await expect.poll(() => ringOfFocus(page)).toEqual({ what: 'H2', cut: 0 })
  })
}
