import { expect, test } from './support/journey.ts'
import { expectSignedIn, givePassword, offerPassword, PASSWORD, somebody } from './support/newcomer.ts'

// Browsers have passkeys for names, not for addresses in numbers.
test.use({ baseURL: `http://localhost:${process.env.VITRINE_E2E_PORT}` })

test('a passkey is added in the profile, signs in, and is removed by a recovery code', async ({ page, context, request }) => {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true } as const
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } })
  const nora = await somebody(page, request)
  await offerPassword(page, nora.email)
  await expectSignedIn(page)
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Second step at sign-in' })
  const prove = async (code?: string) => {
    await section.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    if (code !== undefined) await section.getByLabel('Code of the authenticator, or a recovery code').fill(code)
    await section.getByRole('button', { name: 'Continue' }).click()
  }
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await prove()
  await section.getByLabel('Name, such as Work laptop').fill('Reading room')
  await section.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(section.getByText('Your recovery codes')).toBeVisible()
  const [code = ''] = await section.getByRole('listitem').allInnerTexts()
  await section.getByRole('button', { name: 'I have kept them' }).click()
  await expect(section.getByText('Reading room')).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
  await givePassword(page, nora.email)
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  const use = page.getByRole('button', { name: 'Use the passkey' })
  await expect(use).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSignedIn(page)

  await page.goto('/profile')
  await expect(section.getByText(/Last used on/)).toBeVisible()
  await section.getByRole('button', { name: 'Remove Reading room' }).click()
  await prove(code)
  await expect(section.getByText('Your password is enough to sign in.')).toBeVisible()
})
