import { expect, makeFolder, signIn, test } from './support/journey.ts'

test('a group keeps a folder from its members and gives them a role, until they leave it', { tag: '@full' }, async ({ page, browser }) => {
  const folder = `Donor letters ${Date.now()}`
  await signIn(page, 'admin@harbour.example')
  await makeFolder(page, folder)
  const other = await browser.newPage()
  await signIn(other, 'user@harbour.example')
  const there = other.getByRole('region', { name: 'Folders' }).getByRole('link', { name: folder })
  await expect(there).toBeVisible()
  await expect(other.getByRole('main').getByRole('button', { name: 'New folder' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Admin panel' }).click()
  await page.getByRole('link', { name: 'User Groups' }).click()
  await expect(page.getByText('No groups yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add group' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Summer interns')
  await dialog.getByRole('button', { name: /^Role/ }).click()
  await page.getByRole('option', { name: 'Publisher' }).click()
  await dialog.getByLabel('Find people to add').fill('user@harbour')
  await dialog.getByRole('listitem').filter({ hasText: 'user@harbour.example' }).getByRole('button').click()
  await dialog.getByRole('button', { name: 'Add group' }).click()
  await expect(page.getByText('The group Summer interns is made')).toBeVisible()
  await expect(page.getByRole('row', { name: /Summer interns.*1 person.*Publisher/ })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Summer interns' }).click()
  await page.getByRole('menuitem', { name: 'Restrict access' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: folder }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save restrictions' }).click()
  await expect(page.getByText('The restrictions are saved')).toBeVisible()

  await expect(there).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('main').getByRole('button', { name: 'New folder' })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Summer interns' }).click()
  await page.getByRole('menuitem', { name: 'Delete group' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete group' }).click()
  await expect(page.getByText('The group Summer interns is deleted')).toBeVisible()
  await expect(there).toBeVisible()
  await other.close()
})
