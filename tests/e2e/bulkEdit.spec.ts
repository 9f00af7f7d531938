import { expect, item, makeFolder, openItem, signIn, test, undoOf, upload } from './support/journey.ts'
import { csv } from './support/ownFiles.ts'

test('three assets chosen by keys get a tag together, after a look at the difference; undoing takes it from all', { tag: '@full' }, async ({ page }) => {
  const names = ['one.csv', 'two.csv', 'three.csv']
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Together ${Date.now()}`)
  await upload(page, names.map((name) => csv(name, [['berth'], [name]])))
  for (const name of names) await expect(item(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Actions for this folder', expanded: false }).waitFor()
  await item(page, 'one.csv').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+End')
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('3 selected')

  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Edit details of 3 assets' })
  const tags = dialog.getByRole('radiogroup', { name: 'Tags: what to do' })
  await tags.getByRole('radio', { name: 'Append' }).check({ force: true })
  await dialog.getByLabel('Tags to append').fill('Quay')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Review changes' }).click()
  await expect(dialog.getByText('3 assets change')).toBeVisible()
  await expect(dialog.locator('ins', { hasText: 'Quay' })).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('3 assets changed')).toBeVisible()
  await expect(page.getByRole('grid').locator('[data-place]:focus')).toHaveCount(1)

  await undoOf(page, '3 assets changed').click()
  await expect(page.getByText('Undone: 3 assets are as they were')).toBeVisible()
  await openItem(page, 'two.csv')
  await page.getByRole('tab', { name: 'Asset History' }).or(page.getByRole('link', { name: 'Asset History' })).click()
  await expect(page.getByRole('main').getByText('Quay')).toHaveCount(2)
})
