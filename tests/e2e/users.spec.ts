import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import { invite, member, setByInvitation, signInWith } from './support/invited.ts'
import { expect, expectHome, fillSignIn, signIn, test } from './support/journey.ts'

const ACCOUNTS = '/admin-panel/organizations-accounts'

const administrating = async (page: Page): Promise<void> => {
  await signIn(page, 'admin@harbour.example')
  await page.goto(ACCOUNTS)
}

/** The one account with this address, found among all of them. */
const rowOf = async (page: Page, email: string): Promise<Locator> => {
  await page.getByLabel('Name, username or address').fill(email)
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
  return page.getByRole('row').filter({ hasText: email })
}

const choose = async (page: Page, row: Locator, action: string): Promise<void> => {
  await row.getByRole('button', { name: /Actions for/ }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Somebody signed in, in a browser of their own. */
const signedIn = async (browser: Browser, email: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/login')
  await signInWith(page, email)
  await expectHome(page)
  return page
}

test('an administrator adds a user, whose invitation leads to the first sign-in', async ({ page, browser }) => {
  test.slow()
  const username = `lars-${randomUUID().slice(0, 8)}`
  const email = `${username}@harbour.example`
  await administrating(page)
  await page.getByRole('link', { name: 'Add user' }).click()
  await expect(page).toHaveURL(/\/user\/new\//)
  const dialog = page.getByRole('dialog', { name: 'Add user' })
  await dialog.getByLabel('First name').fill('Lars')
  await dialog.getByLabel('Last name').fill('Moen')
  await dialog.getByLabel('Username').fill('l')
  await dialog.getByLabel('E-mail', { exact: true }).fill('publisher@harbour.example')
  const send = dialog.getByRole('button', { name: 'Send invitation' })
  await send.click()
  await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription(/at least 2/i)
  await expect(dialog.getByLabel('Username')).toBeFocused()
  await expect(dialog.getByLabel('Role')).toHaveAccessibleDescription('Required.')
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Role').click()
  await page.getByRole('option', { name: 'User', exact: true }).click()
  await send.click()
  await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription('This e-mail address exists already.')
  await expect(dialog.getByLabel('E-mail', { exact: true })).toBeFocused()
  await dialog.getByLabel('E-mail', { exact: true }).fill(email)
  await send.click()
  await expect(page.getByText('Lars Moen has been added and invited by e-mail')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(await rowOf(page, email)).toContainText('Invited')

  const lars = await (await browser.newContext()).newPage()
  await setByInvitation(lars, email)
  await lars.context().close()
  // What the list is narrowed to stands in its address.
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Active')
})

test('a changed role takes effect with the next click in a tab that is open', async ({ page, request, browser }) => {
  const email = await member(request)
  const nora = await signedIn(browser, email)
  await expect(nora.getByRole('button', { name: 'New folder' })).toHaveCount(0)
  await administrating(page)
  await (await rowOf(page, email)).getByRole('link', { name: 'Nora Lind' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nora Lind' })
  await dialog.getByLabel('Role').click()
  await page.getByRole('option', { name: 'Publisher', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nora Lind has been saved')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Publisher')

  await nora.getByRole('link', { name: /^Archives/ }).click()
  await expect(nora.getByRole('heading', { level: 1, name: 'Archives' })).toBeVisible()
  await expect(nora.getByRole('main').getByRole('button', { name: 'New folder' }).first()).toBeVisible()
  await nora.context().close()
})

test('who is blocked is thrown out of the tab that is open, and comes in again once unblocked', async ({ page, request, browser }) => {
  const email = await member(request)
  const nora = await signedIn(browser, email)
  await administrating(page)
  const row = await rowOf(page, email)
  await choose(page, row, 'Block')
  const asked = page.getByRole('dialog', { name: 'Block Nora Lind?' })
  await asked.getByRole('button', { name: 'Block' }).click()
  // Nothing is done in the other tab, and sooner than its stream looks by itself whether the session holds.
  await expect(nora.getByText('Your account is blocked. Ask an administrator of your organization.')).toBeVisible({ timeout: 14_000 })
  await expect(row).toContainText('Blocked')
  await signInWith(nora, email)
  await expect(nora.getByRole('alert')).toHaveText('Your account is blocked. Ask an administrator of your organization.')
  await expect(nora).toHaveURL(/\/login/)

  await choose(page, row, 'Unblock')
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(row).toContainText('Active')
  await signInWith(nora, email)
  await expectHome(nora)

  await nora.context().close()
})

test('who is deleted is thrown out as well, and is listed no more', { tag: '@full' }, async ({ page, request, browser }) => {
  const email = await member(request)
  const nora = await signedIn(browser, email)
  await administrating(page)
  await choose(page, await rowOf(page, email), 'Delete')
  const deleting = page.getByRole('dialog', { name: 'Delete Nora Lind?' })
  await expect(deleting.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await deleting.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No account matches')).toBeVisible()
  await expect(nora.getByText('Your session has ended. Sign in to go on where you were.')).toBeVisible({ timeout: 14_000 })
  await nora.context().close()
})

test('the super administrator looks after the accounts of another organization', { tag: '@full' }, async ({ page, request }) => {
  const email = await invite(request)
  await page.goto('/login')
  await fillSignIn(page, 'super@vitrine.example', 'Vitrine')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: /Harbour Museum/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Museum' })).toBeVisible()
  await page.getByRole('link', { name: 'Accounts', exact: true }).click()
  const row = await rowOf(page, email)
  await choose(page, row, 'Send the invitation again')
  await page.getByRole('dialog').getByRole('button', { name: 'Send the invitation again' }).click()
  await expect(page.getByText('A link to set a password is on its way to Nora Lind')).toBeVisible()
  await choose(page, row, 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Nora Lind' })
  await dialog.getByLabel('Last name').fill('Lindqvist')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Nora Lindqvist')
  await page.getByRole('link', { name: 'All organizations' }).click()
  await page.getByRole('link', { name: /Fjord Archive/ }).click()
  await page.getByRole('link', { name: 'Accounts', exact: true }).click()
  await expect(page.getByLabel('Name, username or address')).toHaveValue('')
  await expect(page.getByText('admin@fjord.example')).toBeVisible()
})
