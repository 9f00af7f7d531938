import { readFile } from 'node:fs/promises'
import { devices, type Locator, type Page } from '@playwright/test'
import { csvRow } from '../../src/domain/format/csv.ts'
import { linesOf, separatorOf } from '../../src/domain/metadata-import/csvTable.ts'
import { expect, signIn, tabTo, test, transfer } from './support/journey.ts'

const MEDAL = 'silver-medal-both-faces.jpg'
const TOKENS = 'harbour-tokens.jpg'

/** The collections as a table, once the demo has described them. */
const openObjects = async (page: Page): Promise<Locator> => {
  await page.goto('/collections/assets-metadata')
  const described = page.getByRole('main').getByText(TOKENS)
  await expect(async () => {
    await page.reload()
    await expect(described.first()).toBeVisible({ timeout: 10_000 })
  }).toPass()
  return page.getByRole('grid', { name: 'Metadata of assets by “Object”' })
}

const csv = (rows: readonly (readonly string[])[], name = 'objects.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.map((row) => csvRow(row)).join('')) })
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Import values of “Object”' })
const give = (page: Page, file: ReturnType<typeof csv>) => dialogOf(page).locator('input[type=file]').setInputFiles(file)

test('what was exported comes back changed: it is tried first, also after a reload, written, and taken back', async ({ page, context }) => {
  test.slow()
  await signIn(page, 'publisher@harbour.example')
  const grid = await openObjects(page)
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'All assets as CSV' }).click()])
  expect(download.suggestedFilename()).toMatch(/^Object \d{4}-\d\d-\d\d\.csv$/)
  await expect(transfer(page, 'Object.csv')).toContainText('Handed over to the browser')

  const text = (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '')
  const [heads = [], ...rows] = [...linesOf(text, separatorOf(text))].map(({ cells }) => [...cells])
  expect(heads.slice(0, 4)).toEqual(['File number', 'Name', 'ID', 'Folder'])
  const [name, maker, length] = [heads.indexOf('Name'), heads.indexOf('Maker [dcterms:creator]'), heads.indexOf('Length')]
  for (const row of rows) {
    if (row[name] === MEDAL) row[maker] = 'Kongsberg Mint; Østby, Åse'
    if (row[name] === TOKENS) row[length] = 'as wide as a thumb'
  }
  expect(rows.filter((row) => row[name] === MEDAL || row[name] === TOKENS)).toHaveLength(2)

  await page.getByRole('link', { name: 'Import', exact: true }).click()
  const dialog = dialogOf(page)
  await give(page, { ...csv([]), name: 'nothing.csv' })
  await expect(dialog.getByRole('alert')).toContainText('There are no lines below the names of the columns.')
  await give(page, csv([heads, ...rows, ['HM-NONE', '', '', '', ...heads.slice(4).map(() => 'x')]]))
  await expect(dialog.getByRole('button', { name: 'File number Finds the asset: file number' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Maker [dcterms:creator] Maker' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Try the import' }).click()
  const found = dialog.getByText(`${rows.length} of ${rows.length + 1} lines have found their asset.`)
  await expect(found).toBeVisible()
  await expect(dialog.getByText('1 would be added')).toBeVisible()
  await expect(dialog.getByText(/would be changed|would be cleared/)).toHaveCount(0)
  await expect(dialog.getByText('as wide as a thumb')).toBeVisible()
  await expect(dialog.getByText('No such asset was found.')).toBeVisible()

  // Nothing is written yet, and a reload finds it where it was.
  await page.reload()
  await expect(found).toBeVisible()
  const [refused] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('link', { name: 'Refused lines as CSV' }).click()])
  const lines = (await readFile(await refused.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toContain('HM-NONE')
  expect(lines.at(-1)).toContain('No such asset was found. (notFound)')

  // Without a connection nothing begins, and nothing is lost.
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Import the values' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Import the values' }).click()
  await expect(dialog.getByText('1 added')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialog).toBeHidden()
  await expect(grid.getByText('Kongsberg Mint; Østby, Åse')).toBeVisible()

  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await dialog.getByRole('link', { name: 'objects.csv' }).first().click()
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(dialog.getByText('The values of 1 asset are as before the import.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  const row = transfer(page, 'objects.csv').filter({ hasText: 'Take its values back from Object' })
  await expect(row).toContainText('Complete')
  await expect(grid.getByText(MEDAL)).toBeVisible()
  await expect(grid.getByText('Kongsberg Mint')).toHaveCount(0)

  // Its row leads back to it.
  await row.getByRole('link', { name: 'Open the import' }).click()
  await expect(dialog.getByText('The values of 1 asset are as before the import.')).toBeVisible()
})

/** Of the list under the focus, by arrows. */
const pick = async (page: Page, name: string) => {
  await page.keyboard.press('Space')
  const wanted = page.getByRole('option', { name, exact: true })
  await expect(wanted).toBeVisible()
  for (let step = 0; step < 30 && (await wanted.getAttribute('data-focus')) === null; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(wanted).toBeHidden()
}

test('by keyboard alone a file is brought in, a column is matched otherwise, and the import is tried', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await openObjects(page)
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, page.getByRole('link', { name: 'Import', exact: true }))
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(csv([['Called', 'Made by'], [MEDAL, 'Nobody']], 'keyboard.csv'))
  const called = dialog.getByRole('button', { name: /^Called / })
  await tabTo(page, called)
  await pick(page, 'Finds the asset: name in a folder')
  await tabTo(page, dialog.getByRole('button', { name: /^Made by / }))
  await pick(page, 'Maker')
  await tabTo(page, dialog.getByRole('button', { name: 'Try the import' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Choose the folder of the assets.')).toBeVisible()
  await tabTo(page, dialog.getByRole('combobox', { name: 'Find a folder by name' }))
  await page.keyboard.type('coins')
  await expect(dialog.getByRole('option', { name: /Coins and medals/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('In Coins and medals')).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Try the import' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('1 of 1 lines has found its asset.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/collections\/assets-metadata$/)
})

test.describe('on a phone', () => {
  const { deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor, isMobile, hasTouch })

  test('an import says what it refuses, and has nothing to import then', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'publisher@harbour.example')
    await openObjects(page)
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    const dialog = dialogOf(page)
    await give(page, csv([['ID', 'Maker', 'A head that is so long that it does not fit into the width of any phone, whatever its maker says'], ['', 'Nobody', 'x']], 'phone.csv'))
    await dialog.getByRole('button', { name: 'Try the import' }).click()
    await expect(dialog.getByText('It names no asset.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import the values' })).toBeDisabled()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBe(0)
  })
})
