import { expect, expectHome, fillSignIn, openFolder, signIn, test, transfer, upload } from './support/journey.ts'

test('whoever signs in comes home, and goes on where they were', async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, 'publisher@harbour.example')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectHome(page)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('region', { name: 'Recently added' }).getByRole('link').first()).toBeVisible()

  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: /^Records/ }).click()
  await openFolder(page, 'Loans')
  await expect(page.getByRole('heading', { level: 1, name: 'Loans' })).toBeVisible()
  // Whoever only passes through was not there.
  const [, id = 'no folder'] = /\/folders\/([0-9a-f-]+)/.exec(page.url()) ?? []
  await expect.poll(() => page.evaluate(() => Object.entries(localStorage).flatMap(([key, places]) => (key.startsWith('vitrine.visited.') ? [places as string] : [])).join())).toContain(id)
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('region', { name: 'Go on where you were' }).getByRole('link', { name: /Loans/ }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Loans' })).toBeVisible()
})

test('where there is no file yet, a folder is started and files come into it; what was refused is told at home', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  // As it is for somebody for whom there is nothing.
  await page.route('**/v1/home', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), recent: [], addedLately: 0, places: [], favorites: [] } })
  })
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Start a folder in Records' }).click()
  const name = `First ${Date.now()}`
  await page.getByRole('dialog').getByRole('textbox').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await upload(page, [{ name: 'first.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n') }, { name: 'first.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }])
  await expect(transfer(page, 'first.exe')).toBeVisible()
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Home' }).click()
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention.getByText('1 upload refused')).toBeVisible()
  await expect(attention.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the keyboard and the palette lead home', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Command palette' }).fill('home')
  await page.getByRole('option', { name: /^Home/ }).click()
  await expectHome(page)
  await page.reload()
  await expectHome(page)
})
