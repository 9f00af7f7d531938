import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectHome, HARBOUR } from './journey.ts'

export const PASSWORD = 'Chosen-by-Nora-1'

/** A new user of the museum. */
export interface Somebody {
  readonly email: string
  /** A call of theirs. */
  readonly post: <Answer>(path: string, data: object) => Promise<Answer>
}

const signedIn = async (request: APIRequestContext, email: string, password: string) => {
  const login = await request.post('/v1/auth/login', { data: { email, organization: HARBOUR, password, rememberMe: false } })
  const { token } = (await login.json()) as { readonly token: string }
  const headers = { authorization: `Bearer ${token}` }
  const get = async <Answer>(path: string) => (await (await request.get(path, { headers })).json()) as Answer
  const post = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await request.post(path, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as Answer
  }
  return { get, post }
}

/** The text of the newest mail to an address, as the outbox shows it. */
export const mailTo = async (page: Page, email: string, subject: string) => {
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect(async () => {
    await page.goto('/outbox')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  return mail
}

/** The calls of the museum's administrator. */
export const administrator = (request: APIRequestContext) => signedIn(request, 'admin@harbour.example', 'Vitrine-demo-1')

/** A new user of the museum, who has set a password by the mail of the invitation. */
export const somebody = async (page: Page, request: APIRequestContext, role = 'User', lastName = 'Lind'): Promise<Somebody> => {
  const admin = await administrator(request)
  const { items } = await admin.get<{ readonly items: readonly { readonly id: string; readonly name: string }[] }>('/v1/roles')
  const roleId = items.find(({ name }) => name === role)?.id ?? ''
  const username = `nora-${randomUUID().slice(0, 8)}`
  const email = `${username}@harbour.example`
  await admin.post('/v1/users', { username, firstName: 'Nora', lastName, email, roleId, language: 'en-US' })
  const invitation = await mailTo(page, email, `Your invitation to ${HARBOUR}`)
  const [, token = ''] = ((await invitation.getByRole('link').getAttribute('href')) ?? '').split('#')
  const set = await request.post('/v1/auth/password', { data: { token, password: PASSWORD, repeat: PASSWORD } })
  expect(set.status(), await set.text()).toBe(200)
  return { email, post: (await signedIn(request, email, PASSWORD)).post }
}

/** Gives e-mail, organization and password on the page of the sign-in. */
export const offerPassword = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Organization').fill(HARBOUR)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The same of who is asked for a second step. */
export const givePassword = async (page: Page, email: string): Promise<void> => {
  await offerPassword(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
}

export const expectSignedIn = expectHome
