import type { Locator, Page } from '@playwright/test'
import { fourFiles } from './support/fourFiles.ts'
import { expect, signIn, test } from './support/journey.ts'

/** More stops than any of these pages has before what is looked for. */
const MOST_STOPS = 150

/** Goes on by Tab until something has the focus. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible()
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < MOST_STOPS && !(await isThere()); stop += 1) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}
const found = (page: Page, count: string | RegExp) => expect(page.getByRole('heading', { level: 1, name: count })).toBeVisible()

test('by keys alone a result is narrowed, gone through to its end and widened again', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const { stem } = await fourFiles(page)
  await page.goto(`/search?q=${stem}*&view=list&sort=name`)
  await found(page, '4 results')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await tabTo(page, filters.getByRole('checkbox', { name: /^Text file/ }))
  await page.keyboard.press('Space')
  await found(page, '3 results')
  const rows = page.getByRole('grid').locator('tbody [data-place]')
  await tabTo(page, rows.first())
  await page.keyboard.press('End')
  await expect(rows.last()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(rows.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Shift+Home')
  await expect(page.getByRole('toolbar', { name: 'Selection' }).getByText(/^3 selected/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await tabTo(page, page.getByRole('list', { name: 'Conditions of this search' }).getByRole('button', { name: 'Remove Type Text file' }))
  await page.keyboard.press('Enter')
  await found(page, '4 results')
})

test('by keys alone a word that is not there becomes the likely one, and a condition is dropped', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await page.keyboard.press('/')
  await page.keyboard.type('harbuor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Did you mean “harbour”?' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=harbour(?:&|$)/)
  await found(page, /^\d+ results$/)

  await page.keyboard.press('/')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('harbour tag:nobody-has-it')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: /^Search without Tag nobody-has-it: \d+ results$/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=harbour(?:&|$)/)
  await found(page, /^\d+ results$/)
})

test('by keys alone the dashboard leads from a bar to what it counts', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  // Figures are kept for a while: the demo, and other journeys, may have brought files meanwhile or taken some away.
  await expect(async () => {
    await page.goto('/dashboard')
    const refresh = page.getByRole('button', { name: 'Refresh' })
    await tabTo(page, refresh)
    const counted = page.waitForResponse(/\/v1\/dashboard\?.*fresh=true/)
    await page.keyboard.press('Enter')
    await counted
    await expect(refresh).not.toHaveAttribute('aria-busy')
    const added = page.getByRole('region', { name: 'Added files', exact: true })
    const bars = added.getByRole('listitem').getByRole('link')
    await expect(bars).toHaveCount(12)
    await tabTo(page, bars.last())
    await expect(page.getByRole('tooltip')).toContainText('so far')
    await page.keyboard.press('Home')
    await expect(bars.first()).toBeFocused()
    await page.keyboard.press('End')
    // In the month that is under way other journeys add files.
    await page.keyboard.press('ArrowLeft')
    const before = bars.nth(10)
    await expect(before).toBeFocused()
    const [, files = ''] = /: (\d+) files?/.exec((await before.getAttribute('aria-label')) ?? '') ?? []
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${files} results?$`) })).toBeVisible({ timeout: 5000 })
  }).toPass()
})
