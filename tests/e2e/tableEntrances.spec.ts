import type { Browser, Page } from '@playwright/test'
import { csv } from './support/ownFiles.ts'
import { apiOf } from './support/calls.ts'
import { expect, item, makeFolder, signIn, test, upload } from './support/journey.ts'
import { giveTitles } from './support/titled.ts'

const NAMES = ['ledger-1.csv', 'ledger-2.csv', 'ledger-3.csv']

/** A folder of its own with three files that the template "Document" describes by a title. */
const describedFolder = async (page: Page, name: string): Promise<string> => {
  await makeFolder(page, name)
  await upload(page, NAMES.map((one) => csv(one, [['a', 'b'], [name, one]])))
  for (const one of NAMES) await expect(item(page, one)).toBeVisible()
  const folderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const api = await apiOf(page)
  const { items } = await api<{ readonly items: readonly { readonly id: string; readonly name: string }[] }>('GET', `/v1/assets?folderId=${folderId}&limit=10`)
  await giveTitles(page, items)
  return folderId
}
const gridOf = (page: Page) => page.getByRole('grid', { name: 'Metadata of assets by “Document”' })
const cellOf = (page: Page, file: string, value: string) => gridOf(page).getByRole('row').filter({ hasText: file }).getByRole('gridcell').filter({ hasText: value })
const openTable = async (page: Page, folderId: string) => {
  await page.goto(`/records/assets-metadata?folder=${folderId}`)
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '4')
}
const another = async (browser: Browser, baseURL: string | undefined, email: string) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  await signIn(page, email)
  return { context, page }
}

test('a folder, a selection and a search lead to their table, which is searched and left', { tag: '@full' }, async ({ page }) => {
  const name = `Entrances ${Date.now()}`
  await signIn(page, 'publisher@harbour.example')
  await describedFolder(page, name)
  await page.reload()
  await page.getByRole('button', { name: 'Actions for this folder' }).click()
  await page.getByRole('menuitem', { name: 'Edit in table' }).click()
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '4')
  await expect(page.getByText(`In “${name}”`)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Name or file number' }).fill('ledger-2')
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '2')
  await expect(page).toHaveURL(/q=ledger-2/)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Name or file number' })).toHaveValue('ledger-2')
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '2')
  await page.getByRole('searchbox', { name: 'Name or file number' }).fill('')
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '4')
  await page.getByRole('button', { name: 'Show all assets of Records' }).click()
  await expect(page.getByText(`In “${name}”`)).toBeHidden()
  await expect(page).not.toHaveURL(/folder=/)

  await page.goBack()
  for (const one of ['ledger-1.csv', 'ledger-3.csv']) await item(page, one).click({ modifiers: ['Control'] })
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit in table' }).click()
  await expect(page.getByText('2 selected items')).toBeVisible()
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '3')
  await page.reload()
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '3')

  await page.goto('/search?q=ledger-2')
  await page.getByRole('link', { name: 'Edit in table' }).click()
  await expect(page.getByText('Found by “ledger-2”')).toBeVisible()
  await expect(gridOf(page).getByRole('row').filter({ hasText: 'ledger-2' }).first()).toBeVisible()

  // The same search in another module, and all that it finds, are a click away.
  await page.goto('/records/assets-metadata?words=harbour')
  const ways = page.getByRole('navigation', { name: 'Found in' })
  await ways.getByRole('link', { name: /^Archives \(\d+\)$/ }).click()
  await expect(page).toHaveURL('/archives/assets-metadata?words=harbour')
  await expect(ways.locator('[aria-current=page]')).toHaveText(/^Archives \(\d+\)$/)
  await ways.getByRole('link', { name: 'All results' }).click()
  await expect(page).toHaveURL('/search?q=harbour')
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ results$/ })).toBeVisible()
})

