import { Secret, TOTP } from 'otpauth'
import { expect, HARBOUR, test } from './support/journey.ts'
import { expectSignedIn, givePassword, mailTo, PASSWORD, somebody, type Somebody } from './support/newcomer.ts'

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

test('a sign-in is completed by a mailed code', { tag: '@full' }, async ({ page, context, request }) => {
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

test('a recovery code stands in for a lost authenticator once', { tag: '@full' }, async ({ page, request }) => {
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
