import { devices, type Page } from '@playwright/test'
import { apiOf } from './support/calls.ts'
import { fourFiles } from './support/fourFiles.ts'
import { expect, item, makeFolder, signIn, test, upload } from './support/journey.ts'
import { pdf } from './support/ownFiles.ts'

const facets = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const found = (page: Page, count: string) => expect(page.getByRole('heading', { level: 1, name: count })).toBeVisible()
const chips = (page: Page) => page.getByRole('list', { name: 'Conditions of this search' })

test('a result is narrowed by values that are kept in or out, each of which Back or its chip takes away', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const { stem } = await fourFiles(page)
  await page.goto(`/search?q=${stem}*`)
  await found(page, '4 results')
  const image = facets(page).getByRole('checkbox', { name: /^Image/ })
  await image.click()
  await found(page, '1 result')
  await expect(chips(page)).toContainText('Type Image')
  // The counts of a facet are made without its own conditions.
  await expect(facets(page).getByRole('checkbox', { name: /^Text file.*3$/ })).toBeVisible()
  await page.goBack()
  await found(page, '4 results')
  await expect(image).not.toBeChecked()
  await page.goForward()
  await expect(image).toBeChecked()
  await chips(page).getByRole('button', { name: 'Remove Type Image' }).click()
  await found(page, '4 results')

  await facets(page).getByRole('button', { name: 'Choices for Image' }).click()
  await page.getByRole('menuitemradio', { name: 'Exclude' }).click()
  await found(page, '3 results')
  await expect(chips(page)).toContainText('Not Type Image')
  await facets(page).getByRole('checkbox', { name: /^Image/ }).click()
  await found(page, '4 results')
  await facets(page).getByRole('checkbox', { name: /^Image/ }).click({ modifiers: ['Alt'] })
  await found(page, '3 results')
  await chips(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
})

test('a facet of many values is searched, and several of them are chosen', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const { stem, assets } = await fourFiles(page)
  const api = await apiOf(page)
  for (const [at, { asset }] of assets.entries()) {
    const { revision } = await api<{ readonly revision: number }>('GET', `/v1/assets/${asset.id}`)
    await api('PATCH', `/v1/assets/${asset.id}`, { revision, tags: [`weed-${asset.name.at(-5)}`, ...Array.from({ length: 4 }, (_, each) => `tag-${at}-${each}`)] })
  }
  await page.goto(`/search?q=${stem}*`)
  await facets(page).getByRole('button', { name: 'Show all 20' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags' })
  await dialog.getByRole('textbox', { name: 'Find in Tags' }).fill('WEED')
  await expect(dialog.getByRole('checkbox')).toHaveCount(4)
  await dialog.getByRole('checkbox', { name: /weed-a/ }).click()
  await dialog.getByRole('checkbox', { name: /weed-d/ }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await found(page, '2 results')
  await expect(chips(page)).toContainText('Tag weed-a or weed-d')
})

test('statements of rights that begin alike are told apart, and a number beside a long name is not divided', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const { stem, assets } = await fourFiles(page)
  const api = await apiOf(page)
  for (const [at, rightsStatement] of ['InC-EDU', 'InC-RUU', 'NoC-OKLR'].entries()) {
    const { revision } = await api<{ readonly revision: number }>('GET', `/v1/assets/${assets[at]?.asset.id ?? ''}`)
    await api('PATCH', `/v1/assets/${assets[at]?.asset.id ?? ''}`, { rightsStatement, revision })
  }
  await page.goto(`/search?q=${stem}*`)
  const statements = facets(page).getByRole('list', { name: 'Rights statement' })
  await expect(statements.getByText('In Copyright – Rights-holder(s) Unlocatable or Unidentifiable')).toBeVisible()
  expect(await statements.locator('bdi').evaluateAll((names) => names.map(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth))).toEqual([true, true, true])
  await page.goto('/search?q=type:image')
  // As the longest name of a facet, beside which there is hardly room for a number.
  const [before, after] = await facets(page).locator('h3', { hasText: /^Tags\d+$/ }).evaluate((head) => {
    const [name, note] = [head.querySelector('span'), head.querySelector('small')]
    const height = note?.clientHeight
    if (name !== null) name.textContent = 'People and institutions'
    return [height, note?.clientHeight]
  })
  expect(after).toBe(before)
})

test('years are chosen by drawing across their bars, by their ends’ sliders and by typing', async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  await page.goto('/search?q=glass-plate*')
  const bars = facets(page).getByRole('slider', { name: 'Date taken from' })
  // The demo describes its plates meanwhile, and the last of them widens the years.
  await expect(async () => {
    await page.reload()
    await expect(facets(page).getByRole('slider', { name: 'Date taken to' })).toHaveValue('1899')
  }).toPass()
  const brush = bars.locator('xpath=../..')
  await brush.scrollIntoViewIfNeeded()
  const box = await brush.boundingBox()
  if (box === null) throw new Error('The bars are not there')
  const asked = () => new URL(page.url()).searchParams.get('q') ?? ''
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(asked).toMatch(/"Date taken":18\d\d\/18\d\d$/)
  await page.goBack()
  await expect.poll(asked).toBe('glass-plate*')

  await bars.focus()
  const before = await bars.inputValue()
  await page.keyboard.press('ArrowRight')
  await expect.poll(asked).toMatch(/"Date taken":18\d\d\/18\d\d$/)
  await expect(bars).not.toHaveValue(before)
  await expect(bars).toBeFocused()

  const from = facets(page).getByRole('textbox', { name: 'Date taken from' })
  await from.fill('1892')
  await from.press('Enter')
  await expect.poll(asked).toMatch(/"Date taken":1892\/18\d\d$/)
  await expect(bars).toHaveValue('1892')
  await expect(from).toBeFocused()
  // The last digit is enough; what is pressed next adds to it.
  await facets(page).getByRole('textbox', { name: 'Date taken to' }).fill('1896')
  await expect.poll(asked).toMatch(/"Date taken":1892\/1896$/)
  await from.fill('985')
  await facets(page).getByRole('checkbox', { name: /^Image/ }).click()
  await expect.poll(asked).toMatch(/"Date taken":0985\/1896/)
  await expect.poll(asked).toMatch(/type:image/)
  await facets(page).getByRole('button', { name: 'All years of Date taken' }).click()
  await expect.poll(asked).toBe('glass-plate* type:image')
})

