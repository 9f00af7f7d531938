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
  // What floats over the page goes by itself, and is not of the pictures.
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
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

test('a row shows its star and menu when it is pointed at, and that it is selected', { tag: '@full' }, async ({ page }) => {
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

const bar = (page: Page) => page.locator('[data-bar=selection]')
/** What of the bar can be pressed: what has no room is not there. */
const words = async (page: Page) => (await bar(page).locator('span > button, span > a').filter({ visible: true, hasText: /./ }).allInnerTexts()).map((text) => text.trim())

test('what is selected stands in the place of the tools, in words, and moves nothing', { tag: '@full' }, async ({ page }) => {
  const tile = await openOwn(page, 'Grid')
  const before = await tile.boundingBox()
  await tile.hover()
  await tile.locator('.check').click()
  await expect(bar(page)).toContainText('1 selected')
  expect(await tile.boundingBox()).toEqual(before)
  await expect.poll(() => words(page)).toEqual(['Download', 'Edit', 'Move to …', 'Copy to …', 'Web ready', 'Delete'])
  await away(page)
  await expect(bar(page)).toHaveScreenshot('bar.png')
  await page.setViewportSize({ width: 900, height: 700 })
  await expect.poll(() => words(page)).toEqual(['Download', 'Edit', 'Move to …', 'Copy to …'])
  await bar(page).getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Move to the trash' })).toBeVisible()
})

test('on a phone the bar is one row of 60 pixels: how many, four actions and the rest', async ({ page }) => {
  const tile = await openOwn(page, 'Grid')
  await tile.focus()
  await page.keyboard.press('Space')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(bar(page)).toHaveCSS('height', '60px')
  await expect.poll(() => words(page)).toEqual(['Download', 'Edit', 'Move to …', 'Copy to …'])
  await expect(bar(page)).toHaveScreenshot('bar-phone.png')
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'es'))
  await page.reload()
  await tile.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => words(page)).toHaveLength(4)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(bar(page)).toHaveCSS('height', '60px')
  await expect(bar(page).getByRole('button').last()).toBeInViewport({ ratio: 1 })
})

test('with forced colours the selected tile, the chosen segment, the ticked box and the open tab tell their state', { tag: '@full' }, async ({ page }) => {
  const tile = await openOwn(page, 'Grid')
  await page.emulateMedia({ forcedColors: 'active' })
  const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
  const segments = page.getByRole('radiogroup').filter({ has: page.getByRole('radio', { name: 'Grid' }) })
  expect(await ground(segments.locator('label').nth(0))).not.toBe(await ground(segments.locator('label').nth(1)))
  // Letters before it are as wide as the browser draws them: where it begins, and so how many points it touches, differs by one.
  const { x, y } = (await segments.boundingBox()) ?? { x: 0, y: 0 }
  await expect(page).toHaveScreenshot('segments-forced.png', { clip: { x: Math.round(x), y: Math.round(y), width: 66, height: 32 } })

  await tile.focus()
  await page.keyboard.press('Space')
  await expect(tile.locator('.mat')).toHaveCSS('box-shadow', /2px inset/)
  expect(await ground(tile.locator('.check'))).not.toBe(await ground(page.getByRole('main')))
  await expect(tile).toHaveScreenshot('tile-selected-forced.png')

  await page.keyboard.press('Enter')
  const tabs = page.locator('[data-tabs] > a')
  const edge = (part: Locator) => part.evaluate((element) => getComputedStyle(element).borderBottomColor)
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page')
  expect(await edge(tabs.nth(1))).toBe('rgba(0, 0, 0, 0)')
  expect(await edge(tabs.first())).not.toBe(await edge(tabs.nth(1)))
})

test('with forced colours a switch tells whether it is on', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await page.goto('/records/web-ready')
  await page.emulateMedia({ forcedColors: 'active' })
  const ask = page.getByRole('switch')
  const ground = () => ask.evaluate((element) => getComputedStyle(element).backgroundColor)
  await ask.check()
  const on = await ground()
  await expect(ask).toHaveScreenshot('switch-on-forced.png')
  await ask.uncheck()
  expect(await ground()).not.toBe(on)
  await expect(ask).toHaveScreenshot('switch-off-forced.png')
})

