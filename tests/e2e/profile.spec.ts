import { expect, test } from './support/journey.ts'
import { expectSignedIn, offerPassword, PASSWORD, somebody } from './support/newcomer.ts'
import { picture } from './support/ownFiles.ts'

test('people change their name, picture and password, and log out everywhere', async ({ page, browser, request }) => {
  const nora = await somebody(page, request)
  await offerPassword(page, nora.email)
  await expectSignedIn(page)
  await page.goto('/profile')

  await page.getByLabel('First name').fill('Eleonora')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()
  await page.getByLabel('Add a picture').setInputFiles(await picture('portrait.png', 5))
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Eleonora')
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Account/ }).locator('img')).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await offerPassword(other, nora.email)
  await expectSignedIn(other)

  const changed = 'Changed-by-Nora-2'
  const section = page.getByRole('region', { name: 'Password' })
  const change = async (current: string) => {
    await section.getByLabel('Current password').fill(current)
    await section.getByLabel('New password', { exact: true }).fill(changed)
    await section.getByLabel('Repeat the new password').fill(changed)
    await section.getByRole('button', { name: 'Change password' }).click()
  }
  await change('Not-the-password-1')
  await expect(section.getByRole('alert')).toHaveText('The current password is not right.')
  await change(PASSWORD)
  await expect(section.getByText('Your password has been changed. All other browsers have been signed out.')).toBeVisible()
  await expect(other).toHaveURL(/\/login/)

  await offerPassword(other, nora.email, changed)
  await expectSignedIn(other)
  await page.reload()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
})
