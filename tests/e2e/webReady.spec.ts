import type { Locator, Page } from '@playwright/test'
import { expect, item, makeFolder, signIn, test, upload } from './support/journey.ts'
import { csv } from './support/ownFiles.ts'

/** A folder with one file, web ready. Answers its head, which counts. */
const webReadyFolder = async (page: Page, name: string): Promise<Locator> => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, name)
  await upload(page, [csv('first.csv', [['a']])])
  await expect(item(page, 'first.csv')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for this folder' }).click()
  await page.getByRole('menuitem', { name: 'Make web ready' }).click()
  await page.getByRole('dialog', { name: /^Make .* web ready\?$/ }).getByRole('button', { name: 'Make web ready' }).click()
  const head = page.getByRole('main').locator('header')
  await expect(head).toContainText('1 of 1 web ready')
  return head
}

test('what comes into a web ready folder is asked about once, and made ready or left as it is', async ({ page }) => {
  const head = await webReadyFolder(page, `Exhibition ${Date.now()}`)

  await upload(page, [csv('second.csv', [['b']]), csv('third.csv', [['c']])])
  await expect(head).toContainText('1 of 3 web ready')
  // A phone's tools keep one row: there the folder's menu asks.
  const [asking, wide] = [page.getByRole('button', { name: '2 new items: web ready?' }), page.viewportSize()]
  await expect(asking).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(asking).toBeHidden()
  const tools = [head.getByRole('button', { name: 'Sort by' }), head.getByRole('button', { name: 'Actions for this folder' })]
  const [first, last] = await Promise.all(tools.map((tool) => tool.evaluate((element) => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2)))
  expect(last).toBeCloseTo(first ?? 0, 0)
  await tools[1]?.click()
  await expect(page.getByRole('menuitem', { name: '2 new items: web ready?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize(wide ?? { width: 1440, height: 900 })
  await asking.click()
  const question = page.getByRole('dialog', { name: 'Make 2 new items web ready too?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Make web ready' }).click()
  await expect(head).toContainText('3 of 3 web ready')
  await expect(page.getByRole('button', { name: /web ready\?$/ })).toBeHidden()

  await upload(page, [csv('fourth.csv', [['d']])])
  await page.getByRole('button', { name: '1 new item: web ready?' }).click()
  await page.getByRole('dialog', { name: 'Make 1 new item web ready too?' }).getByRole('button', { name: 'Leave it as it is' }).click()
  await expect(page.getByText(/1 new item in “Exhibition \d+” stays as it is/)).toBeVisible()
  await expect(head).toContainText('3 of 4 web ready')
  await page.reload()
  await expect(head).toContainText('3 of 4 web ready')
  await expect(page.getByRole('button', { name: 'Actions for this folder', expanded: false })).toBeVisible()
  await expect(page.getByRole('button', { name: /web ready\?$/ })).toBeHidden()
})

test('a folder’s rule makes what comes into it web ready, or leaves it, and is undone from the folder’s history', { tag: '@full' }, async ({ page }) => {
  const head = await webReadyFolder(page, `Loans ${Date.now()}`)

  await upload(page, [csv('second.csv', [['b']])])
  await page.getByRole('button', { name: '1 new item: web ready?' }).click()
  const question = page.getByRole('dialog', { name: 'Make 1 new item web ready too?' })
  await question.getByRole('checkbox', { name: 'Always do this with new items in this folder' }).check()
  await question.getByRole('button', { name: 'Make web ready' }).click()
  await expect(page.getByText(/is web ready, and what comes later will be too/)).toBeVisible()
  await expect(head).toContainText('2 of 2 web ready')
  await upload(page, [csv('third.csv', [['c']])])
  await expect(head).toContainText('3 of 3 web ready')

  const folder = new URL(page.url()).pathname
  await page.goto(`${folder}/detail/details`)
  await page.getByRole('button', { name: 'New items in this folder: Always web ready' }).click()
  await page.getByRole('menuitemradio', { name: 'Never web ready' }).click()
  await expect(page.getByRole('button', { name: 'New items in this folder: Never web ready' })).toBeFocused()
  await page.goto(folder)
  await upload(page, [csv('fourth.csv', [['d']])])
  await expect(item(page, 'fourth.csv')).toBeVisible()
  await expect(head).toContainText('3 of 4 web ready')
  await expect(page.getByRole('button', { name: /web ready\?$/ })).toBeHidden()

  await page.goto(`${folder}/detail/history`)
  const entry = page.getByRole('article').filter({ hasText: 'New items in this folder' }).first()
  await expect(entry).toContainText('Never web ready')
  await entry.getByRole('button', { name: /^Undo/ }).click()
  await page.goto(`${folder}/detail/details`)
  await expect(page.getByRole('button', { name: 'New items in this folder: Always web ready' })).toBeVisible()
})
