import { Secret, TOTP } from 'otpauth'
import { expect, fillSignIn, HARBOUR, test } from './support/journey.ts'
import { administrator, expectSignedIn, givePassword, mailTo, somebody } from './support/newcomer.ts'

test('a role is asked for a second step: who has it sets up an authenticator before anything else', async ({ page, browser, request }) => {
  // Of its own: whoever has it is asked while this runs.
  const name = `Reader ${Date.now()}`
  await (await administrator(request)).post('/v1/roles', { name, permissions: ['VIEW_RESOURCES'] })
  const nora = await somebody(page, request, name)
  await page.goto('/login')
  await fillSignIn(page, 'admin@harbour.example', HARBOUR)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectSignedIn(page)
  await page.goto('/admin-panel/organizations-accounts')
  await page.getByRole('link', { name: 'Edit' }).first().click()
  const role = page.getByRole('checkbox', { name })
  await role.click()
  const asked = page.getByRole('dialog', { name: 'Ask for a second step?' })
  await expect(asked).toContainText('1 person has neither an authenticator nor a passkey.')
  await asked.getByRole('button', { name: 'Ask for it' }).click()
  await expect(role).toBeChecked()

  const other = await (await browser.newContext()).newPage()
  await givePassword(other, nora.email)
  const mail = await mailTo(page, nora.email, `Your sign-in code for ${HARBOUR}`)
  const [mailed = ''] = /\b\d{6}\b/.exec(await mail.innerText()) ?? []
  await other.getByLabel('Code').fill(mailed)
  await expect(other.getByRole('heading', { name: 'Set up a second step' })).toBeVisible()
  const key = (await other.locator('code').innerText()).replaceAll(' ', '')
  await other.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret: Secret.fromBase32(key) }).generate())
  await expect(other.getByText('Your recovery codes')).toBeVisible()
  await other.getByRole('button', { name: 'I have kept them' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()
})
