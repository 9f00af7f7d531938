import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectHome, HARBOUR } from './journey.ts'

export const CHOSEN_PASSWORD = 'Chosen-by-Nora-1'

/** An administrator's request adds a user of the role User, who is invited by mail. Answers the address. */
export const invite = async (request: APIRequestContext): Promise<string> => {
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
export const followMail = async (page: Page, email: string, subject: string): Promise<void> => {
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect(async () => {
    await page.goto('/outbox')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.getByRole('link').click()
}

/** Somebody who has followed their invitation before the journey begins. Answers the address. */
export const member = async (request: APIRequestContext): Promise<string> => {
  const email = await invite(request)
  const token = async () => {
    const articles = (await (await request.get('/outbox')).text()).split('<article>')
    return /#([^"]+)"/.exec(articles.find((article) => article.includes(email)) ?? '')?.[1]
  }
  await expect.poll(token).toBeDefined()
  const data = { token: await token(), password: CHOSEN_PASSWORD, repeat: CHOSEN_PASSWORD }
  const set = await request.post('/v1/auth/password', { data })
  expect(set.status(), await set.text()).toBe(200)
  return email
}

const fillPassword = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the new password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
}

export const choosePassword = async (page: Page, password: string): Promise<void> => {
  await fillPassword(page, password)
  await expect(page.getByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible()
}

export const signInWith = async (page: Page, email: string, password = CHOSEN_PASSWORD): Promise<void> => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Organization').fill(HARBOUR)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** From the invitation in the mail to a password, with which they are signed in. */
export const setByInvitation = async (page: Page, email: string): Promise<void> => {
  await followMail(page, email, `Your invitation to ${HARBOUR}`)
  await expect(page.getByRole('heading', { level: 1, name: `Welcome to ${HARBOUR}` })).toBeVisible()
  await expect(page).toHaveURL(/\/password-not-set$/)
  await page.getByRole('link', { name: 'Set a password' }).click()
  await fillPassword(page, CHOSEN_PASSWORD)
  await expectHome(page)
}