test('persons are shown by their faces out of the pictures found', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const { stem, assets } = await fourFiles(page)
  const api = await apiOf(page)
  const seen = assets.find(({ asset }) => asset.name.endsWith('.png'))?.asset
  if (seen === undefined) throw new Error('The picture is not found')
  const person = { name: `Elin ${stem}`, area: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }, source: 'Drawn' }
  await api('POST', `/v1/assets/${seen.id}/persons`, { contentVersion: seen.contentVersion, persons: [person] })
  await page.goto(`/search?q=${stem}*`)
  const face = facets(page).getByRole('button', { name: new RegExp(`Elin ${stem}`) })
  await expect(face.locator('.round')).toHaveCSS('background-image', new RegExp(seen.id))
  await face.click()
  await found(page, '1 result')
  await expect(face).toHaveAttribute('aria-pressed', 'true')
})

test('a document that is found by its text says on which page, and is opened there', { tag: '@full' }, async ({ page }) => {
  test.slow()
  await signIn(page, 'publisher@harbour.example')
  const stem = `carragheen${Date.now()}`
  await makeFolder(page, `Papers ${stem}`)
  await upload(page, [await pdf('three-pages.pdf', ['The first page', `Of all that was ever written\non this page, a word\nsuch as ${stem} stands here`, 'The last page'])])
  await expect(item(page, 'three-pages.pdf')).toBeVisible()
  const match = page.getByText(/Text, page 2/)
  await expect(async () => {
    await page.goto(`/search?q=${stem}&view=grid`)
    await expect(match).toBeVisible({ timeout: 10_000 })
  }).toPass()
  // A tile has one line: what was found begins in it.
  const [line, mark] = [await match.boundingBox(), await match.locator('mark').boundingBox()]
  expect(mark?.x).toBeLessThan((line?.x ?? 0) + (line?.width ?? 0) - 20)
  await page.getByRole('main').getByRole('link', { name: /three-pages/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'three-pages.pdf' })).toBeVisible()
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('2')
})

test.describe('on a phone', () => {
  const { deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor, isMobile, hasTouch })

  test('the facets stand in a sheet over the result, which tells how much is left', async ({ page }) => {
    await signIn(page, 'publisher@harbour.example')
    const { stem } = await fourFiles(page)
    await page.goto(`/search?q=${stem}*`)
    await page.getByRole('button', { name: 'Filters' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^Image/ }).tap()
    await sheet.getByRole('button', { name: 'Show 1 result' }).tap()
    await expect(sheet).toBeHidden()
    await found(page, '1 result')
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await page.goBack()
    await found(page, '4 results')
  })

  test('a tag, however long, is kept out by a finger, and nothing of the sheet lies beside the screen', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'publisher@harbour.example')
    const { stem, assets } = await fourFiles(page)
    const api = await apiOf(page)
    const tag = 'bladderwrack and brown algae of the outer skerries'
    for (const { asset } of assets.slice(0, 3)) {
      const { revision } = await api<{ readonly revision: number }>('GET', `/v1/assets/${asset.id}`)
      await api('PATCH', `/v1/assets/${asset.id}`, { revision, tags: [tag] })
    }
    await page.goto(`/search?q=${stem}*`)
    await page.getByRole('button', { name: 'Filters' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const endOf = async (name: string) => {
      const box = await page.getByRole('button', { name }).boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    await expect(sheet.getByRole('button', { name: 'Choose or exclude' })).toBeVisible()
    expect(await endOf('Choices for Image')).toBeLessThanOrEqual(390)
    await sheet.getByRole('button', { name: 'Choose or exclude' }).tap()
    const tags = page.getByRole('dialog', { name: 'Tags' })
    await expect(tags.getByRole('checkbox')).toHaveCount(1)
    expect(await endOf(`Choices for ${tag}`)).toBeLessThanOrEqual(390)
    await tags.getByRole('button', { name: `Choices for ${tag}` }).tap()
    await page.getByRole('menuitemradio', { name: 'Exclude' }).tap()
    await tags.getByRole('button', { name: 'Done' }).tap()
    await sheet.getByRole('button', { name: 'Show 1 result' }).tap()
    await found(page, '1 result')
    await expect(chips(page)).toContainText('Not Tag bladderwrack')
  })
})
