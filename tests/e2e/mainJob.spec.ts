import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, item, makeFolder, openItem, READING, signIn, signInByForm, test, transfer, transfers, upload } from './support/journey.ts'
import { csv, docx, pdf, picture, sha256, xlsx } from './support/ownFiles.ts'

test('somebody brings their own files into the library, describes, finds and downloads them', async ({ page }) => {
  const regatta = await picture('regatta-off-the-pier.jpg', 3)
  const own = [
    regatta,
    await picture('pier-at-night.png', 8),
    await pdf('pier-building-permit.pdf', ['Permit for the eastern pier', 'Second page: conditions']),
    await docx('letter-about-the-pier.docx', 'The pier', ['Dear harbour master, the timber is quebrachowood.']),
    csv('berths.csv', [['berth', 'depth'], ['A1', '4.2'], ['A2', '5.0']]),
    await xlsx('dues.xlsx', [['Year', 'Dues'], ['1887', '214']]),
  ]

  await signInByForm(page, 'publisher@harbour.example')
  await makeFolder(page, 'The eastern pier')
  await upload(page, own)
  for (const { name } of own) await expect(transfer(page, name)).toContainText('Complete')
  for (const name of ['regatta-off-the-pier.jpg', 'pier-at-night.png', 'pier-building-permit.pdf']) {
    await expect(item(page, name).getByRole('img').or(item(page, name).locator('img')).first()).toBeVisible()
  }
  await transfers(page).getByRole('button', { name: 'Minimise' }).click()

  await openItem(page, 'regatta-off-the-pier.jpg')
  await expect(page.getByRole('main').locator('img').first()).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Name', { exact: true }).fill('regatta-1911.jpg')
  await page.getByLabel('Description').fill('Boats racing for the Quillfeather cup.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'regatta-1911.jpg' })).toBeVisible()
  await expect(page.getByText('Boats racing for the Quillfeather cup.')).toBeVisible()

  await page.getByRole('combobox', { name: 'Search' }).fill('quillfeather')
  await expect(page.getByRole('option').first()).toContainText('regatta-1911')
  await page.getByRole('combobox', { name: 'Search' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '1 result' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Conditions of this search' })).toContainText('quillfeather')
  await page.getByRole('main').getByRole('link', { name: /regatta-1911/ }).first().click()

  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('regatta-1911.jpg')
  const bytes = await readFile(await download.path())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256(regatta.buffer))
})

test('the text inside a document is found once it is indexed', async ({ page }) => {
  test.slow()
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'Indexed letters')
  await upload(page, [await docx('about-timber.docx', 'Timber', ['The planks are of zebranowood from the south.'])])
  await expect(item(page, 'about-timber.docx')).toBeVisible()
  await expect(item(page, 'about-timber.docx')).not.toContainText('Indexing', READING)
  await page.goto('/search?q=zebranowood')
  await expect(page.getByRole('main').getByRole('link', { name: /about-timber/ }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('zebranowood')
})

test('language, theme and place survive a reload, and signing out ends the session', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'A place to come back to')
  const place = page.url()
  await page.getByRole('button', { name: /Account/ }).click()
  await page.getByRole('menuitemradio', { name: 'Norsk' }).or(page.getByRole('menuitem', { name: 'Norsk' })).click()
  await expect(page.getByRole('button', { name: 'Ny mappe' }).first()).toBeVisible()
  await page.getByRole('button', { name: /mørkt tema/i }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'A place to come back to' })).toBeVisible()
  expect(page.url()).toBe(place)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Ny mappe' }).first()).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(place)
  await expect(page).toHaveURL(/\/login/)
})
