import { expect, signIn, test } from './support/journey.ts'

test('a contact is added, told from one of the same name, changed, moved to the trash and had back', async ({ page }) => {
  const lastName = `Berg ${Date.now()}`
  const name = `Ada ${lastName}`
  const fill = async (phone: string) => {
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill(lastName)
    await page.getByLabel('Category').click()
    await page.getByRole('option', { name: 'Dealers' }).click()
    await page.getByLabel('Phone').fill(phone)
    await page.keyboard.press('Enter')
  }
  await signIn(page, 'publisher@harbour.example')
  await page.getByRole('navigation').getByRole('link', { name: /^Contacts/ }).click()
  await page.getByRole('link', { name: 'Add contact' }).click()
  await fill('+47 912 34 567')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(`Contact added: ${name}`)).toBeVisible()

  await page.goto('/contacts/general/create')
  await fill('+47 912 34 567')
  const there = page.getByRole('link', { name: `Open ${name}` })
  await expect(there).toHaveAttribute('href', /\/contacts\/general\/detail\//)
  await expect(page.getByLabel('Last name')).toHaveValue(lastName)
  await page.getByLabel('Phone').fill('+47 900 00 001')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Contact added: ${name}`)).toBeVisible()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('City').fill('Bergen')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Contact saved: ${name}`)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Bergen')

  await page.getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByText(`Moved to the trash: ${name}`)).toBeVisible()
  await page.goto(`/contacts/general?term=${encodeURIComponent(lastName)}`)
  const rows = page.getByRole('main').getByRole('link', { name })
  await expect(rows).toHaveCount(1)
  await page.goto('/contacts/general?show=trash')
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(page.getByText(`Restored: ${name}`)).toBeVisible()
  await page.goto(`/contacts/general?term=${encodeURIComponent(lastName)}`)
  await expect(rows).toHaveCount(2)
})
