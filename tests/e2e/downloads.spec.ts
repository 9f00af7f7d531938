import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { sourceOfBytes } from '../../server/files/byteSource.ts'
import { ZipFile } from '../../server/files/zip.ts'
import { expect, item, makeFolder, signIn, test, transfer, transfers, upload } from './support/journey.ts'
import { picture } from './support/ownFiles.ts'

/** What the browser saves when this is done. */
const saved = async (page: Page, act: () => Promise<void>): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return download
}

const namesIn = async (download: Download): Promise<readonly string[]> => {
  const zip = await ZipFile.open(sourceOfBytes(await readFile(await download.path())))
  return zip.names.toSorted()
}

test('a folder is taken home as one zip, which can be fetched again after a reload, and from the trash', async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  await makeFolder(page, 'Lanterns')
  await upload(page, [await picture('red.jpg', 3), await picture('green.jpg', 4)])
  await expect(item(page, 'red.jpg')).toBeVisible()
  await expect(item(page, 'green.jpg')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for this folder' }).click()
  const first = await saved(page, () => page.getByRole('menuitem', { name: /^Download/ }).click())
  expect(first.suggestedFilename()).toBe('Lanterns.zip')
  expect(await namesIn(first)).toEqual(['Lanterns/green.jpg', 'Lanterns/red.jpg'])
  await expect(transfer(page, 'Lanterns.zip')).toContainText(/Complete.*Until \d\d\/\d\d\/\d{4}/)

  await page.reload()
  await transfers(page).getByRole('button', { name: 'Show transfers' }).click()
  const again = await saved(page, () => transfer(page, 'Lanterns.zip').getByRole('link', { name: 'Download' }).click())
  expect(await namesIn(again)).toEqual(['Lanterns/green.jpg', 'Lanterns/red.jpg'])
  await transfer(page, 'Lanterns.zip').getByRole('button', { name: 'Remove Lanterns.zip' }).click()
  await expect(transfer(page, 'Lanterns.zip')).toBeHidden()

  await item(page, 'red.jpg').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Move to the trash' }).click()
  await expect(item(page, 'red.jpg')).toBeHidden()
  await page.goto('/trash')
  await page.getByLabel('Select red.jpg').click()
  const thrown = await saved(page, () => page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Download' }).click())
  expect(thrown.suggestedFilename()).toBe('red.jpg')
  await expect(transfer(page, 'red.jpg')).toContainText('Handed over to the browser')
})
