import type { Page } from '@playwright/test'
import { expect, fillSignIn, signIn, test } from './support/journey.ts'

const asSuperAdministrator = async (page: Page) => {
  await page.goto('/login')
  await fillSignIn(page, 'super@vitrine.example', 'Vitrine')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations & Accounts' })).toBeVisible()
}

const contact = async (page: Page) => {
  await page.getByLabel('First name').fill('Ingrid')
  await page.getByLabel('Last name').fill('Solberg')
  await page.getByLabel('E-mail').fill('ingrid@harbour.example')
  await page.getByLabel('Phone').fill('+47 55 01 02 03')
}

test('an administrator edits the own organization, but for what the platform decides', async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  await page.getByRole('link', { name: 'Admin panel' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Harbour Museum' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Storage capacity')).toBeDisabled()
  await expect(dialog.getByText(/administrators decide on storage/).filter({ visible: true })).toBeVisible()
  await dialog.getByLabel('City', { exact: true }).fill('Bergen')
  await contact(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Harbour Museum has been saved')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'View' }).first().click()
  await expect(page.getByRole('dialog').getByText('Bergen')).toBeVisible()
  // The dialog is an address: it stands again after a reload, and leads back to the list.
  await page.reload()
  await expect(page.getByRole('dialog').getByText('Bergen')).toBeVisible()
  await page.getByRole('link', { name: 'Activity log' }).click()
  await expect(page.getByRole('dialog').getByRole('row', { name: /Ingrid Solberg.*Harbour Museum/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/organizations-accounts$/)
})

test('the super administrator makes an organization, blocks it and lets it in again', async ({ page }) => {
  await asSuperAdministrator(page)
  await page.getByRole('link', { name: 'Add organization' }).click()
  await page.getByRole('button', { name: 'Add organization' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Required.')
  await page.getByLabel('Name', { exact: true }).fill('Lighthouse Trust')
  await contact(page)
  await page.getByRole('button', { name: 'Add organization' }).click()
  await expect(page.getByText('Lighthouse Trust has been created')).toBeVisible()
  await page.getByLabel('Find by name').fill('light')
  await page.getByRole('link', { name: /Lighthouse Trust/ }).click()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Lighthouse Trust is blocked')).toBeVisible()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('Lighthouse Trust is unblocked')).toBeVisible()
})

test('the super administrator works in another organization, sees its pictures, and leaves', async ({ page }) => {
  await asSuperAdministrator(page)
  await page.getByRole('link', { name: /Harbour Museum/ }).click()
  await page.getByRole('button', { name: 'Work in this organization' }).click()
  const banner = page.getByText(/You are working in Harbour Museum/)
  await expect(banner).toBeVisible()
  await page.getByRole('region', { name: 'Folders' }).getByRole('link').first().click()
  await expect(banner).toBeVisible()
  await page.goto('/search?q=harbour')
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.reload()
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations & Accounts' })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('more storage is asked for once, and the super administrator sees it', async ({ page, browser }) => {
  await signIn(page, 'publisher@harbour.example')
  await page.getByRole('button', { name: 'Request more space' }).click()
  await expect(page.getByText(/More space was asked for on/)).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await asSuperAdministrator(other)
  await other.getByRole('link', { name: /Harbour Museum.*Wants more storage/ }).click()
  await expect(other.getByText(/More storage has been asked for since/)).toBeVisible()
  await other.context().close()
})