test('two people in one cell: what the other wrote is compared, and what nobody holds is shown at once', async ({ page, browser, baseURL }) => {
  await signIn(page, 'publisher@harbour.example')
  const folderId = await describedFolder(page, `Two people ${Date.now()}`)
  await openTable(page, folderId)
  const { context, page: other } = await another(browser, baseURL, 'admin@harbour.example')
  await openTable(other, folderId)

  await cellOf(page, 'ledger-1', 'Title of ledger-1').dblclick()
  await page.keyboard.type(', mine')
  await cellOf(other, 'ledger-1', 'Title of ledger-1').dblclick()
  await other.keyboard.type(', theirs')
  await other.keyboard.press('Enter')
  await expect(cellOf(other, 'ledger-1', 'theirs')).toContainText('Saved')
  // The editor keeps what is typed though the row has been read again; another cell of it shows what is new.
  await cellOf(other, 'ledger-2', 'Title of ledger-2').dblclick()
  await other.keyboard.type(', seen at once')
  await other.keyboard.press('Enter')
  await expect(cellOf(page, 'ledger-2', 'seen at once')).toBeVisible()
  await page.keyboard.press('Enter')
  await gridOf(page).press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Keep yours' })).toBeVisible()
  await expect(page.getByText('Title of ledger-1.csv, theirs')).toBeVisible()
  await page.getByRole('button', { name: 'Keep yours' }).click()
  await expect(cellOf(page, 'ledger-1', 'mine')).toContainText('Saved')
  await expect(cellOf(other, 'ledger-1', 'mine')).toBeVisible()
  await context.close()
})

test('what was typed without a connection and in a tab that was closed is saved by the next one', async ({ page, context }) => {
  await signIn(page, 'publisher@harbour.example')
  const folderId = await describedFolder(page, `Closed tab ${Date.now()}`)
  await openTable(page, folderId)
  const next = await context.newPage()
  await signIn(next, 'publisher@harbour.example')
  await cellOf(page, 'ledger-1', 'Title of ledger-1').dblclick()
  await context.setOffline(true)
  await page.keyboard.type(', typed offline')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 cell not saved yet')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  await openTable(next, folderId)
  await expect(cellOf(next, 'ledger-1', 'typed offline')).toBeVisible()
  await expect(next.getByText('1 cell not saved yet')).toBeHidden()
  await next.reload()
  await expect(cellOf(next, 'ledger-1', 'typed offline')).toBeVisible()
  await cellOf(next, 'ledger-2', 'Title of ledger-2').dblclick()
  await next.keyboard.type(', still being typed')
  await next.reload()
  await expect(cellOf(next, 'ledger-2', 'still being typed')).toBeVisible()
  await expect(next.getByText('1 cell not saved yet')).toBeHidden()
})

test('an asset that is moved to the trash while its cell is open takes nothing with it that was typed', { tag: '@full' }, async ({ page, browser, baseURL }) => {
  await signIn(page, 'publisher@harbour.example')
  const folderId = await describedFolder(page, `Trashed ${Date.now()}`)
  await openTable(page, folderId)
  const { context, page: other } = await another(browser, baseURL, 'admin@harbour.example')
  await cellOf(page, 'ledger-1', 'Title of ledger-1').dblclick()
  await page.keyboard.type(', not lost')
  const api = await apiOf(other)
  const { items } = await api<{ readonly items: readonly { readonly id: string; readonly name: string }[] }>('GET', `/v1/assets?folderId=${folderId}&limit=10`)
  const assets = items.filter((one) => one.name.startsWith('ledger-1')).map(({ id }) => id)
  await api('POST', '/v1/library/trash', { selection: { kind: 'items', folders: [], assets } })
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '3')
  await expect(page.getByText('1 cell not saved yet')).toBeVisible()
  await context.close()
})

test('on a phone rows are cards, whose values are edited where they stand', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const folderId = await describedFolder(page, `Cards ${Date.now()}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/records/assets-metadata?folder=${folderId}`)
  const card = page.getByRole('listitem').filter({ hasText: 'ledger-2' })
  await card.getByRole('button', { name: /Edit Title$/ }).click()
  await page.keyboard.type(', on a phone')
  await page.keyboard.press('Enter')
  await expect(card.getByText('Title of ledger-2.csv, on a phone')).toBeVisible()
  await expect(card.getByText('Saved', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Sort and filter' }).click()
  await page.getByRole('menuitem', { name: 'Title', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Filter…' }).click()
  await page.getByRole('dialog', { name: 'Filter Title' }).getByRole('textbox', { name: 'Value' }).fill('on a phone')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByText('Title · Contains · “on a phone”')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'ledger' })).toHaveCount(1)
})
