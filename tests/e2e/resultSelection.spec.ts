import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { apiOf } from './support/calls.ts'
import { fourFiles } from './support/fourFiles.ts'
import { expect, signIn, test, undoOf } from './support/journey.ts'
import { giveTitles } from './support/titled.ts'

/** More folders than a page of results has, and some in another module. */
const manyFolders = async (page: Page, stem: string, counts: Readonly<Record<string, number>>): Promise<void> => {
  const api = await apiOf(page)
  for (const [type, count] of Object.entries(counts)) {
    const named = Array.from({ length: count }, (_, at) => `${stem} ${type.toLowerCase()} ${String(at).padStart(3, '0')}`)
    while (named.length > 0) await Promise.all(named.splice(0, 10).map((name) => api('POST', '/v1/folders', { name, parentId: null }, type)))
  }
}
const barOf = (page: Page) => page.getByRole('toolbar', { name: 'Selection' })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a whole result is selected and acted on without being read, one module after the other, and what was taken out stays', async ({ page }) => {
  const stem = `skerry${Date.now()}`
  await signIn(page, 'publisher@harbour.example')
  await manyFolders(page, stem, { RECORDS: 130, ARCHIVES: 4 })
  await page.goto(`/search?q=${stem}&view=list&sort=name&direction=desc`)
  await expect(page.getByRole('heading', { level: 1, name: '134 results' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const bar = barOf(page)
  await expect(bar).toContainText('134 selected')
  await expect(bar).toContainText('These are in more than one module')
  await rowOf(page, `${stem} records 129`).locator('.tick').click()
  await expect(bar).toContainText('133 selected')

  await bar.getByRole('button', { name: 'Records (129)' }).click()
  await expect(bar).toContainText('129 selected')
  await bar.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Add 129 items to favorites' }).click()
  await expect(page.getByText('129 items became favorites')).toBeVisible()
  await undoOf(page, '129 items became favorites').click()
  await expect(page.getByText('129 items are no longer favorites')).toBeVisible()

  await bar.getByRole('button', { name: 'Web ready' }).click()
  await expect(page.getByText('129 items become web ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Make web ready', exact: true }).click()
  await expect(page.getByText('129 items are web ready')).toBeVisible()

  // How much of the bar has room beside the numbers is another matter: the key does the same.
  await rowOf(page, `${stem} records 128`).focus()
  await page.keyboard.press('Delete')
  const undo = undoOf(page, '129 items are in the trash.')
  await undo.hover()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: '5 results' })).toBeVisible()
  await expect(rowOf(page, `${stem} records 129`)).toBeVisible()

  await undo.click()
  await expect(page.getByRole('heading', { level: 1, name: '134 results' })).toBeVisible()
})

test('by keyboard alone a whole result is selected, let go, reached in a range and trashed', { tag: '@full' }, async ({ page }) => {
  const stem = `holm${Date.now()}`
  await signIn(page, 'publisher@harbour.example')
  await manyFolders(page, stem, { RECORDS: 110 })
  await page.goto(`/search?q=${stem}&view=grid&sort=name`)
  await expect(page.getByRole('heading', { level: 1, name: '110 results' })).toBeVisible()
  const bar = barOf(page)
  await page.keyboard.press('ControlOrMeta+a')
  await expect(bar).toContainText('110 selected')
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()

  await page.locator('[data-place="0"]').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(bar).toContainText('3 selected')
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: /^Copy 3 items to/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('ControlOrMeta+a')
  await expect(bar).toContainText('110 selected')
  await page.keyboard.press('Delete')
  await expect(page.getByText('110 items are in the trash.')).toBeVisible()
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('on a phone a whole result of two modules is selected from the menu of the bar', { tag: '@full' }, async ({ page }) => {
  const stem = `islet${Date.now()}`
  await signIn(page, 'publisher@harbour.example')
  await manyFolders(page, stem, { RECORDS: 3, ARCHIVES: 2 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/search?q=${stem}&view=list&sort=name`)
  await rowOf(page, `${stem} archives 000`).focus()
  await page.keyboard.press('Space')
  const bar = barOf(page)
  await bar.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Select all' }).click()
  await bar.getByRole('button', { name: 'Archives (2)' }).click()
  await expect(bar.getByText('2 selected')).toBeAttached()
  await bar.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Move 2 items to the trash' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '3 results' })).toBeVisible()
})

test('a result is exported by a template from its page', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  await page.goto('/search?q=in:records')
  await page.getByRole('button', { name: 'Export the result' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export the result' })
  await dialog.getByRole('radio', { name: /^Files that a template describes/ }).check()
  await dialog.getByRole('button', { name: 'Template' }).click()
  await page.getByRole('option', { name: 'Document' }).click()
  await dialog.getByRole('radio', { name: 'Excel (XLSX)' }).check()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^Document .*\.xlsx$/)
  await expect(dialog).toBeHidden()
})

test('whoever only reads takes a result home, and opens it as a table in its order', { tag: '@full' }, async ({ page, browser, baseURL }) => {
  await signIn(page, 'publisher@harbour.example')
  const { stem, assets } = await fourFiles(page)
  await giveTitles(page, assets.map(({ asset }) => asset))
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const reader = await context.newPage()
  await signIn(reader, 'user@harbour.example')
  await reader.goto(`/search?q=${stem}*&sort=fileNumber&direction=desc`)
  await reader.getByRole('button', { name: 'Export the result' }).click()
  const dialog = reader.getByRole('dialog', { name: 'Export the result' })
  const download = reader.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Search result .*\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(1, -1)
  expect(lines).toHaveLength(4)
  expect(lines.every((line) => line.includes(stem))).toBe(true)

  await reader.getByRole('link', { name: 'Open as table' }).click()
  await expect(reader).toHaveURL(/\/records\/assets-metadata\?template=.*&words=.*&sort=fileNumber&direction=desc/)
  await expect(reader.getByRole('grid')).toHaveAttribute('aria-rowcount', '5')
  await expect(reader.getByRole('columnheader', { name: /^File number/ })).toHaveAttribute('aria-sort', 'descending')
  await context.close()
})
