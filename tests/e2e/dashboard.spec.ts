import { readFile } from 'node:fs/promises'
import { expect, makeFolder, signIn, test, transfer, upload } from './support/journey.ts'
import { picture } from './support/ownFiles.ts'

test('a publisher sees what was added, as a chart, a table and a file, and goes to what a bar counts', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const name = `Counted ${Date.now()}`
  await makeFolder(page, name)
  await upload(page, [await picture(`${name}.jpg`, 7)])
  await expect(transfer(page, `${name}.jpg`)).toContainText('Complete')

  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  // Other journeys add files as well.
  await expect(page.getByRole('region', { name: 'Recently added files' }).getByRole('link')).not.toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Storage by person' })).toBeHidden()

  const added = page.getByRole('region', { name: 'Added files', exact: true })
  await added.getByRole('button', { name: 'Last 12 months' }).click()
  await page.getByRole('menuitemradio', { name: 'Last 30 days' }).click()
  await expect(page).toHaveURL(/\?period=days$/)
  await expect(added.getByRole('listitem')).toHaveCount(30)
  await added.getByRole('button', { name: 'As table' }).click()
  await expect(added.getByRole('row')).toHaveCount(31)
  const downloading = page.waitForEvent('download')
  await added.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await (await downloading).path()
  expect((await readFile(file, 'utf8')).split('\r\n')[0]).toBe('\uFEFF"Day","Files","Size"')

  await added.getByRole('button', { name: 'As chart' }).click()
  const today = new Date().toISOString().slice(0, 10)
  await added.getByRole('link', { name: /so far/ }).click()
  await expect(page).toHaveURL(`/search?q=added%3A${today}+-type%3Afolder`)
})

test('an administrator sees who takes the storage up', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  await page.goto('/dashboard')
  for (const name of ['Storage by repository', 'Storage by person']) await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible()
})
