import { devices } from '@playwright/test'
import { apiOf } from './support/calls.ts'
import { expect, folderLink, makeFolder, signIn, test, upload } from './support/journey.ts'

const { deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor, isMobile, hasTouch })

const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: PICTURE })

test('on a phone one goes up by an arrow, sees the way and each title once, and takes a photo', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const way = page.getByRole('navigation', { name: 'Where you are' })
  await (await folderLink(page, 'Acquisitions')).click()
  const card = page.getByRole('region', { name: 'Folders' }).getByRole('listitem').first()
  await expect.poll(async () => (await card.boundingBox())?.height).toBe(56)
  await (await folderLink(page, '1887 Bequest')).click()
  await expect(page.getByRole('heading', { level: 1, name: '1887 Bequest' })).toBeVisible()
  await expect(page.getByText('1887 Bequest', { exact: true }).filter({ visible: true })).toHaveCount(1)
  const up = way.getByRole('link', { name: 'Up to Acquisitions' })
  const box = await up.boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  await way.getByRole('button', { name: 'Show the folders between' }).click()
  await expect(page.getByRole('menuitem', { name: 'Records' })).toBeVisible()
  await page.keyboard.press('Escape')
  await up.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acquisitions' })).toBeVisible()

  await makeFolder(page, `Photos ${Date.now()}`)
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('main').getByRole('button', { name: 'Take a photo' }).click()
  const camera = await chosen
  expect(await camera.element().getAttribute('capture')).toBe('environment')
  await camera.setFiles(photo('image.png'))
  await expect(page.getByRole('main').getByRole('link', { name: /image/ }).first()).toBeVisible()
})

test('on a phone an asset’s picture leaves room for its name, one row of actions and every tab', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Phone ${Date.now()}`)
  await upload(page, [photo('harbour.png')])
  await page.getByRole('main').getByRole('link', { name: /harbour/ }).first().click()
  const stage = page.getByRole('region', { name: 'Preview' })
  await expect.poll(async () => (await stage.boundingBox())?.height).toBeLessThanOrEqual(844 * 0.45)
  await expect(page.getByRole('button', { name: /^Actions for / })).toBeVisible()
  const tops = await page
    .getByRole('main')
    .locator('header')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .locator('a, button:not([aria-label*="favorites"])')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2)))
  expect(tops.length).toBe(3)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const tab of await page.getByRole('navigation', { name: 'Asset' }).getByRole('link').all()) await expect(tab).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone an earlier chat is renamed by a button that is in sight, and has the focus then', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  const title = `Where are the boxes of ${Date.now()}?`
  await (await apiOf(page))('POST', '/v1/ai-assistant/message', { message: title })
  await page.goto('/ai-assistant')
  await page.getByRole('button', { name: 'Show earlier chats' }).tap()
  const actions = page.getByRole('button', { name: `Actions for “${title}”` })
  await expect(actions).toHaveCSS('opacity', '1')
  await actions.tap()
  await page.getByRole('menuitem', { name: 'Rename' }).tap()
  const field = page.getByRole('textbox', { name: 'Name of the chat' })
  await field.fill(`Boxes, ${title}`)
  await field.press('Enter')
  const chat = page.getByRole('navigation').getByRole('button', { name: `Boxes, ${title}`, exact: true })
  await expect(chat).toBeFocused()
  await page.getByRole('button', { name: `Actions for “Boxes, ${title}”` }).tap()
  await page.getByRole('menuitem', { name: 'Rename' }).tap()
  await field.press('Escape')
  await expect(chat).toBeFocused()
})
