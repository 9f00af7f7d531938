import type { Page } from '@playwright/test'
import { FULL } from '../support/leftToFull.ts'
import { apiOf } from './support/calls.ts'
import { expect, signIn, test } from './support/journey.ts'
import { expectSignedIn, offerPassword, somebody } from './support/newcomer.ts'

/** Asked by nobody else of its account, in whose history the chat is found again. */
const QUESTION = 'Which pictures show the inner harbour?'

test('somebody asks the assistant, follows a source while the dialog is out of the way, and finds the chat again', async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  await page.goto('/records/folders')
  await page.getByRole('button', { name: 'Ask the assistant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assistant' })
  const field = dialog.getByRole('textbox', { name: 'Your question' })

  // What cannot be sent is said, and is in the field again (section 8).
  await page.route('**/v1/ai-assistant/message', (route) => route.abort())
  await field.fill(QUESTION)
  await field.press('Enter')
  await expect(page.getByText('Error sending message')).toBeVisible()
  await expect(field).toHaveValue(QUESTION)
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
  await expect(dialog.getByText(QUESTION)).toBeVisible()
  await dialog.getByRole('button', { name: 'New chat' }).click()
  await expect(dialog.getByText('What would you like to know?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Show earlier chats' }).click()
  await dialog.getByRole('navigation').getByRole('button', { name: QUESTION, exact: true }).first().click()
  await expect(dialog.getByRole('list', { name: 'Sources' }).getByRole('link').first()).toBeVisible()

  await dialog.getByRole('button', { name: 'Open as a page' }).click()
  await expect(page).toHaveURL(/\/ai-assistant\?thread=/)
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('list', { name: 'Sources' }).getByRole('link').first()).toBeVisible()
  await main.getByRole('link', { name: 'Open as search' }).click()
  await expect(page).toHaveURL(/\/advanced-search\/result\?q=/)
})

test('a source that was restricted since the answer says so at the click, and shows nothing of itself', async ({ page, request, browser }) => {
  const { email } = await somebody(page, request)
  await offerPassword(page, email)
  await expectSignedIn(page)
  await page.getByRole('button', { name: 'Ask the assistant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assistant' })
  const field = dialog.getByRole('textbox', { name: 'Your question' })
  await field.fill('Which pictures show the harbour?')
  await field.press('Enter')
  const source = dialog.getByRole('list', { name: 'Sources' }).getByRole('link').first()
  const [, type = '', id = ''] = /^\/(\w+)\/assets\/([^/]+)\//.exec((await source.getAttribute('href')) ?? '') ?? []
  await expect(dialog.getByRole('button', { name: 'This answer helped' })).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, 'admin@harbour.example')
  const call = await apiOf(theirs)
  const { name } = await call<{ readonly name: string }>('GET', `/v1/assets/${id}`, undefined, type.toUpperCase())
  const { items } = await call<{ readonly items: readonly { readonly id: string }[] }>('GET', `/v1/restrictions/users?kind=asset&id=${id}&search=${email}&limit=20`)
  await call('POST', `/v1/users/${items[0]?.id ?? ''}/restrictions`, { restrict: [{ kind: 'asset', id }], lift: [] }, type.toUpperCase())

  await source.click()
  await expect(page.getByRole('heading', { level: 1, name: 'You do not have access to this asset' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(name)
})

test('in two tabs of one thread, what one of them asks is seen in the other, with its answer', { tag: FULL }, async ({ page, context }) => {
  await signIn(page, 'admin@harbour.example')
  const ask = async (tab: Page, question: string): Promise<void> => {
    const field = tab.getByRole('main').getByRole('textbox', { name: 'Your question' })
    await field.fill(question)
    await field.press('Enter')
  }
  const expectAnswers = async (tab: Page, count: number) => expect(tab.getByRole('main').getByRole('button', { name: 'This answer helped' })).toHaveCount(count)
  await page.goto('/ai-assistant')
  await ask(page, 'Which pictures show the harbour?')
  await expectAnswers(page, 1)
  await expect(page).toHaveURL(/[?&]thread=/)

  const other = await context.newPage()
  await other.goto(page.url())
  await expectAnswers(other, 1)
  await ask(other, 'Which letters mention a bark?')
  await expectAnswers(other, 2)
  await expect(page.getByRole('main').getByText('Which letters mention a bark?')).toBeVisible()
  await expectAnswers(page, 2)
  await ask(page, 'How many are there?')
  for (const tab of [page, other]) await expectAnswers(tab, 3)
})
