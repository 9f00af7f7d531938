import { expect, makeFolder, openItem, signIn, test, transfer, transfers, upload } from './support/journey.ts'
import { csv } from './support/ownFiles.ts'

test('what was done and what failed is told at the top centre, for five seconds', async ({ page, context }) => {
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
  const box = await page.getByRole('status').filter({ has: begun }).locator('> div').boundingBox()
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2
  expect(Math.abs(middle - 1440 / 2)).toBeLessThan(10)
  expect(box?.y).toBeLessThan(60)
  await expect(begun).toBeHidden()
  const seconds = (Date.now() - shown) / 1000
  expect(seconds).toBeGreaterThan(4)
  expect(seconds).toBeLessThan(8)

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
