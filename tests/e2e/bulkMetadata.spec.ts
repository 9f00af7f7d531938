import { expect, item, makeFolder, openItem, signIn, test, undoOf, upload } from './support/journey.ts'
import { csv } from './support/ownFiles.ts'

test('three assets are described together, after a look at the difference; undoing takes it from all', async ({ page }) => {
  const names = ['one.csv', 'two.csv', 'three.csv']
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Described together ${Date.now()}`)
  await upload(page, names.map((name) => csv(name, [['berth'], [name]])))
  for (const name of names) await expect(item(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Actions for this folder', expanded: false }).waitFor()
  await item(page, 'one.csv').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+End')
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('3 selected')

  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Edit details of 3 assets' })
  const take = async (field: string) => {
    await dialog.getByRole('button', { name: /^Change a field/ }).click()
    await page.getByRole('option', { name: field, exact: true }).click()
  }
  await expect(dialog.getByText('Describes 0 of 3')).toBeVisible()
  await take('Title')
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Berths of the old harbour')
  await take('Kind of document')
  await dialog.getByRole('combobox', { name: 'Kind of document' }).click()
  await page.getByRole('option', { name: 'Report' }).click()
  await dialog.getByRole('button', { name: 'Review changes' }).click()
  await expect(dialog.getByText('3 assets change')).toBeVisible()
  await expect(dialog.locator('ins', { hasText: 'Berths of the old harbour' })).toHaveCount(3)
  await expect(dialog.locator('ins', { hasText: 'Report' })).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('3 assets changed')).toBeVisible()
  await undoOf(page, '3 assets changed').click()
  await expect(page.getByText('Undone: 3 assets are as they were')).toBeVisible()
  await openItem(page, 'two.csv')
  await page.getByRole('link', { name: 'Metadata', exact: true }).click()
  await expect(page.getByText('Not described yet')).toBeVisible()
})
