import type { Page } from '@playwright/test'
import { expect, makeFolder, openItem, signIn, test, transfers, upload } from './support/journey.ts'

/** The steps of the way to the page that are not shown in full. */
const shortenedSteps = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Where you are' })
    .locator('a, [aria-current]')
    .evaluateAll((steps) => steps.filter((step) => step.scrollWidth > step.clientWidth).map((step) => step.textContent))

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a file is replaced, the earlier one looked at and restored, assets are related, and a change is taken back from the history', async ({ page }) => {
  test.slow()
  await signIn(page, 'publisher@harbour.example')
  const now = Date.now()
  const crew = `crew ${now}.csv`
  const ledgers = `Ledgers of the harbour office ${now}`
  await makeFolder(page, ledgers)
  await upload(page, [csv('ledger.csv', 'ship,built\nEllida,1887\n'), csv(crew, 'name\nKari\n')])
  await openItem(page, 'ledger.csv')
  // Beside a search that stands still it is the steps between that give way.
  expect(await shortenedSteps(page)).toEqual([ledgers])

  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: /^Replace file/ }).click()
  await (await chosen).setFiles(csv('scanned again.csv', 'ship,built\nEllida,1887\nNora,1902\n'))
  await expect(transfers(page).getByText('Replaced the file. The one before it is kept')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Nora' })).toBeVisible()
  await transfers(page).getByRole('button', { name: 'Minimise' }).click()

  await page.getByRole('link', { name: 'Asset History' }).click()
  const earlier = page.getByRole('region', { name: 'Earlier files' })
  await expect(earlier.getByText('Version 1')).toBeVisible()
  const download = page.waitForEvent('download')
  await earlier.getByRole('link', { name: 'Download version 1' }).click()
  expect((await download).suggestedFilename()).toContain('ledger')
  await earlier.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText('Version 1 is the current file again.')).toBeVisible()
  await expect(earlier.getByText('Version 2')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Nora' })).toBeHidden()

  await page.getByRole('link', { name: /^Related Assets/ }).click()
  await page.getByRole('button', { name: 'Add related assets' }).first().click()
  const picker = page.getByRole('dialog', { name: 'Add related assets' })
  await picker.getByLabel('Search for files and folders').fill(crew)
  await picker.getByRole('button', { name: new RegExp(crew) }).click()
  await picker.getByRole('button', { name: 'Add 1' }).click()
  const related = page.getByRole('main').getByRole('link', { name: new RegExp(crew) })
  await expect(related).toBeVisible()

  await page.getByRole('link', { name: 'Asset History' }).click()
  await page.getByRole('button', { name: /^Undo the change of/ }).first().click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await page.getByRole('link', { name: /^Related Assets/ }).click()
  await expect(related).toBeHidden()
})
