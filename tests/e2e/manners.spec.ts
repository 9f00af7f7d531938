import { AxeBuilder } from '@axe-core/playwright'
import { devices } from '@playwright/test'
import { expect, item, makeFolder, signIn, signInByForm, test, transfer, transfers, upload } from './support/journey.ts'
import { picture } from './support/ownFiles.ts'

test('a folder is made and an asset opened by the keyboard alone', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'Keyboard')
  await upload(page, [await picture('one.jpg', 1), await picture('two.jpg', 2)])
  await expect(transfer(page, 'two.jpg')).toContainText('Complete')
  await transfers(page).getByRole('button', { name: 'Minimise' }).click()
  await expect(item(page, 'two.jpg')).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'New folder' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Made with keys')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Folders' }).getByRole('link', { name: /Made with keys/ })).toBeVisible()

  await item(page, 'one.jpg').focus()
  await page.keyboard.press('ArrowRight')
  await expect(item(page, 'two.jpg')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('1 selected')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'two.jpg' })).toBeVisible()
  await page.goBack()
  await expect(item(page, 'two.jpg')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
})

test('Shift and Ctrl select ranges and single assets', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'Selecting')
  await upload(page, await Promise.all(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name, seed) => picture(name, seed))))
  await expect(item(page, 'd.jpg')).toBeVisible()
  await item(page, 'a.jpg').click({ modifiers: ['ControlOrMeta'] })
  await item(page, 'c.jpg').click({ modifiers: ['Shift'] })
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('3 selected')
  await item(page, 'b.jpg').click({ modifiers: ['ControlOrMeta'] })
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('2 selected')
})

test.describe('on a phone', () => {
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, deviceScaleFactor, isMobile, hasTouch })

  test('the library is browsed through its drawer, and nothing needs sideways scrolling', async ({ page }) => {
    await signInByForm(page, 'publisher@harbour.example')
    await page.getByRole('button', { name: 'Open the navigation' }).tap()
    await page.getByRole('link', { name: /Archives/ }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Archives' })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBe(0)
  })
})

for (const [scheme, tag] of [['light', '@run'], ['dark', '@full']] as const) {
  test(`the pages as they stand have no accessibility violation in the ${scheme} theme`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await signIn(page, 'publisher@harbour.example')
    await page.getByRole('region', { name: 'Folders' }).getByRole('link', { name: /Acquisitions/ }).click()
    await page.getByRole('region', { name: 'Folders' }).getByRole('link', { name: /1887 Bequest/ }).click()
    await expect(item(page, 'amphora-attic-black-figure.tif').locator('img')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
