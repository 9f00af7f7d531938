import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { csv } from './support/ownFiles.ts'
import { apiOf } from './support/calls.ts'
import { expect, HARBOUR, item, makeFolder, signIn, test, upload } from './support/journey.ts'
import { expectSignedIn, offerPassword, PASSWORD, somebody } from './support/newcomer.ts'

interface Named {
  readonly id: string
  readonly name: string
}

interface Made {
  readonly id: string
  readonly revision: number
  readonly attributes: readonly Named[]
}

const ATTRIBUTE = {
  id: null, name: 'Note', type: 'text', options: [], required: false, repeatable: false, visibleOnPortal: false, helpText: '', defaultValue: '', section: '', element: null, unit: null, currency: null,
}

/** A folder with a file that a template of its own, for one role, describes; all made by whoever is signed in. */
const described = async (page: Page, role: string) => {
  const name = `Losses ${randomUUID().slice(0, 8)}`
  await makeFolder(page, name)
  await upload(page, [csv('ledger.csv', [['a', name]])])
  await expect(item(page, 'ledger.csv')).toBeVisible()
  const folderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const api = await apiOf(page)
  const { items: roles } = await api<{ readonly items: readonly Named[] }>('GET', '/v1/roles')
  const roleId = (wanted: string): string => roles.find((one) => one.name === wanted)?.id ?? ''
  const form = { name, shortDescription: '', type: 'ALL', attributes: [ATTRIBUTE], rolesIds: [roleId(role), roleId('Admin')], usersIds: [] }
  const draft = await api<Made>('POST', '/v1/templates', form)
  const template = await api<Made>('POST', `/v1/templates/${draft.id}/publish`, { revision: draft.revision })
  const { items } = await api<{ readonly items: readonly Named[] }>('GET', `/v1/assets?folderId=${folderId}&limit=1`)
  await api('PATCH', `/v1/assets/${items[0]?.id}/metadata`, { changes: [{ attributeId: template.attributes[0]?.id, values: ['As it was'], revision: 0 }] })
  const read = () => api<object>('GET', `/v1/assets/${items[0]?.id}/metadata`)
  return { api, name, template, roleId, read, address: `/records/assets-metadata?template=${template.id}&folder=${folderId}` }
}

const typeInto = async (page: Page) => {
  await page.getByRole('gridcell').filter({ hasText: 'As it was' }).dblclick()
  await page.keyboard.type(', and typed on')
}

const newcomer = async (browser: Browser, baseURL: string | undefined) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  return { context, page: await context.newPage() }
}

test('a template that is hidden while its cell is open takes nothing with it that was typed', async ({ page, browser, baseURL }) => {
  await signIn(page, 'admin@harbour.example')
  const { api, template, read, address } = await described(page, 'Publisher')
  const { context, page: other } = await newcomer(browser, baseURL)
  await signIn(other, 'publisher@harbour.example')
  await other.goto(address)
  await typeInto(other)
  const active = await api<Made>('GET', `/v1/templates/${template.id}`)
  await api('POST', `/v1/templates/${template.id}/hide`, { revision: active.revision })
  await other.keyboard.press('Enter')
  const cell = other.getByRole('gridcell').filter({ hasText: 'As it was, and typed on' })
  await expect(cell).toHaveAttribute('aria-invalid', 'true')
  await expect(other.getByText('1 cell not saved yet')).toBeVisible()
  expect(JSON.stringify(await read())).not.toContain('typed on')
  await context.close()
})

test('whoever loses the role of a template while a cell is open is told so, and keeps what was typed', { tag: '@full' }, async ({ page, browser, baseURL, request }) => {
  await signIn(page, 'admin@harbour.example')
  const { api, roleId, read, address } = await described(page, 'Publisher')
  const { context, page: other } = await newcomer(browser, baseURL)
  const { email } = await somebody(other, request, 'Publisher')
  await offerPassword(other, email)
  await expectSignedIn(other)
  await other.goto(address)
  await typeInto(other)
  const { items } = await api<{ readonly items: readonly { readonly id: string; readonly email: string }[] }>('GET', `/v1/users?search=${encodeURIComponent(email)}`)
  const userIds = items.filter((one) => one.email === email).map(({ id }) => id)
  await api('POST', '/v1/users/roles', { userIds, roleId: roleId('User'), rehearse: false })
  await other.keyboard.press('Enter')
  await expect(other.getByText('This template no longer exists.')).toBeVisible()
  // One asks for it, or it stands on the page as soon as the table has gone from the list, too.
  const [shown, kept] = [other.getByRole('button', { name: 'Show what is not saved' }), other.getByText('As it was, and typed on')]
  await expect(async () => {
    if (await shown.isVisible()) await shown.click({ timeout: 1000 })
    await expect(kept).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(JSON.stringify(await read())).not.toContain('typed on')
  await context.close()
})

test('the search that is pressed while a cell is open takes nothing with it, also where it leads away', async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  const { name, read, address } = await described(page, 'Publisher')
  await page.goto(address)
  await typeInto(page)
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.click()
  await expect(search).toBeFocused()
  await expect(page.getByRole('gridcell').filter({ hasText: 'As it was, and typed on' })).toContainText('Saved')
  // What the search offers before anything is typed may lie over the cell.
  await page.keyboard.press('Escape')
  await typeInto(page)
  await search.click()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search/)
  await expect.poll(async () => JSON.stringify(await read())).toContain('typed on, and typed on')
})

test('a session that ends while a cell is open takes nothing with it: after the next sign-in it is saved', async ({ page, browser, baseURL, request }) => {
  await signIn(page, 'admin@harbour.example')
  const { address } = await described(page, 'Publisher')
  const { context, page: own } = await newcomer(browser, baseURL)
  const { email } = await somebody(own, request, 'Publisher')
  await offerPassword(own, email)
  await expectSignedIn(own)
  await own.goto(address)
  await typeInto(own)
  const login = await request.post('/v1/auth/login', { data: { email, organization: HARBOUR, password: PASSWORD, rememberMe: false } })
  const { token } = (await login.json()) as { readonly token: string }
  const ended = await request.delete('/v1/account/other-sessions', { headers: { authorization: `Bearer ${token}` } })
  expect(ended.status()).toBe(200)
  await expect(own).toHaveURL(/\/login/)
  await offerPassword(own, email)
  await expectSignedIn(own)
  await own.goto(address)
  await expect(own.getByText('As it was, and typed on')).toBeVisible()
  await expect(own.getByText('1 cell not saved yet')).toBeHidden()
  await own.reload()
  await expect(own.getByText('As it was, and typed on')).toBeVisible()
  await context.close()
})

test('a browser that crashes while a cell is open takes nothing with it: the cell and its field begin with what was typed', { tag: '@full' }, async ({ page, context }) => {
  await signIn(page, 'admin@harbour.example')
  const { address } = await described(page, 'Publisher')
  await page.goto(address)
  await typeInto(page)
  // A crash takes with it what was typed within the last moment.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('As it was, and typed on')
  const crashed = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  const next = await context.newPage()
  await signIn(next, 'admin@harbour.example')
  await next.goto(address)
  await next.getByRole('gridcell').filter({ hasText: 'As it was' }).dblclick()
  await expect(next.getByRole('textbox', { name: 'Note' })).toHaveValue('As it was, and typed on')
  await next.keyboard.press('Enter')
  await expect(next.getByRole('gridcell').filter({ hasText: 'As it was, and typed on' })).toBeVisible()
  await expect(next.getByText('1 cell not saved yet')).toBeHidden()
})
