import { expect, item, makeFolder, signIn, test, upload } from './support/journey.ts'
import { csv } from './support/ownFiles.ts'

test('from every list one opens an asset, goes on in its order and comes back to its place; what is a favorite is taken home from there', async ({ page }) => {
  const stem = `berth-${Date.now()}`
  const names = ['a', 'b', 'c'].map((letter) => `${stem}-${letter}.csv`)
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
  const favorite = page.getByRole('list', { name: 'Favorites' }).getByRole('listitem').filter({ hasText: second })
  await favorite.click({ button: 'right' })
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe(second)
  await favorite.getByRole('link').focus()
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
