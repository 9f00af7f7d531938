import type { Locator } from '@playwright/test'
import { expect, makeFolder, signIn, test } from './support/journey.ts'

/** How far the middle of what is said lies from the middle of the part of the page that is scrolled. Pixels. */
const offCentre = (heading: Locator) =>
  heading.evaluate((element) => {
    const state = element.parentElement?.getBoundingClientRect()
    let ground = element.parentElement
    while (ground !== null && getComputedStyle(ground).overflowY !== 'auto') ground = ground.parentElement
    const around = ground?.getBoundingClientRect()
    if (state === undefined || around === undefined) return Number.NaN
    return Math.abs((state.top + state.bottom) / 2 - (around.top + around.bottom) / 2)
  })

const LISTS = ['/favorites?kind=folder&type=ARCHIVES', '/archives/web-ready?kind=folder', '/search?q=zzxxqqvv', '/trash?term=zzxxqqvv']

test('what says that nothing is here stands in the middle of every list', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  await makeFolder(page, `Empty ${Date.now()}`)
  const look = async (address: string) => {
    const heading = page.locator('[data-state-title]')
    await expect(heading).toBeVisible()
    // A list that comes in parts draws it anew.
    await expect.poll(() => offCentre(heading), address).toBeLessThanOrEqual(24)
  }
  await look('a folder')
  for (const address of LISTS) {
    await page.goto(address)
    await look(address)
  }
})
