import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/journey.ts'

/** As a browser whose own text size is 200 % begins every page. */
const readLarge = (page: Page) =>
  page.addInitScript(() => {
    const enlarge = () => {
      document.documentElement.style.fontSize = '200%'
    }
    if (document.documentElement === null) document.addEventListener('DOMContentLoaded', enlarge)
    else enlarge()
  })

/** Pairs of neighbouring texts that stand over each other. */
const overlaps = (page: Page, selector: string) =>
  page.evaluate((chosen) => {
    const boxes = [...document.querySelectorAll(chosen)].map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return { text: element.textContent, box: range.getBoundingClientRect() }
    })
    return boxes.flatMap(({ text, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(({ box: other }) => box.right > other.left + 1 && other.right > box.left + 1 && box.bottom > other.top + 1 && other.bottom > box.top + 1)
        .map((other) => [text, other.text]),
    )
  }, selector)

test('with text twice as large no label stands over a value', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await readLarge(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await overlaps(page, 'form label, form a')).toEqual([])

  await signIn(page, 'publisher@harbour.example')
  // Nobody else's journey adds to this folder.
  for (const name of ['Acquisitions', '1887 Bequest', 'Maps and charts'])
    await page.getByRole('region', { name: 'Folders' }).getByRole('link', { name }).click()
  await page.getByRole('radio', { name: 'List' }).check({ force: true })
  await expect(page.locator('[data-place="0"] .date')).toBeVisible()
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overlaps(page, 'thead th:not(.tick), [data-place="0"] > td:not(.tick, .end)'), `${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.locator('[data-place="0"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('dt', { hasText: 'Description' })).toBeVisible()
  expect(await overlaps(page, 'dt, dd')).toEqual([])
})

test('whatever is refused, the page that says so looks alike and stands in one place', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'user@harbour.example')
  const seen: unknown[] = []
  for (const address of ['/records/folders/00000000-0000-4000-8000-000000000000', '/records/assets/00000000-0000-4000-8000-000000000000/detail/details', '/nowhere', '/admin-panel/organizations-accounts']) {
    await page.goto(address)
    const heading = page.getByRole('alert').getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    const picture = await page.getByRole('alert').locator('svg').first().boundingBox()
    seen.push({ width: picture?.width, centre: Math.round((picture?.x ?? 0) + (picture?.width ?? 0) / 2) })
  }
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1)
})
