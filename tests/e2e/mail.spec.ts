import { randomUUID } from 'node:crypto'
import { expect, fillSignIn, signIn, test } from './support/journey.ts'

test('the super administrator sees how mails go out, and sends a test mail that is then in the outbox', async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, 'super@vitrine.example', 'Vitrine')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Mail', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'How mails go out' })).toBeVisible()
  await page.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(page.getByText('The mail to super@vitrine.example is in the outbox.')).toBeVisible()
  await page.getByRole('link', { name: 'Show the outbox' }).click()
  await expect(page.getByRole('heading', { name: 'Test mail from Vitrine' }).first()).toBeVisible()
})

test('an administrator invites somebody and sees the mail sent; the mails of the installation are not theirs', { tag: '@full' }, async ({ page }) => {
  const email = `mailed-${randomUUID().slice(0, 8)}@harbour.example`
  await signIn(page, 'admin@harbour.example')
  await page.goto('/admin-panel/organizations-accounts')
  await expect(page.getByRole('link', { name: 'Mail', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Invite several' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite several people' })
  await dialog.getByRole('textbox', { name: 'People' }).fill(`Mia Mailed <${email}>`)
  await dialog.getByLabel('Role').click()
  await page.getByRole('option', { name: 'User', exact: true }).click()
  await dialog.getByRole('button', { name: 'Check the lines' }).click()
  await dialog.getByRole('button', { name: 'Send one invitation' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByLabel('Name, username or address').fill(email)
  await expect(page.getByRole('row', { name: 'Mia Mailed' }).getByText('Mail sent', { exact: false })).toBeVisible()
  await page.goto('/admin-panel/mail')
  await expect(page.getByText('Error 401. You do not have access to this page.')).toBeVisible()
})
