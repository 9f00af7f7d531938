import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, expectHome, fillSignIn, signIn, test } from './support/journey.ts'

const FJORD = 'Fjord Archive'
const ADMIN = 'admin@fjord.example'
const ACCOUNTS = '/admin-panel/organizations-accounts'
const HOUR = 3_600

const opened = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Policies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Policies for accounts' })
  await expect(dialog.getByLabel('Allowed mail domains')).toBeVisible()
  return dialog
}
const choose = async (page: Page, dialog: Locator, label: string, option: string): Promise<void> => {
  await dialog.getByLabel(label).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const save = async (page: Page, dialog: Locator): Promise<void> => {
  await dialog.getByRole('button', { name: 'Save policies' }).click()
  await expect(page.getByText('The policies are saved').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialog).toBeHidden()
}

test('an administrator sets of which domain addresses are and how long a sign-in lasts, and both hold', async ({ page, browser }) => {
  await signIn(page, ADMIN, FJORD)
  await page.goto(ACCOUNTS)
  const dialog = await opened(page)
  await choose(page, dialog, 'A sign-in lasts at the most', 'one hour')
  await choose(page, dialog, 'Without use it ends after', '8 hours')
  await dialog.getByLabel('Allowed mail domains').fill('@Fjord.example')
  await save(page, dialog)

  await page.getByRole('link', { name: 'Add user' }).click()
  const adding = page.getByRole('dialog', { name: 'Add user' })
  const username = `liv-${randomUUID().slice(0, 8)}`
  for (const [label, text] of [['First name', 'Liv'], ['Last name', 'Dahl'], ['Username', username]] as const) await adding.getByLabel(label).fill(text)
  const address = adding.getByLabel('E-mail', { exact: true })
  await address.fill(`${username}@elsewhere.example`)
  await adding.getByLabel('Role').click()
  await page.getByRole('option', { name: 'User', exact: true }).click()
  await adding.getByRole('button', { name: 'Send invitation' }).click()
  await expect(address).toHaveAccessibleDescription(/domain/)
  await expect(address).toBeFocused()
  await address.fill(`${username}@fjord.example`)
  await adding.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Liv Dahl has been added and invited by e-mail')).toBeVisible()

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto('/login')
  await fillSignIn(other, ADMIN, FJORD)
  await other.getByLabel('Remember me').check()
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expectHome(other)
  const ends = (await context.cookies()).find(({ name }) => name === 'vitrine_session')?.expires ?? 0
  expect(ends).toBeGreaterThan(0)
  expect(ends - Date.now() / 1_000).toBeLessThanOrEqual(HOUR)
  await context.close()

  // As it was, for whoever comes after.
  const again = await opened(page)
  await choose(page, again, 'A sign-in lasts at the most', '8 hours, or 30 days where remembered')
  await choose(page, again, 'Without use it ends after', 'No limit')
  await again.getByLabel('Allowed mail domains').fill('')
  await save(page, again)
})
