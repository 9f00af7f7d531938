import { expect, signIn, test } from './support/journey.ts'

test('a folder is shared with somebody outside, who opens it with a pass phrase and without JavaScript, until it is revoked', async ({ page, browser }) => {
  const title = `For the printer ${Date.now()}`
  const phrase = 'green boathouse'
  await signIn(page, 'admin@harbour.example')
  await page.goto('/records/folders')
  await page.getByRole('main').getByRole('link', { name: /^Acquisitions/ }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Share link…' }).click()
  const making = page.getByRole('dialog', { name: 'Share by a link' })
  await making.getByLabel('Title').fill(title)
  await making.getByText('Ask for a pass phrase').click()
  await making.getByLabel('Pass phrase', { exact: true }).fill(phrase)
  await making.getByRole('button', { name: 'Make link' }).click()
  const address = page.getByRole('dialog', { name: 'The link is ready' }).getByLabel('Address')
  await expect(address).toHaveValue(/\/share\/[\w-]{43}$/)
  const shared = await address.inputValue()

  const outside = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await outside.goto(shared)
  await expect(outside.getByRole('heading', { level: 1, name: 'Pass phrase' })).toBeVisible()
  await outside.getByLabel('Pass phrase').fill('red boathouse')
  await outside.getByRole('button', { name: 'Open' }).click()
  await expect(outside.getByText('This is not the pass phrase.')).toBeVisible()
  await outside.getByLabel('Pass phrase').fill(phrase)
  await outside.getByRole('button', { name: 'Open' }).click()
  await expect(outside.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await outside.getByRole('link', { name: '1902 Purchase' }).click()
  await expect(outside.getByRole('link', { name: /bark-haabet/ })).toBeVisible()

  await page.goto('/share-links')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('Active')
  await row.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await expect(page.getByText(`“${title}” was revoked.`)).toBeVisible()
  await outside.reload()
  await expect(outside.getByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible()
})
