import { expect, item, makeFolder, signIn, test, upload } from './support/journey.ts'
import { csv } from './support/ownFiles.ts'

test('what comes into a web ready folder is asked about once, and made ready or left as it is', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Exhibition ${Date.now()}`)
  await upload(page, [csv('first.csv', [['a']])])
  await expect(item(page, 'first.csv')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for this folder' }).click()
  await page.getByRole('menuitem', { name: 'Make web ready' }).click()
  await page.getByRole('dialog', { name: /^Make .* web ready\?$/ }).getByRole('button', { name: 'Make web ready' }).click()
  const head = page.getByRole('main').locator('header')
  await expect(head).toContainText('1 of 1 web ready')

  await upload(page, [csv('second.csv', [['b']]), csv('third.csv', [['c']])])
  await expect(head).toContainText('1 of 3 web ready')
  await page.getByRole('button', { name: '2 new items: web ready?' }).click()
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
