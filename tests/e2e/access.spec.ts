import { expect, expectHome, fillSignIn, signIn, test } from './support/journey.ts'

test('who may only view is offered neither folders nor uploads', async ({ page }) => {
  await signIn(page, 'user@harbour.example')
  await page.getByRole('region', { name: 'Folders' }).getByRole('link', { name: /Acquisitions/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acquisitions' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'New folder' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0)
})

test('an address is asked for before signing in, and reached after', async ({ page }) => {
  await page.goto('/archives/folders?sort=modifiedAt&direction=desc')
  await expect(page).toHaveURL(/\/login/)
  await fillSignIn(page, 'publisher@harbour.example')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Archives' })).toBeVisible()
  await expect(page).toHaveURL(/\/archives\/folders\?.*modifiedAt/)
})

test('a wrong password is told without losing what was typed', async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, 'publisher@harbour.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('E-mail, organization or password is wrong')
  await expect(page.getByLabel('E-mail')).toHaveValue('publisher@harbour.example')
})

test('what one may not see is the 401 page, what does not exist the 404 page', async ({ page }) => {
  await signIn(page, 'user@harbour.example')
  await page.goto('/admin-panel/user-roles')
  await expect(page.getByText('Error 401. You do not have access to this page.')).toBeVisible()
  await expect(page.getByText('Please request the administrator to grant you access.')).toBeVisible()
  await page.goto('/no/such/page')
  await expect(page.getByText('Error 404. Page not found...')).toBeVisible()
  await page.getByRole('link', { name: 'Home page' }).or(page.getByRole('button', { name: 'Home page' })).click()
  await expectHome(page)
})

test('a module that the organization lacks does not exist', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'admin@fjord.example', 'Fjord Archive')
  await page.goto('/archives/folders')
  await expect(page.getByText('Error 404. Page not found...')).toBeVisible()
})

test('the super administrator begins at the administration', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, 'super@vitrine.example', 'Vitrine')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations & Accounts' })).toBeVisible()
})
