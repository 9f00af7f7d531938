import { devices, type Page } from '@playwright/test'
import { fourFiles } from './support/fourFiles.ts'
import { expect, signIn, test } from './support/journey.ts'

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const query = (page: Page) => page.getByRole('textbox', { name: 'As a query' })
const hits = (page: Page, stem: string) => page.getByRole('main').getByRole('link', { name: new RegExp(stem) })

test('conditions are put together in groups, counted, searched for, and edited again where they were', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const { stem, folder } = await fourFiles(page)
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Advanced Search' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced Search' })).toBeVisible()

  const search = page.getByRole('main').getByRole('button', { name: 'Search', exact: true })
  await search.click()
  const term = page.getByRole('textbox', { name: 'Search term' })
  await expect(page.getByText('Enter a search term or select Asset Type or Asset Repository or Date.')).toBeVisible()
  await expect(term).toBeFocused()
  await page.getByRole('textbox', { name: 'Added From' }).fill('01/01/2020')
  await search.click()
  await expect(page.getByText('From and Until dates are required together.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Until' }).fill('12/31/2099')
  await term.fill(`${stem}*`)
  await expect(page.getByRole('status').filter({ hasText: '4 results' })).toBeVisible()

  await page.getByRole('group', { name: 'All of these' }).getByRole('button', { name: 'Add a condition' }).click()
  await field(page, 'All of these 1: field').fill('fold')
  await page.getByRole('option', { name: 'Folder', exact: true }).click()
  await field(page, 'All of these 1: value').fill(folder)
  await page.getByRole('option', { name: folder }).click()
  await page.getByRole('group', { name: 'None of these' }).getByRole('button', { name: 'Add a condition' }).click()
  await field(page, 'None of these 1: field').click()
  await page.getByRole('option', { name: 'Type', exact: true }).click()
  await field(page, 'None of these 1: value').click()
  await page.getByRole('option', { name: /^Image/ }).click()
  await expect(query(page)).toHaveValue(new RegExp(`^${stem}\\* added:2020-01-01..2099-12-31 folder:id:[0-9a-f-]{36} -type:image$`))
  await expect(page.getByRole('status').filter({ hasText: '3 results' })).toBeVisible()

  // What is filled in stands in the address.
  await expect(page).toHaveURL(/-type%3Aimage/)
  await page.reload()
  await expect(field(page, 'All of these 1: value')).toHaveValue(folder)
  await search.click()
  await expect(page).toHaveURL(/\/advanced-search\/result\?q=/)
  await expect(hits(page, stem)).toHaveCount(3)

  await page.getByRole('link', { name: 'Edit in the form' }).click()
  await expect(term).toHaveValue(`${stem}*`)
  await page.getByRole('button', { name: 'Remove None of these 1' }).click()
  await expect(page.getByRole('status').filter({ hasText: '4 results' })).toBeVisible()
  await query(page).fill(`${stem}* (type:png OR name:a) (name:b OR (name:d type:image))`)
  await expect(page.getByRole('textbox', { name: 'Conditions as text 1' })).toHaveValue('name:b OR name:d type:image')
  await expect(page.getByRole('status').filter({ hasText: '1 result' })).toBeVisible()
  await search.click()
  await expect(hits(page, stem)).toHaveCount(1)
  await page.goBack()
  // As it was typed.
  await expect(query(page)).toHaveValue(`${stem}* (type:png OR name:a) (name:b OR (name:d type:image))`)
})

test('from the search field to the form, a condition and its result: by the keyboard alone', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const { stem } = await fourFiles(page)
  await page.keyboard.press('/')
  await page.keyboard.type(`${stem}*`)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { name: 'Go on in Advanced Search' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Search term' })).toHaveValue(`${stem}*`)

  const reach = async (name: string, role: 'button' | 'combobox' | 'textbox') => {
    const wanted = page.getByRole(role, { name, exact: true }).first()
    for (let step = 0; step < 60 && !(await wanted.evaluate((one) => one === document.activeElement)); step += 1) await page.keyboard.press('Tab')
    await expect(wanted).toBeFocused()
  }
  await reach('Add a condition', 'button')
  await page.keyboard.press('Enter')
  await expect(field(page, 'All of these 1: field')).toBeFocused()
  await page.keyboard.type('tipo')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'All of these 1: field')).toHaveValue('Type')
  await reach('All of these 1: value', 'combobox')
  await page.keyboard.type('png')
  await expect(query(page)).toHaveValue(`${stem}* type:png`)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/advanced-search\/result\?q=/)
  await expect(hits(page, stem)).toHaveCount(1)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeFocused()
  await page.keyboard.type('advanced')
  await expect(page.getByRole('option', { name: /Advanced Search/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced Search' })).toBeVisible()
  await expect(query(page)).toHaveValue('')
})

test.describe('on a phone', () => {
  const { deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor, isMobile, hasTouch })

  test('the form is filled in, and its number and its button stay in sight', async ({ page }) => {
    await signIn(page, 'publisher@harbour.example')
    const { stem } = await fourFiles(page)
    await page.goto('/advanced-search')
    await page.getByRole('textbox', { name: 'Search term' }).fill(`${stem}*`)
    await page.getByRole('group', { name: 'Any of these' }).getByRole('button', { name: 'Add a condition' }).tap()
    await field(page, 'Any of these 1: value').or(page.getByRole('textbox', { name: 'Any of these 1: value' })).fill('a')
    await expect(query(page)).toHaveValue(`${stem}* a`)
    const search = page.getByRole('main').getByRole('button', { name: 'Search', exact: true })
    await expect(page.getByRole('status').filter({ hasText: '1 result' })).toBeInViewport()
    await expect(search).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await search.tap()
    await expect(hits(page, stem)).toHaveCount(1)
  })

  test('what gets the focus by Tab does not stay under the bar', async ({ page }) => {
    await signIn(page, 'publisher@harbour.example')
    await page.goto(`/advanced-search?${new URLSearchParams({ q: 'Position:59.907543,10.732165~2km' }).toString()}`)
    const half = (name: string) => page.getByRole('textbox', { name: `All of these 1: value: ${name}` })
    const [place, distance] = [half('latitude and longitude'), half('distance')]
    await expect(distance).toHaveValue('2 km')
    // The first of the two stands just above the bar, the second under it.
    await place.focus()
    await place.evaluate((input) => {
      const scroller = input.closest('form')?.parentElement
      const bar = [...document.querySelectorAll('main button')].at(-1)?.parentElement
      scroller?.scrollBy(0, input.getBoundingClientRect().bottom - (bar?.getBoundingClientRect().top ?? 0) + 4)
    })
    const isCovered = () =>
      distance.evaluate((input) => {
        const { left, bottom, width } = input.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, bottom - 4) !== input
      })
    expect(await isCovered()).toBe(true)
    await page.keyboard.press('Tab')
    await expect(distance).toBeFocused()
    await expect.poll(isCovered).toBe(false)
  })
})