/** Moves the own picture to the trash, so that the trash has something in it. */
const openTrashed = async (page: Page) => {
  const row = item(page, FILE)
  await row.focus()
  await page.keyboard.press('Delete')
  await expect(row).toBeHidden()
  await page.goto('/trash')
}

test('a row of every list is as tall as every other, with its picture, and the box of the head stands over those of the rows', { tag: '@full' }, async ({ page }) => {
  await openOwn(page, 'List')
  await openTrashed(page)
  const trashed = page.getByRole('row').filter({ hasText: FILE }).first()
  await expect(trashed.locator('img')).toHaveJSProperty('complete', true)
  expect(await trashed.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await away(page)
  await expect(trashed).toHaveScreenshot('row-trash.png', { mask: [trashed.locator('.date'), trashed.locator('.where')] })
  for (const address of ['/trash', '/records/assets?sort=name', '/search?q=harbour']) {
    await page.goto(address)
    const row = page.getByRole('grid').locator('[data-place]').first()
    await expect(row).toBeVisible()
    expect(await row.evaluate((element) => element.getBoundingClientRect().height), address).toBe(46)
    const [thumb, more] = [row.locator('.thumb'), row.locator('.more')]
    expect(await thumb.evaluate((element) => [element.clientWidth, element.clientHeight]), address).toEqual([48, 32])
    await expect(more).toHaveCSS('box-shadow', 'none')
    const middle = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2)
    expect(await middle(page.getByRole('grid').locator('thead input')), address).toBe(await middle(row.locator('.box')))
  }
  const head = page.goto('/records/assets?sort=name').then(() => page.getByRole('columnheader', { name: 'Name' }))
  const box = await (await head).boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 8, (box?.y ?? 0) + (box?.height ?? 0) - 3)
  await expect(await head).toHaveAttribute('aria-sort', 'descending')

  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/trash', '/records/assets?sort=name', '/search?q=harbour']) {
    await page.goto(address)
    const row = page.getByRole('grid').locator('[data-place]').first()
    await expect(row).toBeVisible()
    expect(await row.evaluate((element) => element.getBoundingClientRect().height), address).toBeGreaterThanOrEqual(56)
    const lines = new Set(await row.locator('.type, .bytes, .where').evaluateAll((parts) => parts.filter((part) => part.textContent !== '').map((part) => Math.round(part.getBoundingClientRect().bottom))))
    expect(lines.size, address).toBe(1)
  }
})

test('the search stands in one place on every page, and one right edge is kept', { tag: '@full' }, async ({ page }) => {
  await openOwn(page, 'List')
  const edge = async (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().right))
  const search = page.getByRole('combobox', { name: 'Search', exact: false }).locator('..')
  const place = await search.boundingBox()
  expect(place?.width).toBe(360)
  const rows = page.getByRole('grid').locator('[data-place]').first()
  expect(await edge(rows)).toBe(await edge(page.getByRole('main').getByRole('button', { name: 'Actions for this folder' })))
  const right = await edge(rows)
  await openTrashed(page)
  for (const address of ['/trash', '/records/web-ready', '/records/assets?sort=name', '/search?q=harbour', '/favorites']) {
    await page.goto(address)
    await expect(search).toBeVisible()
    expect(await search.boundingBox()).toEqual(place)
    const first = page.getByRole('grid').locator('[data-place]').first()
    if (['/trash', '/records/assets?sort=name', '/search?q=harbour'].includes(address)) await expect(first).toBeVisible()
    if (await first.isVisible()) expect(await edge(first), address).toBe(right)
  }
})

test('beside the search the name of the page has what room there is, on every width', { tag: '@full' }, async ({ page }) => {
  await openOwn(page, 'List')
  await page.getByRole('grid').locator('[data-place]').first().dblclick()
  const here = page.getByRole('navigation', { name: 'Where you are' }).locator('[aria-current]')
  await expect(here).toHaveText(FILE)
  const search = page.getByRole('combobox', { name: 'Search', exact: false }).locator('..')
  for (const [width, shown] of [[1440, 1], [1280, 1], [1024, 0.8], [800, 0.8]] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => here.evaluate((name) => name.clientWidth / name.scrollWidth), String(width)).toBeGreaterThanOrEqual(shown)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expect(page.getByRole('button', { name: /Account: / })).toBeInViewport({ ratio: 1 })
  }
  const place = await search.boundingBox()
  await page.goto('/trash')
  expect(await search.boundingBox()).toEqual(place)
})
