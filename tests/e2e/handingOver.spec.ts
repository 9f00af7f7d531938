import type { APIRequestContext } from '@playwright/test'
import { member, signInWith } from './support/invited.ts'
import { expect, expectHome, HARBOUR, makeFolder, openFolder, openRecords, signIn, test } from './support/journey.ts'

/** Gives a user the role of a publisher, who may add folders. */
const promote = async (request: APIRequestContext, email: string): Promise<void> => {
  const credentials = { email: 'admin@harbour.example', organization: HARBOUR, password: 'Vitrine-demo-1', rememberMe: false }
  const { token } = (await (await request.post('/v1/auth/login', { data: credentials })).json()) as { readonly token: string }
  const headers = { authorization: `Bearer ${token}` }
  const roles = (await (await request.get('/v1/roles', { headers })).json()) as { readonly items: readonly { readonly id: string; readonly name: string }[] }
  const users = (await (await request.get(`/v1/users?search=${email}`, { headers })).json()) as { readonly items: readonly { readonly id: string }[] }
  const roleId = roles.items.find(({ name }) => name === 'Publisher')?.id
  const data = { userIds: users.items.map(({ id }) => id), roleId, rehearse: false }
  expect((await request.post('/v1/users/roles', { headers, data })).status()).toBe(200)
}

test('what a deleted user added is handed over, and says with whom it is', { tag: '@full' }, async ({ page, request, browser }) => {
  test.slow()
  const email = await member(request)
  await promote(request, email)
  const folder = `Donations ${Date.now()}`
  const nora = await (await browser.newContext()).newPage()
  await nora.goto('/login')
  await signInWith(nora, email)
  await expectHome(nora)
  await openRecords(nora)
  await makeFolder(nora, folder)

  await signIn(page, 'admin@harbour.example')
  await page.goto(`/admin-panel/organizations-accounts?account=${email}`)
  await page.getByRole('button', { name: 'Actions for Nora Lind' }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Nora Lind?' })
  await expect(dialog.getByText(/^1 folder, with/)).toBeVisible()
  await dialog.getByRole('radio', { name: 'Hand it over to somebody' }).check()
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await dialog.getByRole('searchbox').fill('publisher@harbour')
  await dialog.getByRole('radio', { name: /publisher@harbour\.example/ }).check()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/Nora Lind has been deleted; .+ looks after what they added/)).toBeVisible()
  await expect(nora.getByText('Your session has ended. Sign in to go on where you were.')).toBeVisible({ timeout: 14_000 })
  await nora.context().close()

  await page.goto('/records/folders')
  await openFolder(page, folder)
  await expect(page.getByRole('heading', { level: 1, name: folder })).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}/detail/details`)
  await expect(page.getByText(/by Nora Lind \(no longer here\)/)).toBeVisible()
  await expect(page.getByText('Now with')).toBeVisible()
})
