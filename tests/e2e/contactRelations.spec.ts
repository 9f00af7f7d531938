import { expect, item, makeFolder, signIn, test, undoOf, upload } from './support/journey.ts'

test('a new donor is tied to an asset, shown on both sides, and taken back', async ({ page }) => {
  const lastName = `Donor ${Date.now()}`
  const name = `Kari ${lastName}`
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Gifts ${Date.now()}`)
  await upload(page, [{ name: 'gift.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') }])
  await item(page, 'gift.csv').dblclick()
  await page.getByRole('link', { name: /^Related Assets/ }).click()
  await page.getByRole('button', { name: 'Add a person or institution' }).click()
  await page.getByRole('link', { name: 'New contact…' }).click()
  await page.getByLabel('First name').fill('Kari')
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Category').click()
  await page.getByRole('option', { name: 'Collectors' }).click()
  await page.getByRole('button', { name: 'Add contact' }).click()

  const dialog = page.getByRole('dialog', { name: 'Add a person or institution' })
  await expect(dialog.getByLabel('Who')).toHaveValue(name)
  await dialog.getByLabel('From').fill('about 1887')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(`${name} now belongs to “gift.csv”`)).toBeVisible()
  await expect(page.getByText('from about 1887')).toBeVisible()

  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const relations = page.getByRole('region', { name: 'Relations' })
  await expect(relations.getByRole('link', { name: 'gift.csv' })).toBeVisible()
  await relations.getByRole('button', { name: 'Remove gift.csv' }).click()
  await expect(relations.getByRole('link', { name: 'gift.csv' })).toBeHidden()
  await expect(page.getByText(`${name} no longer belongs to “gift.csv”`)).toBeVisible()
  await undoOf(page, `${name} no longer belongs to “gift.csv”`).click()
  await relations.getByRole('link', { name: 'gift.csv' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
})
