import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, HARBOUR, test } from './support/journey.ts'

const PASSWORD = 'Chosen-by-Nora-1'

interface Somebody {
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
const mailTo = async (page: Page, email: string, subject: string) => {
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect(async () => {
    await page.goto('/outbox')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  return mail
}

/** A new user of the museum, who has set a password by the mail of the invitation. */
const somebody = async (page: Page, request: APIRequestContext): Promise<Somebody> => {
  const admin = await signedIn(request, 'admin@harbour.example', 'Vitrine-demo-1')
  const { items } = await admin.get<{ readonly items: readonly { readonly id: string; readonly name: string }[] }>('/v1/roles')
  const roleId = items.find(({ name }) => name === 'User')?.id ?? ''
  const username = `nora-${randomUUID().slice(0, 8)}`
  const email = `${username}@harbour.example`
  await admin.post('/v1/users', { username, firstName: 'Nora', lastName: 'Lind', email, roleId, language: 'en-US' })
  const invitation = await mailTo(page, email, `Your invitation to ${HARBOUR}`)
  const [, token = ''] = ((await invitation.getByRole('link').getAttribute('href')) ?? '').split('#')
  const set = await request.post('/v1/auth/password', { data: { token, password: PASSWORD, repeat: PASSWORD } })
  expect(set.status(), await set.text()).toBe(200)
  return { email, post: (await signedIn(request, email, PASSWORD)).post }
}

interface Authenticator {
  readonly recoveryCodes: readonly string[]
  readonly code: (steps?: number) => string
}

/** Sets an authenticator up, confirmed by the code of the step before: the one of now is still good for a sign-in. */
const withAuthenticator = async ({ post }: Somebody): Promise<Authenticator> => {
  const { secret } = await post<{ readonly secret: string }>('/v1/account/two-factor/app', { password: PASSWORD })
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
  const confirmed = await post<Omit<Authenticator, 'code'>>('/v1/account/two-factor/app/confirmation', { code: code(-1) })
  return { ...confirmed, code }
}

const givePassword = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Organization').fill(HARBOUR)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
}

const expectSignedIn = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()

test('a sign-in is completed by the code of an authenticator, and by nothing around it', async ({ page, request }) => {
  const nora = await somebody(page, request)
  const { code } = await withAuthenticator(nora)
  await givePassword(page, nora.email)
  await expect(page.getByLabel('Code')).toBeFocused()
  const wrong = String((Number(code()) + 1_000) % 1_000_000).padStart(6, '0')
  await page.keyboard.type(wrong)
  await expect(page.getByRole('alert')).toHaveText('This code is not correct.')
  await page.goto('/records/folders')
  await expect(page).toHaveURL(/\/login/)
  await givePassword(page, nora.email)
  await page.keyboard.type(code())
  await expectSignedIn(page)
  await page.reload()
  await expectSignedIn(page)
})

test('a sign-in is completed by a mailed code', async ({ page, context, request }) => {
  const nora = await somebody(page, request)
  await nora.post('/v1/account/two-factor/e-mail', { password: PASSWORD })
  await givePassword(page, nora.email)
  await expect(page.getByText(`We send six digits to ${nora.email}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /Another code in \d+ seconds/ })).toBeDisabled()
  const outbox = await context.newPage()
  const mail = await mailTo(outbox, nora.email, `Your sign-in code for ${HARBOUR}`)
  const [code = ''] = /\b\d{6}\b/.exec(await mail.innerText()) ?? []
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expectSignedIn(page)
})

test('a recovery code stands in for a lost authenticator once', async ({ page, request }) => {
  const nora = await somebody(page, request)
  const { recoveryCodes } = await withAuthenticator(nora)
  const [first = '', second = ''] = recoveryCodes
  const signInBy = async (code: string) => {
    await givePassword(page, nora.email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await signInBy(first)
  await expectSignedIn(page)
  await page.evaluate(() => sessionStorage.clear())
  await signInBy(first)
  await expect(page.getByRole('alert')).toHaveText('This code is not correct.')
  await page.getByLabel('Recovery code').fill(second)
  await page.keyboard.press('Enter')
  await expectSignedIn(page)
})
