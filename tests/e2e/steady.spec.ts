import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectHome, fillSignIn, item, makeFolder, openItem, openRecords, signIn, test, transfer, upload } from './support/journey.ts'
import { offerPassword, somebody } from './support/newcomer.ts'
import { picture } from './support/ownFiles.ts'

const intoBequest = async (page: Page) => {
  const folders = page.getByRole('region', { name: 'Folders' })
  await folders.getByRole('link', { name: 'Acquisitions' }).click()
  await folders.getByRole('link', { name: '1887 Bequest' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '1887 Bequest' })).toBeVisible()
}

/** What moved by itself since the page began, as browsers score it: 0 is nothing. */
const shifted = (page: Page): Promise<{ readonly total: number; readonly what: readonly string[] }> =>
  page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => resolve([]), 300)
    })
    const shifts = entries as unknown as readonly { readonly value: number; readonly sources: readonly { readonly node: Node | null }[] }[]
    const nameOf = ({ node }: { readonly node: Node | null }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')
    return { total: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.flatMap(({ value, sources }) => sources.map((source) => `${value} ${nameOf(source)}`)) }
  })

test('nothing shifts while a folder and an asset are loaded', async ({ page }) => {
  // Where few other journeys make folders: the tree in the navigation is as long as the folders at the root are many.
  await signIn(page, 'admin@fjord.example', 'Fjord Archive')
  await makeFolder(page, `Steady ${Date.now()}`)
  await upload(page, await Promise.all(['a.jpg', 'b.jpg', 'c.jpg'].map((name, seed) => picture(name, seed))))
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await expect(item(page, name).locator('img')).toBeVisible()
  const folder = page.url()
  const asset = (await item(page, 'b.jpg').getByRole('link').getAttribute('href')) ?? ''
  // Slow enough that every skeleton is drawn before what it stands for.
  await page.route('**/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    await route.continue()
  })
  for (const look of ['Grid', 'List']) {
    await page.getByRole('radio', { name: look }).check({ force: true })
    await page.goto(folder)
    await expect(item(page, 'c.jpg').locator('img')).toBeVisible()
    await page.getByRole('button', { name: 'Actions for this folder', expanded: false }).waitFor()
    const { total, what } = await shifted(page)
    expect(total, `${look}: ${what.join('\n')}`).toBeLessThan(0.02)
  }
  await page.goto(asset)
  await expect(page.getByAltText('b.jpg').first()).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).waitFor()
  const { total, what } = await shifted(page)
  expect(total, what.join('\n')).toBeLessThan(0.02)
})

test('an application that cannot be loaded says so', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  // Until somebody tries again: it is asked for more than once, and comes as soon as one of these succeeds.
  let visits = 0
  page.on('request', (request) => (visits += request.isNavigationRequest() ? 1 : 0))
  await page.route('**/assets/application-*.js', (route) => (visits === 1 ? route.abort() : route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText('Vitrine did not load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()
})

test('the application is built for production, whatever NODE_ENV its server was started in', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const texts = await Promise.all(scripts.map(async (address) => (await page.request.get(address)).text()))
  expect(texts.join('')).toContain('createElement')
  expect(texts.join('')).not.toContain('React DevTools')
})

/** Undefined where what has the focus can be seen; else what lies over it. */
const coverOfFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return undefined
    // A radio button or checkbox that is hidden is pressed by its label.
    const shown = focused.closest('label') ?? focused
    const { left, top, width, height } = shown.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const isSeen = over !== null && (shown.contains(over) || over.contains(shown))
    return isSeen ? undefined : `${shown.outerHTML.slice(0, 160)} lies under ${over?.outerHTML.slice(0, 160) ?? 'the edge'}`
  })

/** Nobody else's: what other journeys do for the same person stands in the transfers of every tab. */
const signInAnew = async (page: Page, request: APIRequestContext, role: string) => {
  const { email } = await somebody(page, request, role)
  await offerPassword(page, email)
  await expectHome(page)
  await page.setViewportSize({ width: 1100, height: 360 })
}

test('what has the focus never lies under a bar', { tag: '@full' }, async ({ page, request }) => {
  await signInAnew(page, request, 'Publisher')
  await openRecords(page)
  await intoBequest(page)
  await page.getByRole('radio', { name: 'List' }).check({ force: true })
  await page.getByRole('button', { name: 'Actions for this folder', expanded: false }).waitFor()
  const press = async (key: string) => {
    await page.keyboard.press(key)
    expect(await coverOfFocus(page), key).toBeUndefined()
  }
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined))
  for (let stop = 0; stop < 30; stop += 1) await press('Tab')
  await item(page, 'amphora-attic-black-figure.tif').focus()
  for (const key of ['End', 'PageUp', 'ArrowUp', 'ArrowUp', 'PageUp', 'ArrowUp', 'Home', 'PageDown', 'ArrowDown', 'Space', 'ArrowUp', 'Home']) await press(key)
  for (let stop = 0; stop < 12; stop += 1) await press('Shift+Tab')
})

