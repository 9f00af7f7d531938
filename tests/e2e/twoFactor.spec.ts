import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, fillSignIn, test } from './support/journey.ts'
import { expectSignedIn, givePassword, mailTo, offerPassword, PASSWORD, somebody } from './support/newcomer.ts'

const confirmPassword = async (page: Page) => {
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const forgetTab = (page: Page) => page.evaluate(() => sessionStorage.clear())

test('an authenticator is set up by its key, and a recovery code stands in for it', async ({ page, request }) => {
  const nora = await somebody(page, request)
  await offerPassword(page, nora.email)
  await expectSignedIn(page)
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Second step at sign-in' })
  await section.getByRole('button', { name: 'Set up an authenticator' }).click()
  await confirmPassword(page)
  await expect(section.getByRole('figure', { name: 'QR code for your authenticator' })).toBeVisible()
  const key = (await section.locator('code').innerText()).replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  // The step before is still good, and leaves the one of now to the sign-in.
  const before = totp.generate({ timestamp: Date.now() - 30_000 })
  await section.getByLabel('Code of the authenticator').fill(before)
  await expect(section.getByText('Your recovery codes')).toBeVisible()
  const codes = await section.getByRole('listitem').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  await section.getByRole('button', { name: 'I have kept them' }).click()
  await expect(section.getByText('Your authenticator is asked for a code when you sign in.')).toBeVisible()
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible()

  await forgetTab(page)
  await givePassword(page, nora.email)
  await page.getByLabel('Code').fill(totp.generate())
  await expectSignedIn(page)

  await forgetTab(page)
  await givePassword(page, nora.email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectSignedIn(page)
  await page.goto('/profile')
  await expect(section.getByText('9 recovery codes are left.')).toBeVisible()
})

test('codes by e-mail are chosen in the profile, asked for at the sign-in, and turned off again', { tag: '@full' }, async ({ page, context, request }) => {
  const nora = await somebody(page, request)
  await offerPassword(page, nora.email)
  await expectSignedIn(page)
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Second step at sign-in' })
  await section.getByRole('button', { name: 'Use codes by e-mail' }).click()
  await page.getByLabel('Your password', { exact: true }).fill('Not-the-password-1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(section.getByRole('alert')).toHaveText('The password is wrong. Nothing was changed; try again.')
  await confirmPassword(page)
  await expect(section.getByText('A code is sent to you by e-mail when you sign in.')).toBeVisible()

  await forgetTab(page)
  await givePassword(page, nora.email)
  const mail = await mailTo(await context.newPage(), nora.email, 'Your sign-in code')
  const [code = ''] = /\b\d{6}\b/.exec(await mail.innerText()) ?? []
  await page.getByLabel('Code').fill(code)
  await expectSignedIn(page)
  await page.goto('/profile')
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText('A code is on its way.')).toBeVisible()
  const proof = await mailTo(await context.newPage(), nora.email, 'Your code for a change of your sign-in')
  await section.getByLabel('Code of the e-mail').fill(/\b\d{6}\b/.exec(await proof.innerText())?.[0] ?? '')
  await confirmPassword(page)
  await expect(section.getByText('Your password is enough to sign in.')).toBeVisible()
  await forgetTab(page)
  await offerPassword(page, nora.email)
  await expectSignedIn(page)
})

test('an organization asks everybody for a second step, by a switch of its form', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, 'super@vitrine.example', 'Vitrine')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Add organization' }).click()
  const name = `Two Step House ${Date.now()}`
  const form = page.getByRole('dialog')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('First name').fill('Ingrid')
  await form.getByLabel('Last name').fill('Solberg')
  await form.getByLabel('E-mail').fill('ingrid@harbour.example')
  await form.getByLabel('Phone').fill('+47 55 01 02 03')
  await form.getByLabel('Two-factor sign-in').check()
  await form.getByRole('button', { name: 'Add organization' }).click()
  await expect(page.getByText(`${name} has been created`)).toBeVisible()

  await page.getByRole('link', { name: 'Edit' }).first().click()
  const asked = page.getByRole('switch', { name: 'Ask everybody for a second step' })
  await expect(asked).not.toBeChecked()
  await asked.click()
  await expect(asked).toBeChecked()
  await expect(asked).toBeEnabled()
  await page.reload()
  await expect(asked).toBeChecked()
})
