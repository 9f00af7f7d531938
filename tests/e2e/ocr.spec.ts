import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { letter, LETTERS, tiffOf } from '../../server/ocr/scans.fixture.ts'
import { expect, makeFolder, openItem, READING, signIn, test, transfer, upload } from './support/journey.ts'

const SCAN = 'demo/harbour-museum/archives/harbour-board-minutes/memorandum-1912-scan.jpg'

/** Six lines of a typed page: reading all of it takes a busy machine its time. */
const typedLines = () => sharp(SCAN).extract({ left: 150, top: 590, width: 1360, height: 350 }).jpeg().toBuffer()

test('a scan is read, found by what stands on it, corrected on the picture, and its text is taken home', async ({ page }) => {
  test.slow()
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Scans ${Date.now()}`)
  const name = `memorandum ${Date.now()}.jpg`
  await upload(page, [{ name, mimeType: 'image/jpeg', buffer: await typedLines() }])
  await openItem(page, name)
  await page.getByRole('button', { name: 'Read text…' }).click()
  const dialog = page.getByRole('dialog', { name: `Read the text of “${name}”` })
  await expect(dialog.getByText('1 file can be read.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Read 1 file' }).click()
  await expect(transfer(page, name).filter({ hasText: '1 read' })).toBeVisible(READING)
  await expect(page.getByText('English, found by itself')).toBeVisible()

  // What stands on it finds it, and is marked on the picture.
  await page.goto(`/search?${new URLSearchParams({ q: `"mended with fish glue"` }).toString()}`)
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect(page.locator('[data-here]').first()).toBeVisible()
  await expect(page.getByText('1 of 1 match')).toBeVisible()

  // So it is by the search on every page.
  await page.goto('/records/folders')
  await page.getByRole('combobox', { name: 'Search' }).fill('"mended with fish glue"')
  await page.getByRole('option', { name: new RegExp(name.replaceAll('.', '\\.')) }).click()
  await expect(page).toHaveURL(/[?&]find=/)
  await expect(page.locator('[data-here]').first()).toBeVisible()

  await page.getByRole('button', { name: 'Correct words' }).click()
  await page.getByRole('button', { name: /^Correct Observatory/ }).click()
  const field = page.getByRole('textbox', { name: 'Instead of Observatory' })
  await field.fill('Observatorium')
  await field.press('Enter')
  await expect(page.getByText('“Observatory” is now “Observatorium”.')).toBeVisible()
  // The next word is open already.
  await page.getByRole('textbox', { name: /^Instead of/ }).press('Escape')
  await expect(page.getByRole('button', { name: /^Correct Observatorium/ })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export text of/ }).click()
  await page.getByRole('menuitem', { name: 'Plain text' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('went to the Observatorium on')
})

test('a scan of two pages is turned, and what stands on the second is marked on its own picture', async ({ page }) => {
  test.slow()
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Sheets ${Date.now()}`)
  const name = `letters ${Date.now()}.tiff`
  await upload(page, [{ name, mimeType: 'image/tiff', buffer: await tiffOf([await letter(LETTERS.nor), await letter(LETTERS.eng)]) }])
  await openItem(page, name)
  await page.getByRole('button', { name: 'Read text…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Read 1 file' }).click()
  await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toBeVisible(READING)
  await page.getByRole('searchbox', { name: 'Find in document' }).fill('albatross')
  await page.getByRole('button', { name: 'Next match' }).click()
  await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('2')
  await expect(page.locator('[data-here]')).toHaveText('Albatross')
  const picture = page.getByRole('img', { name, exact: true })
  await expect(picture).toHaveAttribute('src', /\/pages\/2(\?|$)/)
  await expect(picture).toHaveJSProperty('naturalWidth', 1_240)
})
