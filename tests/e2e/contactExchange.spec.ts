import { expect, signIn, test, undoOf } from './support/journey.ts'

test('contacts are imported once they were tried, merged, and are several again', async ({ page }) => {
  const stamp = Date.now()
  const [one, other] = [`Åse Importer${stamp}`, `Åse Importer-Lie${stamp}`]
  const email = `importer${stamp}@example.org`
  await signIn(page, 'publisher@harbour.example')
  await page.goto('/contacts/general')
  const menu = async (entry: string) => {
    await page.getByRole('button', { name: 'More for contacts' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await menu('Import contacts')
  const dialog = page.getByRole('dialog')
  const csv = `Fornavn;Etternavn;E-post;Sted;Kategori\nÅse;Importer${stamp};${email};Bergen;Samlere\nÅse;Importer-Lie${stamp};${email};Oslo;Forhandlere\nX;Y;;;\n`
  await dialog.locator('input[type=file]').setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog.getByText('2 contacts would be added')).toBeVisible()
  await expect(dialog.getByText('1 contact has mistakes')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 2 contacts' }).click()
  await expect(dialog.getByText('2 contacts added')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()

  await menu('Find duplicates')
  await dialog.getByRole('button', { name: `Compare contacts like ${other}` }).click()
  await dialog.getByRole('radio', { name: new RegExp(`^Importer${stamp}`) }).click()
  await dialog.getByRole('button', { name: 'Merge 2 contacts' }).click()
  await expect(dialog.getByText('No duplicates')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  // The page is out of reach while a dialog is open.
  const undo = undoOf(page, `2 contacts merged: ${one}`)
  await undo.hover()
  await expect(dialog).toBeHidden()
  const rows = page.getByRole('main').getByRole('link', { name: /^Åse Importer/ }).filter({ hasText: String(stamp) })
  await page.getByRole('searchbox', { name: 'Find contacts' }).fill(email)
  await expect(rows).toHaveCount(1)
  await undo.click()
  await expect(rows).toHaveCount(2)
})

test('all that is held of a person is erased once the name is typed', { tag: '@full' }, async ({ page }) => {
  const name = `Erik Erased${Date.now()}`
  await signIn(page, 'publisher@harbour.example')
  await page.goto('/contacts/general/create')
  await page.getByLabel('First name').fill('Erik')
  await page.getByLabel('Last name').fill(name.slice(5))
  await page.getByLabel('Category').click()
  await page.getByRole('option', { name: 'Dealers' }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Erase this person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Erik')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog.getByText('Type the name exactly as it is shown.')).toBeVisible()
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('This contact does not exist any more')).toBeVisible()
})
