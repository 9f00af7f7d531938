import { devices, type Locator, type Page } from '@playwright/test'
import { expect, signIn, test } from './support/journey.ts'

/** How many the demo describes by this template. */
const PLATES = 5

const openTable = async (page: Page) => {
  await page.getByRole('link', { name: /^Archives/ }).first().click()
  const assetsMetadata = page.getByRole('link', { name: 'Assets Metadata' })
  // Until then it is the one of where one was.
  await expect(assetsMetadata).toHaveAttribute('href', '/archives/assets-metadata')
  await assetsMetadata.click()
  const grid = page.getByRole('grid', { name: 'Metadata of assets by “Glass plate”' })
  await expect(page.getByRole('heading', { level: 1, name: 'Assets Metadata' })).toBeVisible()
  // The demo describes its plates when their files have come in.
  await expect(async () => {
    await page.reload()
    await expect(grid).toHaveAttribute('aria-rowcount', String(PLATES + 1), { timeout: 10_000 })
  }).toPass()
  return grid
}

/** Moves to a cell from the upper left corner, by keys alone. */
const goTo = async (page: Page, row: number, column: number) => {
  await page.keyboard.press('Control+Home')
  for (let step = 0; step < row; step += 1) await page.keyboard.press('ArrowDown')
  for (let step = 0; step < column; step += 1) await page.keyboard.press('ArrowRight')
}

/** Columns: name, file number, title, photographer, date taken, …, process. */
const TITLE = 2
const PHOTOGRAPHER = 3
const DATE_TAKEN = 4
const PROCESS = 8

test('a registrar describes plates in the table by keyboard alone: every cell is saved as it is left', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const grid = await openTable(page)
  const cell = (row: number, column: number) => grid.getByRole('row').nth(row + 1).getByRole('gridcell').nth(column - 1)
  await grid.focus()
  await expect(cell(0, PHOTOGRAPHER)).not.toBeEmpty()
  const before = await cell(0, PHOTOGRAPHER).innerText()
  await goTo(page, 0, PHOTOGRAPHER)
  await page.keyboard.type('Berg, Anna')
  await page.keyboard.press('Enter')
  await expect(cell(0, PHOTOGRAPHER)).toContainText('Berg, Anna')
  await expect(cell(0, PHOTOGRAPHER)).toContainText('Saved')

  // The step is taken back, and again.
  await page.keyboard.press('Control+z')
  await expect(cell(0, PHOTOGRAPHER)).toContainText(before)
  await page.keyboard.press('Control+y')
  await expect(cell(0, PHOTOGRAPHER)).toContainText('Saved')

  // What must be there is not cleared: the cell says why, and what is stored is put back.
  await goTo(page, 0, TITLE)
  await page.keyboard.press('Delete')
  await expect(cell(0, TITLE)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Required.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Put back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cell(0, TITLE)).not.toHaveAttribute('aria-invalid')

  await page.reload()
  await expect(cell(0, PHOTOGRAPHER)).toContainText('Berg, Anna')
  await grid.focus()
  await goTo(page, 0, PHOTOGRAPHER)
  await page.keyboard.press('F2')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(before)
  await page.keyboard.press('Enter')
  await expect(cell(0, PHOTOGRAPHER)).toContainText('Saved')
  await expect(cell(0, PHOTOGRAPHER)).toContainText(before)
})

test('a letter whose accent is struck first begins a cell', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const grid = await openTable(page)
  const cell = grid.getByRole('row').nth(3).getByRole('gridcell').nth(PHOTOGRAPHER - 1)
  await expect(cell).not.toBeEmpty()
  const before = await cell.innerText()
  await grid.focus()
  await goTo(page, 2, PHOTOGRAPHER)
  const keys = await page.context().newCDPSession(page)
  await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Dead', code: 'BracketLeft' })
  await keys.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 })
  await keys.send('Input.insertText', { text: 'Á' })
  await page.keyboard.type('lvarez, Ana')
  await page.keyboard.press('Enter')
  await expect(cell).toContainText('Álvarez, Ana')
  await expect(cell).toContainText('Saved')
  await page.keyboard.press('Control+z')
  await expect(cell).toContainText(before)
  await expect(cell).toContainText('Saved')
})

const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

const expectWhole = async (one: Locator, within: Locator) => {
  await expect(one).toBeVisible()
  const [inner, outer] = [await boxOf(one), await boxOf(within)]
  expect([inner.x >= outer.x, inner.y >= outer.y, inner.x + inner.width <= outer.x + outer.width, inner.y + inner.height <= outer.y + outer.height]).toEqual([true, true, true, true])
}

