import type { Page } from '@playwright/test'
import { expect, makeFolder, openRecords, signIn, test, transfer, undoOf, upload } from './support/journey.ts'
import { picture } from './support/ownFiles.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })

const search = async (page: Page, words: string): Promise<void> => {
  await field(page).fill(words)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === words)
  await expect(page.getByRole('heading', { level: 1, name: /results?$/ })).toBeVisible()
}

test('a search is saved for a role, its users see what is new in it, and looking clears that', async ({ page, browser }) => {
  const [name, word] = [`Buoys ${Date.now()}`, `buoy${Date.now()}`]
  await signIn(page, 'admin@harbour.example')
  await makeFolder(page, name)
  await upload(page, [await picture(`${word} 1.jpg`, 3)])
  await expect(transfer(page, `${word} 1.jpg`)).toContainText('Complete')
  await search(page, word)
  await page.getByRole('button', { name: 'Save search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save search' })
  await expect(dialog.getByRole('list', { name: 'It finds' })).toHaveText(word)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('checkbox', { name: 'Publisher' }).check()
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByRole('button', { name: `Saved as ${name}` })).toBeVisible()

  const publisher = await (await browser.newContext()).newPage()
  await signIn(publisher, 'publisher@harbour.example')
  await publisher.goto('/advanced-search/saved')
  const shared = publisher.getByRole('region', { name: 'Shared with you' })
  await expect(shared.getByRole('link', { name })).toBeVisible()
  // Only its owner, and who manages roles, may change it.
  await expect(shared.getByRole('button', { name: `Actions for ${name}` })).toHaveCount(0)

  await page.goBack()
  await upload(page, [await picture(`${word} 2.jpg`, 4)])
  await expect(transfer(page, `${word} 2.jpg`)).toContainText('Complete')
  await publisher.goto('/')
  const news = publisher.getByRole('region', { name: 'Saved searches' }).getByRole('link', { name })
  await expect(news).toContainText('1 new')
  await expect(navigation(publisher).getByRole('link', { name })).toContainText('1 new')
  await news.click()
  await expect(publisher.getByRole('heading', { level: 1, name: '2 results' })).toBeVisible()
  await expect(navigation(publisher).getByRole('link', { name })).not.toContainText('new')
  await publisher.reload()
  await expect(navigation(publisher).getByRole('link', { name })).not.toContainText('new')
  await publisher.context().close()
})

test('a saved search is renamed, changed to what it was narrowed to, deleted and had back', { tag: '@full' }, async ({ page }) => {
  const name = `Lighthouses ${Date.now()}`
  await signIn(page, 'publisher@harbour.example')
  await search(page, 'lighthouse')
  await page.getByRole('button', { name: 'Save search' }).click()
  const dialog = page.getByRole('dialog')
  // Who may not list roles saves for themselves.
  await expect(dialog.getByText('Only you see it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Required.')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await navigation(page).getByRole('link', { name }).click()
  await expect(page).toHaveURL(/[?&]saved=/)

  await search(page, 'lighthouse type:image')
  await page.goBack()
  await expect(page).toHaveURL(/[?&]saved=/)
  await page.getByRole('checkbox', { name: /^Image/, checked: false }).first().click()
  await expect(page).toHaveURL(/type%3Aimage.*saved=/)
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByRole('menuitem', { name: `Change “${name}” to this search` }).click()
  await expect(dialog.getByRole('list', { name: 'Until now it found' })).toHaveText('lighthouse')
  await dialog.getByLabel('Name').fill(`${name} in pictures`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Saved as ${name} in pictures` })).toBeVisible()

  await navigation(page).getByRole('link', { name: 'All saved searches' }).click()
  const row = page.getByRole('main').getByRole('link', { name: `${name} in pictures` })
  await expect(row).toContainText('lighthouse · Type Image')
  await page.getByRole('button', { name: `Actions for ${name} in pictures` }).click()
  await page.getByRole('menuitem', { name: 'Delete saved search' }).click()
  await expect(row).toBeHidden()
  await undoOf(page, `The search “${name} in pictures” is deleted`).click()
  await expect(row).toBeVisible()
})

test('by the keyboard alone, what was searched for is found again in the empty field, and erased', { tag: '@full' }, async ({ page }) => {
  const word = `anchor${Date.now()}`
  await signIn(page, 'user@harbour.example')
  await page.keyboard.press('/')
  await page.keyboard.type(word)
  // Nobody waits for it but who leaves the application at once.
  const remembered = page.waitForResponse((response) => response.url().endsWith('/v1/recent-searches') && response.request().method() === 'POST')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await remembered
  await openRecords(page)
  await page.keyboard.press('/')
  const option = page.getByRole('option', { name: new RegExp(`^${word}`) })
  await expect(option).toBeVisible()
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${word}`)

  await openRecords(page)
  await page.keyboard.press('/')
  await expect(option).toBeVisible()
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(option).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Command palette' }).fill(word)
  await expect(page.getByRole('option', { name: `All results for “${word}”` })).toBeVisible()
  await expect(page.getByRole('option', { name: word, exact: true })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a search is saved, and opened from the drawer', { tag: '@full' }, async ({ page }) => {
    const name = `Harbours ${Date.now()}`
    await signIn(page, 'publisher@harbour.example')
    await page.goto('/search?q=harbour')
    await page.getByRole('button', { name: 'Save search' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Save search' }).click()
    await page.goto('/favorites')
    await page.getByRole('button', { name: 'Open the navigation' }).click()
    await page.getByRole('dialog').getByRole('link', { name }).click()
    await expect(page.getByRole('button', { name: `Saved as ${name}` })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
