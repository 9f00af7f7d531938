import { expect, expectHome, fillSignIn, signInByForm, test } from './support/journey.ts'

/** The claims of a token with an expiry that has passed. The signature no longer fits, so the server refuses it. */
const expired = (token: string): string => {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const stale = { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), exp: 1_000_000_000 }
  return [head, Buffer.from(JSON.stringify(stale)).toString('base64url'), signature].join('.')
}

test('two tabs of one session whose token has expired make one refresh', async ({ page, context }) => {
  await page.goto('/login')
  await fillSignIn(page, 'publisher@harbour.example')
  await page.getByLabel('Remember me').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectHome(page)
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '')
  const other = await context.newPage()
  await page.evaluate((stale) => localStorage.setItem('authToken', stale), expired(token))
  const refreshes: unknown[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/v1/auth/refresh-token')) refreshes.push(request.postDataJSON())
  })
  await Promise.all([page.goto('/records/folders'), other.goto('/archives/folders')])
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()
  await expect(other.getByRole('heading', { level: 1, name: 'Archives' })).toBeVisible()
  expect(refreshes).toEqual([{ refreshToken: expect.any(String), idleSeconds: expect.any(Number) }])
  expect(await page.evaluate(() => sessionStorage.getItem('authToken'))).toBeNull()
})

test('signing out in one tab signs the others out', async ({ page, context }) => {
  await page.goto('/login')
  await fillSignIn(page, 'publisher@harbour.example')
  await page.getByLabel('Remember me').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectHome(page)
  const other = await context.newPage()
  await other.goto('/archives/folders')
  await expect(other.getByRole('heading', { level: 1, name: 'Archives' })).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login/)
})

test('two tabs hold two people without remember me', { tag: '@full' }, async ({ page, context }) => {
  const other = await context.newPage()
  // Both begin before anybody is in: a tab that is opened later takes the session over.
  await other.goto('/login')
  await signInByForm(page, 'publisher@harbour.example')
  await fillSignIn(other, 'user@harbour.example')
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expectHome(other)
  await page.reload()
  await expect(page.getByRole('button', { name: 'New folder' }).first()).toBeVisible()
  await expect(other.getByRole('button', { name: 'New folder' })).toHaveCount(0)
})

test('a new tab takes the session over while one is open, and both end together', async ({ page, context }) => {
  await signInByForm(page, 'publisher@harbour.example')
  const other = await context.newPage()
  await other.goto('/archives/folders')
  await expect(other.getByRole('heading', { level: 1, name: 'Archives' })).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  await other.goto('/logout')
  await expect(other).toHaveURL(/\/login$/)
  await expect(page).toHaveURL(/\/login/)
  await other.reload()
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a session that is not remembered ends with its last tab', { tag: '@full' }, async ({ page, context }) => {
  await signInByForm(page, 'publisher@harbour.example')
  const other = await context.newPage()
  await other.goto('/archives/folders')
  await expect(other.getByRole('heading', { level: 1, name: 'Archives' })).toBeVisible()
  await page.close()
  await other.reload()
  await expect(other.getByRole('heading', { level: 1, name: 'Archives' })).toBeVisible()
  await other.close()
  const later = await context.newPage()
  await later.goto('/archives/folders')
  await expect(later.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
