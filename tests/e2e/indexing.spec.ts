import { PDFDocument } from 'pdf-lib'
import type { Page } from '@playwright/test'
import { expect, item, makeFolder, openItem, READING, signIn, test, upload } from './support/journey.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** A document of one page, on which nothing stands. */
const blank = async (): Promise<Buffer> => {
  const document = await PDFDocument.create()
  document.addPage([200, 200])
  return Buffer.from(await document.save())
}

test('what cannot be read says why, stands in the list of what failed, and is read again: one, then all', async ({ page }) => {
  test.slow()
  const stem = `unread${Date.now()}`
  const [broken, empty] = [`${stem} broken.pdf`, `${stem} empty.pdf`]
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, stem)
  await upload(page, [
    { name: broken, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') },
    { name: empty, mimeType: 'application/pdf', buffer: await blank() },
  ])
  await page.getByRole('radio', { name: 'List' }).check({ force: true })
  // It is told while the folder is open.
  await expect(item(page, broken).getByText('Damaged file')).toBeVisible(READING)
  await expect(item(page, empty).getByText('No text in it')).toBeVisible(READING)

  await openItem(page, broken)
  const info = page.getByRole('complementary').or(page.getByRole('region')).filter({ has: page.getByRole('heading', { level: 1 }) }).first()
  await expect(info.getByText('Damaged file')).toBeVisible()
  const asked = page.waitForResponse((response) => response.url().endsWith('/indexing') && response.request().method() === 'POST')
  await info.getByRole('button', { name: 'Read its text again' }).click()
  expect((await asked).ok()).toBe(true)
  await expect(page.getByText('1 file is being read again.')).toBeVisible()
  // It fails again, which is told as well.
  await expect(info.getByText('Damaged file')).toBeVisible(READING)

  // What is being read again has not failed, until it has.
  await expect(async () => {
    await page.goto(`/search?${new URLSearchParams({ q: `unread:* ${stem}`, view: 'list' }).toString()}`)
    await expect(page.getByRole('heading', { level: 1, name: '2 results' })).toBeVisible({ timeout: 10_000 })
  }).toPass(READING)
  await expect(rowOf(page, broken).getByText('Damaged file')).toBeVisible()
  await expect(rowOf(page, empty).getByText('No text in it')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const bar = page.getByRole('toolbar', { name: 'Selection' })
  await expect(bar).toContainText('2 selected')
  await bar.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Read the text of 2 items again' }).click()
  await expect(page.getByText('2 files are being read again.')).toBeVisible()
  await expect(rowOf(page, broken).getByText('Damaged file')).toBeVisible(READING)
  await expect(rowOf(page, empty).getByText('No text in it')).toBeVisible(READING)
})
