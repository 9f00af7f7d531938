import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, HARBOUR, test } from './support/journey.ts'

const PASSWORD = 'Chosen-by-Nora-1'
const ANOTHER = 'Chosen-again-2'

/** An administrator's request adds a user, who is invited by mail. Answers the address. */
const invite = async (request: APIRequestContext): Promise<string> => {
  const credentials = { email: 'admin@harbour.example', organization: HARBOUR, password: 'Vitrine-demo-1', rememberMe: false }
  const { token } = (await (await request.post('/v1/auth/login', { data: credentials })).json()) as { readonly token: string }
  const headers = { authorization: `Bearer ${token}` }
  const roles = (await (await request.get('/v1/roles', { headers })).json()) as {
    readonly items: readonly { readonly id: string; readonly name: string }[]
  }
  const roleId = roles.items.find(({ name }) => name === 'User')?.id ?? ''
  const name = `nora-${randomUUID().slice(0, 8)}`
  const email = `${name}@harbour.example`
  const user = { username: name, firstName: 'Nora', lastName: 'Lind', email, roleId, language: 'en-US' }
  const added = await request.post('/v1/users', { headers, data: user })
  expect(added.status(), await added.text()).toBe(200)
  return email
}

/** Opens the link in the newest mail to an address, as the outbox shows it. */
const followMail = async (page: Page, email: string, subject: string): Promise<void> => {
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect(async () => {
    await page.goto('/outbox')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.getByRole('link').click()
}

const choosePassword = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the new password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible()
}

const signInWith = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Organization').fill(HARBOUR)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const setByInvitation = async (page: Page, email: string): Promise<void> => {
  await followMail(page, email, `Your invitation to ${HARBOUR}`)
  await expect(page.getByRole('heading', { level: 1, name: `Welcome to ${HARBOUR}` })).toBeVisible()
  await expect(page).toHaveURL(/\/password-not-set$/)
  await page.getByRole('link', { name: 'Set a password' }).click()
  await choosePassword(page, PASSWORD)
}

test('somebody invited sets a password by the mail and signs in for the first time', async ({ page, request }) => {
  const email = await invite(request)
  await page.goto('/login')
  await signInWith(page, email, 'does not matter')
  await expect(page.getByRole('heading', { level: 1, name: 'No password yet' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)

  await setByInvitation(page, email)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInWith(page, email, PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()
})

test('a forgotten password is set anew by the mail, once, and ends the session elsewhere', async ({ page, request, browser }) => {
  const email = await invite(request)
  await setByInvitation(page, email)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/login')
  await signInWith(elsewhere, email, PASSWORD)
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Organization').fill(HARBOUR)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the outbox' }).click()
  const links: string[] = []
  page.on('request', (asked) => links.push(asked.url()))
  await followMail(page, email, `A new password for ${HARBOUR}`)
  await choosePassword(page, ANOTHER)
  // The token is in no address that a server or a log sees, nor in the one that the browser shows.
  expect(links.filter((url) => /[0-9a-f-]{36}\.[A-Za-z0-9_-]{43}/.test(url.split('#')[0] ?? ''))).toEqual([])

  await expect(elsewhere.getByText('Your session has ended. Sign in to go on where you were.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInWith(page, email, ANOTHER)
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()

  await followMail(elsewhere, email, `A new password for ${HARBOUR}`)
  await expect(elsewhere.getByRole('alert')).toHaveText('This link has been used already. Request a new one.')
  await elsewhere.getByRole('link', { name: 'Request a new link' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible()
})