test('what is asked at a cell, and why it is not saved, is seen whole at the edges of the table', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 480 })
  await signIn(page, 'publisher@harbour.example')
  const grid = await openTable(page)
  const [first, last] = [grid.getByRole('row').nth(1), grid.getByRole('row').last()]
  await expect(first.getByRole('gridcell').nth(1)).not.toBeEmpty()
  await grid.focus()
  await goTo(page, PLATES - 1, PROCESS)
  await page.keyboard.press('Enter')
  const options = page.getByRole('listbox')
  await expect(options.getByRole('option')).toHaveCount(5)
  await expectWhole(options, grid)
  await page.keyboard.press('Escape')

  // Where there is room it is answered in the cell itself.
  await goTo(page, 0, PROCESS)
  await page.keyboard.press('Enter')
  await expect(options.getByRole('option')).toHaveCount(5)
  await expectWhole(options, grid)
  const field = await boxOf(page.getByRole('combobox', { name: /^Process of/ }))
  const row = await boxOf(first)
  expect(Math.abs(field.y - row.y)).toBeLessThan(row.height / 2)
  await page.keyboard.press('Escape')

  await goTo(page, PLATES - 1, DATE_TAKEN)
  const before = await last.getByRole('gridcell').nth(DATE_TAKEN - 1).innerText()
  await page.keyboard.type('soon')
  await page.keyboard.press('Enter')
  await expectWhole(page.getByRole('group', { name: 'Not saved' }), grid)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(last.getByRole('gridcell').nth(DATE_TAKEN - 1)).toHaveText(before)
})

test('what is copied in the table is pasted, and what was written without a connection is saved after it', { tag: '@full' }, async ({ page, context }) => {
  await signIn(page, 'publisher@harbour.example')
  const grid = await openTable(page)
  const cell = (row: number, column: number) => grid.getByRole('row').nth(row + 1).getByRole('gridcell').nth(column - 1)
  await expect(cell(1, PHOTOGRAPHER)).not.toBeEmpty()
  const [first, second] = [await cell(0, TITLE).innerText(), await cell(1, TITLE).innerText()]
  await grid.focus()
  await goTo(page, 0, TITLE)
  await page.keyboard.press('Control+c')
  await page.keyboard.press('ArrowDown')
  await context.setOffline(true)
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('status').filter({ hasText: '1 cell not saved yet' })).toContainText('The server cannot be reached.')
  await context.setOffline(false)
  await expect(cell(1, TITLE)).toContainText('Saved')
  await expect(cell(1, TITLE)).toContainText(first)
  await page.keyboard.press('Control+z')
  await expect(cell(1, TITLE)).toContainText(second)
  await expect(cell(1, TITLE)).toContainText('Saved')
})

test('a filter is pressed as soon as its option is typed', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const grid = await openTable(page)
  const filtered = async (isFound: boolean) => {
    await grid.getByRole('columnheader', { name: 'Process' }).getByRole('button').first().click({ button: isFound ? 'right' : 'left' })
    await page.getByRole('menuitem', { name: 'Filter…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filter Process' })
    await dialog.getByRole('combobox').fill('albumen on glass')
    if (isFound) await expect(dialog.getByRole('option')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(grid).toHaveAttribute('aria-rowcount', '2')
    await page.getByRole('button', { name: 'Remove the filter of Process' }).click()
    await expect(grid).toHaveAttribute('aria-rowcount', String(PLATES + 1))
  }
  // By then it may be looked up, or have been found, which shows it above the field that is left.
  await filtered(false)
  await filtered(true)
})

test.describe('on a phone', () => {
  const { deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor, isMobile, hasTouch })

  test('what is asked at a value of a card, and why it is not saved, is seen whole', async ({ page }) => {
    await signIn(page, 'publisher@harbour.example')
    await page.goto('/archives/assets-metadata')
    const first = page.getByRole('listitem').filter({ hasText: 'glass-plate-014' })
    const cards = page.getByRole('list').filter({ has: first })
    await first.getByRole('button', { name: /Edit Process$/ }).tap()
    const options = page.getByRole('listbox')
    await expect(options.getByRole('option')).toHaveCount(5)
    await expectWhole(options, cards)
    await page.keyboard.press('Escape')

    await first.getByRole('button', { name: /Edit Date taken$/ }).tap()
    await page.keyboard.type(', soon')
    await page.keyboard.press('Enter')
    await expectWhole(page.getByRole('group', { name: 'Not saved' }), cards)
    await page.getByRole('button', { name: 'Put back' }).tap()
    await expect(page.getByRole('group', { name: 'Not saved' })).toBeHidden()
  })
})
