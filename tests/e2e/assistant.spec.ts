import { expect, signIn, test } from './support/journey.ts'

test('somebody asks the assistant, follows a source while the dialog is out of the way, and finds the chat again', async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  await page.goto('/records/folders')
  await page.getByRole('button', { name: 'Ask the assistant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assistant' })
  const field = dialog.getByRole('textbox', { name: 'Your question' })

  // What cannot be sent is said, and is in the field again (section 8).
  await page.route('**/v1/ai-assistant/message', (route) => route.abort())
  await field.fill('Which pictures show the harbour?')
  await field.press('Enter')
  await expect(page.getByText('Error sending message')).toBeVisible()
  await expect(field).toHaveValue('Which pictures show the harbour?')
  await page.unroute('**/v1/ai-assistant/message')

  await field.press('Enter')
  const source = dialog.getByRole('list', { name: 'Sources' }).getByRole('link').first()
  await expect(source).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'This answer helped' })).toBeVisible()
  const address = (await source.getAttribute('href')) ?? ''
  await source.click()
  await expect(page).toHaveURL(new RegExp(address.split('?')[0] ?? ''))
  await expect(dialog).toBeHidden()

  const minimised = page.getByRole('region', { name: 'Minimised assistant' })
  await minimised.getByRole('button', { name: /Open the assistant$/ }).click()
  await expect(dialog.getByText('Which pictures show the harbour?')).toBeVisible()
  await dialog.getByRole('button', { name: 'New chat' }).click()
  await expect(dialog.getByText('What would you like to know?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Show earlier chats' }).click()
  await dialog.getByRole('navigation').getByRole('button', { name: 'Which pictures show the harbour?', exact: true }).first().click()
  await expect(dialog.getByRole('list', { name: 'Sources' }).getByRole('link').first()).toBeVisible()

  await dialog.getByRole('button', { name: 'Open as a page' }).click()
  await expect(page).toHaveURL(/\/ai-assistant\?thread=/)
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('list', { name: 'Sources' }).getByRole('link').first()).toBeVisible()
  await main.getByRole('link', { name: 'Open as search' }).click()
  await expect(page).toHaveURL(/\/advanced-search\/result\?q=/)
})
