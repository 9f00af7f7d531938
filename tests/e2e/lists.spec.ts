import { expect, item, makeFolder, signIn, test, upload } from './support/journey.ts'
import { csv } from './support/ownFiles.ts'

test('from every list one opens an asset, goes on in its order and comes back to its place; what is a favorite is taken home from there', async ({ page }) => {
  const stem = `berth-${Date.now()}`
  // Before all others: what they add or remove meanwhile moves none of the three.
  const names = ['a', 'b', 'c'].map((letter) => `00-${stem}-${letter}.csv`)
  const [first = '', second = '', third = ''] = names
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const next = page.getByRole('button', { name: 'Next' })
  const back = page.getByRole('button', { name: 'Back to the list' })
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Lists ${Date.now()}`)
  await upload(page, names.map((name) => csv(name, [['berth'], [name]])))
  await expect(item(page, third)).toBeVisible()

  // All assets: by name, so that the three stand one after the other.
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'All assets' }).click()
  await title('All assets')
  await page.goto('/records/assets?sort=name')
  await item(page, first).focus()
  await page.keyboard.press('Enter')
  await title(first)
  await next.click()
  await title(second)
  // What others do meanwhile has the list read again: a key before that leads nowhere yet.
  await expect(next).toBeEnabled()
  await page.keyboard.press('ArrowRight')
  await title(third)
  await back.click()
  await expect(page).toHaveURL(/\/records\/assets\?sort=name$/)
  await expect(item(page, first)).toBeFocused()

  await item(page, second).focus()
  await page.keyboard.press('s')
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Favorites' }).click()
  const favorite = page.getByRole('grid', { name: 'Favorites' }).getByRole('row').filter({ hasText: second })
  await favorite.click({ button: 'right' })
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe(second)
  await favorite.focus()
  await page.keyboard.press('s')
  await expect(favorite).toBeHidden()

  await page.goto(`/search?q=${stem}`)
  const hits = page.getByRole('main').getByRole('link', { name: new RegExp(stem) })
  await hits.first().click()
  await title(first)
  await next.click()
  await title(second)
  await page.reload()
  await next.click()
  await title(third)
  await back.click()
  await expect(page).toHaveURL(/\/search\?q=berth/)
  await expect(hits).toHaveCount(3)
})

test('what a search finds is selected and acted on as in a folder, by mouse and by keyboard, and what goes away is not selected any more', { tag: '@full' }, async ({ page }) => {
  const stem = `quay${Date.now()}`
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Quays ${stem}`)
  await upload(page, ['a', 'b', 'c'].map((end) => csv(`${stem}-${end}.csv`, [['quay']])))
  for (const end of ['a', 'b', 'c']) await expect(item(page, `${stem}-${end}.csv`)).toBeVisible()
  await page.goto(`/search?q=${stem}-&view=list`)
  const row = (end: string) => page.getByRole('row').filter({ hasText: `${stem}-${end}.csv` })
  const bar = page.getByRole('toolbar', { name: 'Selection' })
  await row('a').locator('.tick').click()
  await row('c').locator('.type').click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('3 selected')
  await row('b').locator('.type').click({ modifiers: ['ControlOrMeta'] })
  await expect(bar).toContainText('2 selected')
  // Beside the facets there is room for six; the menu has all.
  await expect(bar.locator('span > button:visible').filter({ hasText: /\w/ })).toHaveText(['Download', 'Edit', 'Move to …', 'Copy to …', 'Table', 'Web ready'])
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()

  await row('a').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar).toContainText('2 selected')
  await page.keyboard.press('Delete')
  await expect(row('a')).toBeHidden()
  await expect(row('b')).toBeHidden()
  await expect(bar).toBeHidden()
  await expect(row('c')).toBeVisible()

  await page.goto(`/trash?term=${stem}-`)
  await expect(page.getByRole('grid', { name: 'Trash' }).getByRole('row').filter({ hasText: '.csv' })).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Find by name' }).fill(`${stem}-b`)
  await expect(row('a')).toBeHidden()
  await expect(row('b')).toBeVisible()
})

test('what the selection bar offers is fetched when the list is drawn, before what a page needs later', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const folders = page.getByRole('region', { name: 'Folders' })
  await folders.getByRole('link', { name: 'Acquisitions' }).click()
  await folders.getByRole('link', { name: '1887 Bequest' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '1887 Bequest' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Assets' }).locator('[data-place]').first()).toBeVisible()
  const startOf = (name: string) =>
    page.evaluate((part) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(`/assets/${part}`))?.startTime, name)
  await expect.poll(() => startOf('capabilities-')).toBeGreaterThan(0)
  expect(await startOf('selection-')).toBeLessThan((await startOf('capabilities-')) ?? 0)
})