/** Through a table and back; how many of its rows had the focus. */
const rowsFocused = async (page: Page): Promise<number> => {
  await page.goto('/admin-panel/organizations-accounts')
  await page.getByRole('row').nth(2).waitFor()
  const rows = new Set<string>()
  for (const key of [...Array.from({ length: 60 }, () => 'Tab'), ...Array.from({ length: 60 }, () => 'Shift+Tab')]) {
    await page.keyboard.press(key)
    await expect.poll(() => coverOfFocus(page), key).toBeUndefined()
    rows.add(await page.evaluate(() => document.activeElement?.closest('tr, [role="row"]')?.textContent ?? ''))
  }
  return rows.size
}

test('nor under the bar of the table of users', { tag: '@full' }, async ({ page, request }) => {
  await signInAnew(page, request, 'Admin')
  expect(await rowsFocused(page)).toBeGreaterThan(2)
})

test('nor under that of the table of organizations', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  await fillSignIn(page, 'super@vitrine.example', 'Vitrine')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Admin panel' })).toBeVisible()
  await page.setViewportSize({ width: 1100, height: 360 })
  expect(await rowsFocused(page)).toBeGreaterThan(2)
})

test('what has the focus never lies under the transfers', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Covered ${randomUUID()}`)
  await upload(page, [await picture('a.jpg', 1)])
  await openItem(page, 'a.jpg')
  await expect(transfer(page, 'a.jpg')).toContainText('Complete')
  for (const [width, height] of [[1366, 768], [800, 700], [390, 844]] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Description').focus()
    const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
    while (!(await cancel.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab')
      expect(await coverOfFocus(page), `${width} px`).toBeUndefined()
    }
    await page.keyboard.press('Enter')
    await expect(cancel).toBeHidden()
  }
})

test('nor does it in a grid, nor the last field of a form', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Covered ${randomUUID()}`)
  await upload(page, await Promise.all(Array.from({ length: 12 }, (_, at) => picture(`${at + 10}.jpg`, at))))
  await expect(transfer(page, '21.jpg')).toContainText('Complete')
  await page.setViewportSize({ width: 1366, height: 900 })
  await item(page, '10.jpg').focus()
  for (const key of ['End', 'ArrowUp', 'ArrowDown', 'Home', 'PageDown', 'PageDown']) {
    await page.keyboard.press(key)
    expect(await coverOfFocus(page), key).toBeUndefined()
  }
  await page.getByRole('link', { name: 'Admin panel' }).first().click()
  await page.getByRole('link', { name: 'Add template' }).click()
  await page.getByRole('searchbox', { name: 'Find roles and users' }).fill('User')
  await page.getByRole('button', { name: 'Add User', exact: true }).focus()
  await page.screenshot({ path: '/tmp/shots/f.png' })
  expect(await coverOfFocus(page)).toBeUndefined()
})

/** By how many pixels the page, its content or the navigation can be scrolled sideways. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scrolling = [document.scrollingElement, document.getElementById('content'), ...document.querySelectorAll('nav:has([data-module]), nav:has([data-module]) *')]
    return Math.max(...scrolling.map((one) => (one !== null && getComputedStyle(one).overflowX !== 'hidden' ? one.scrollWidth - one.clientWidth : 0)))
  })

test('a long name without a blank is cut or broken, and pushes nothing off the page', { tag: '@full' }, async ({ page }) => {
  const long = 'long'.repeat(50)
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `${long}${randomUUID()}`)
  await expect(page.getByRole('tree').getByRole('treeitem', { selected: true })).toBeVisible()
  for (const [width, height] of [[1440, 900], [390, 844]] as const) {
    await page.setViewportSize({ width, height })
    expect(await overflow(page), `the folder at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.goto(`/search?q=not${long}`)
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible()
  for (const [width, height] of [[390, 844], [1440, 900]] as const) {
    await page.setViewportSize({ width, height })
    expect(await overflow(page), `the search at ${width} px`).toBeLessThanOrEqual(0)
  }
})

const PAGES = [
  '/records/folders', '/records/assets', '/records/web-ready', '/favorites', '/trash', '/search?q=harbour', '/profile',
  '/admin-panel/organizations-accounts', '/admin-panel/user-roles',
]

test('at 320 px nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login')
  expect(await overflow(page), 'login').toBeLessThanOrEqual(0)
  await signIn(page, 'admin@harbour.example')
  await intoBequest(page)
  const folder = page.url()
  const asset = (await page.locator('[data-place="0"]').getByRole('link').getAttribute('href')) ?? ''
  for (const address of [folder, asset, ...PAGES]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(/^(Error \d{3}\.|Something went wrong)/), address).toHaveCount(0)
    expect(await overflow(page), address).toBeLessThanOrEqual(0)
  }
})
