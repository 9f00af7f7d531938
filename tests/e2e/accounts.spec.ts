import { choosePassword, CHOSEN_PASSWORD, followMail, invite, setByInvitation, signInWith } from './support/invited.ts'
import { expect, expectHome, HARBOUR, test } from './support/journey.ts'

const ANOTHER = 'Chosen-again-2'

test('somebody invited sets a password by the mail and is signed in with it', async ({ page, request }) => {
  const email = await invite(request)
  await page.goto('/login')
  await signInWith(page, email, 'does not matter')
  await expect(page.getByRole('alert')).toContainText('E-mail, organization or password is wrong')
  await followMail(page, email, `Your invitation to ${HARBOUR}`)
  await expect(page.getByRole('heading', { level: 1, name: `Welcome to ${HARBOUR}` })).toBeVisible()
  await page.goto('/login')
  await signInWith(page, email, 'does not matter')
  await expect(page.getByRole('heading', { level: 1, name: 'No password yet' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)

  await setByInvitation(page, email)
  await page.reload()
  await expectHome(page)
})

test('a forgotten password is set anew by the mail, once, and ends the session elsewhere', async ({ page, request, browser }) => {
  const email = await invite(request)
  await setByInvitation(page, email)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/login')
  await signInWith(elsewhere, email, CHOSEN_PASSWORD)
  await expectHome(elsewhere)

  await page.goto('/logout')
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
  await expectHome(page)

  await followMail(elsewhere, email, `A new password for ${HARBOUR}`)
  await expect(elsewhere.getByRole('alert')).toHaveText('This link has been used already. Request a new one.')
  await elsewhere.getByRole('link', { name: 'Request a new link' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible()
})
