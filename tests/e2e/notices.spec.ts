import type { Page } from '@playwright/test'
import { expect, item, makeFolder, openItem, signIn, test, transfer, transfers, upload } from './support/journey.ts'
import { csv } from './support/ownFiles.ts'

test('what was done and what failed is told at the top centre, for five seconds', async ({ page, context }) => {
  await page.clock.install()
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'For taking home')
  await upload(page, [csv('crew.csv', [['Name', 'Rank'], ['Ada', 'Mate']])])
  await expect(transfer(page, 'crew.csv')).toContainText('Complete')
  await transfers(page).getByRole('button', { name: 'Minimise' }).click()
  await openItem(page, 'crew.csv')

  const link = page.getByRole('complementary', { name: 'Information' }).getByRole('link', { name: 'Download' })
  const arriving = page.waitForEvent('download')
  await link.click()
  expect((await arriving).suggestedFilename()).toBe('crew.csv')
  const begun = page.getByText('The download has begun')
  await expect(begun).toBeVisible()
  const shown = Date.now()
  const notice = page.getByRole('status').filter({ has: begun }).locator('> div')
  const [first, box] = [await notice.first().boundingBox(), await notice.filter({ has: begun }).boundingBox()]
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2
  expect(Math.abs(middle - 1440 / 2)).toBeLessThan(10)
  const bar = await page.getByRole('banner').first().boundingBox()
  expect(first?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity))
  expect(first?.y).toBeLessThan(90)
  await page.clock.fastForward(Math.max(0, 4000 - (Date.now() - shown)))
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await begun.isVisible()).toBe(true)
  await page.clock.fastForward(1000)
  await expect(begun).toBeHidden()

  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Description').fill('Who sailed in 1911')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Changes were not saved' })).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Who sailed in 1911')
  await link.click()
  await expect(page.getByRole('status').getByText('The server cannot be reached.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').getByText('Changes saved')).toBeVisible()
})

/** Two folders, the one open that has a file in it, which is selected. */
const shelves = async (page: Page, from: string, to: string): Promise<void> => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, to)
  await page.goto('/records/folders')
  await makeFolder(page, from)
  await upload(page, [csv('shelves.csv', [['shelf'], ['A1']])])
  await item(page, 'shelves.csv').click({ modifiers: ['Control'] })
}

test('what was moved is shown where it lies now, selected', { tag: '@full' }, async ({ page }) => {
  const [from, to] = [`Old shelf ${Date.now()}`, `New shelf ${Date.now()}`]
  await shelves(page, from, to)
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Move shelves.csv' })
  await dialog.getByRole('treeitem', { name: to }).click()
  await dialog.getByRole('button', { name: 'Move here' }).click()
  await page.getByRole('status').getByRole('link', { name: 'Show there' }).click()
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toContainText(to)
  await expect(item(page, 'shelves.csv')).toBeVisible()
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('1 selected')
  await expect(page.getByRole('link', { name: 'Show there' })).toBeHidden()
})

test('what was copied is shown there, the copy selected', { tag: '@full' }, async ({ page }) => {
  const [from, to] = [`First shelf ${Date.now()}`, `Second shelf ${Date.now()}`]
  await shelves(page, from, to)
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Copy to …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy shelves.csv' })
  await dialog.getByRole('treeitem', { name: to }).click()
  await dialog.getByRole('button', { name: 'Copy here' }).click()
  await page.getByRole('status').getByRole('link', { name: 'Show there' }).click()
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toContainText(to)
  await expect(item(page, 'shelves.csv')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('1 selected')
})
