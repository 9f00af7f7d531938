import { expect, folderLink, makeFolder, signIn, test } from './support/journey.ts'
import { somebody } from './support/newcomer.ts'

test('a folder restricted for somebody leaves their open tab, and its address says why', async ({ page, browser }) => {
  const name = `Confidential ${Date.now()}`
  await signIn(page, 'admin@harbour.example')
  await makeFolder(page, name)
  const address = page.url()
  await page.goto('/records/folders')

  const theirs = await browser.newContext()
  const reader = await theirs.newPage()
  await signIn(reader, 'user@harbour.example')
  const card = reader.getByRole('region', { name: 'Folders' }).getByRole('link', { name })
  await expect(card).toBeVisible()

  await (await folderLink(page, name)).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Access…' }).click()
  const dialog = page.getByRole('dialog', { name: `Access to “${name}”` })
  await dialog.getByLabel('Find a person').fill('nora')
  await dialog.getByRole('button', { name: 'Restrict for Nora Lind' }).click()
  await expect(dialog.getByRole('button', { name: 'Lift the restriction for Nora Lind' })).toBeVisible()

  await expect(card).toBeHidden()
  await reader.goto(address)
  await expect(reader.getByText('You do not have access to this folder')).toBeVisible()
  await reader.getByRole('button', { name: 'Why?' }).click()
  await expect(reader.getByText('It, or a folder above it, is restricted for you.')).toBeVisible()
  await expect(reader.getByText(/^Ask .*Ingrid Solberg/)).toBeVisible()

  await dialog.getByRole('button', { name: 'Check the access of Nora Whitfield' }).click()
  const checked = page.getByRole('dialog', { name: /What Nora Whitfield may do/ })
  await expect(checked.getByText('See it: refused')).toBeVisible()
  await expect(checked.getByText('It is restricted by itself.').first()).toBeVisible()
  await checked.getByRole('button', { name: 'Back to all people' }).click()
  await dialog.getByRole('button', { name: 'Lift the restriction for Nora Lind' }).click()
  await expect(dialog.getByRole('button', { name: 'Restrict for Nora Lind' })).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible()
  await theirs.close()
})

test('the 401 page says which permission is missing, and whom to ask', async ({ page }) => {
  await signIn(page, 'user@harbour.example')
  await page.goto('/admin-panel/user-roles')
  await expect(page.getByText('Error 401. You do not have access to this page.')).toBeVisible()
  await expect(page.getByText('The role “User” does not include “Manage roles”.')).toBeVisible()
  await expect(page.getByText(/^Ask .*Ingrid Solberg/)).toBeVisible()
})

test('an administrator restricts a folder in the tree of a user, sees it in the list, and lifts it', async ({ page, request }) => {
  const nora = await somebody(page, request)
  const name = `Sealed ${Date.now()}`
  await signIn(page, 'admin@harbour.example')
  await makeFolder(page, name)
  await page.goto('/admin-panel/organizations-accounts')
  await page.getByLabel('Name, username or address').fill(nora.email)
  const row = page.getByRole('row').filter({ hasText: nora.email })
  // The rows of before the search give way to those that match: a menu opened on one of them would go with it.
  await expect(page.getByRole('row').filter({ hasText: 'publisher@harbour.example' })).toHaveCount(0)
  await expect(row).toBeVisible()
  const choose = async (entry: string) => {
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }
  await choose('Restrict folders and files')
  const tree = page.getByRole('dialog', { name: 'Restrict access for Nora Lind' })
  await tree.getByRole('checkbox', { name, exact: true }).check()
  await tree.getByRole('button', { name: `Contents of ${name}` }).click()
  await tree.getByRole('button', { name: 'Save restrictions' }).click()
  await expect(page.getByText('The restrictions are saved')).toBeVisible()
  await expect(tree).toBeHidden()

  await choose('What is restricted for this user')
  const list = page.getByRole('dialog', { name: 'Restricted for Nora Lind' })
  await expect(list.getByRole('link', { name })).toBeVisible()
  await list.getByRole('button', { name: `Lift the restriction of ${name}` }).click()
  await expect(list.getByText('Nothing is restricted')).toBeVisible()
})

test('what is kept from publication stands in its list, and can be released there', async ({ page, request }) => {
  const nora = await somebody(page, request)
  const name = `Unpublished ${Date.now()}`
  await signIn(page, 'admin@harbour.example')
  await makeFolder(page, name)
  await page.goto('/records/folders')
  await (await folderLink(page, name)).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Restrict publication' }).click()
  await expect(page.getByText(`“${name}” is kept from publication`)).toBeVisible()
  await page.goto('/admin-panel/organizations-accounts')
  await page.getByLabel('Name, username or address').fill(nora.email)
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
  await page.getByRole('row').filter({ hasText: nora.email }).getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'What is kept from publication' }).click()
  const list = page.getByRole('dialog', { name: 'Restricted from publication' })
  await list.getByRole('button', { name: `Lift the restriction of ${name}` }).click()
  await expect(list.getByRole('link', { name })).toHaveCount(0)
})
