import { expect, makeFolder, signIn, test } from './support/journey.ts'

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

  await page.getByRole('region', { name: 'Folders' }).getByRole('link', { name }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Access…' }).click()
  const dialog = page.getByRole('dialog', { name: `Access to “${name}”` })
  await dialog.getByLabel('Find a person').fill('nora')
  await dialog.getByRole('button', { name: 'Restrict for Nora Whitfield' }).click()
  await expect(dialog.getByRole('button', { name: 'Lift the restriction for Nora Whitfield' })).toBeVisible()

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
  await dialog.getByRole('button', { name: 'Lift the restriction for Nora Whitfield' }).click()
  await expect(dialog.getByRole('button', { name: 'Restrict for Nora Whitfield' })).toBeVisible()
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
