import type { Locator, Page } from '@playwright/test'
import { expect, item, makeFolder, signIn, test, upload } from './support/journey.ts'
import { picture } from './support/ownFiles.ts'

const FILE = 'harbour-at-dusk.png'
/** What has no opacity counts as visible: what is asked here is what the eye meets, and how long it takes to come. */
const seen = (part: Locator) =>
  part.evaluate((element) => {
    const { opacity, transitionDuration, transitionDelay } = getComputedStyle(element)
    return { opacity, isSoon: Number.parseFloat(transitionDuration) + Number.parseFloat(transitionDelay) <= 0.12 }
  })
const SEEN = { opacity: '1', isSoon: true }

const openOwn = async (page: Page, view: 'Grid' | 'List'): Promise<Locator> => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Pictures ${view} ${Date.now()}`)
  await upload(page, [await picture(FILE, 3)])
  await page.getByRole('radio', { name: view }).check({ force: true })
  const own = item(page, FILE)
  await expect(own.getByText('Indexing', { exact: true })).toBeHidden()
  await expect(own.locator('img')).toHaveJSProperty('complete', true)
  return own
}

/** Where nothing is pointed at. */
const away = (page: Page) => page.mouse.move(0, 0)

const CONTROLS = ['.check', '.star', '.more']

const expectControls = async (tile: Locator) => {
  for (const control of CONTROLS) await expect.poll(() => seen(tile.locator(control))).toEqual(SEEN)
  const [mat, check, more] = await Promise.all(['.mat', '.check', '.more'].map((part) => tile.locator(part).boundingBox()))
  expect(check?.x).toBeLessThan((mat?.x ?? 0) + 16)
  expect((mat?.x ?? 0) + (mat?.width ?? 0) - (more?.x ?? 0)).toBeLessThan(80)
}

test('a tile shows its check, star and menu when it is pointed at, focused or selected, in both themes', async ({ page }) => {
  const tile = await openOwn(page, 'Grid')
  await tile.hover()
  await expectControls(tile)
  await expect(tile).toHaveScreenshot('tile-hovered.png')

  await away(page)
  await tile.focus()
  // The keyboard has the focus: a pointer's would have no ring.
  await page.keyboard.press('Home')
  await expectControls(tile)
  await expect(tile.locator('.check')).toHaveCSS('outline-style', 'none')
  await expect(tile).toHaveScreenshot('tile-focused.png')

  await page.keyboard.press('Space')
  await expect(tile).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => seen(tile.locator('.check'))).toEqual(SEEN)
  await expect(tile).toHaveScreenshot('tile-selected.png')

  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(tile).toHaveScreenshot('tile-selected-dark.png')
  await page.keyboard.press('Escape')
  await tile.hover()
  await expectControls(tile)
  await expect(tile).toHaveScreenshot('tile-hovered-dark.png')
})

test('a row shows its star and menu when it is pointed at, and that it is selected', async ({ page }) => {
  const row = await openOwn(page, 'List')
  const still = { mask: [row.locator('.date'), row.locator('.number')] }
  await row.hover()
  for (const control of ['.star', '.more']) await expect.poll(() => seen(row.locator(control))).toEqual(SEEN)
  await expect(row).toHaveScreenshot('row-hovered.png', still)
  await row.locator('[data-action="toggle"]').click()
  await away(page)
  await expect(row).toHaveAttribute('aria-selected', 'true')
  await expect(row).toHaveScreenshot('row-selected.png', still)
})
