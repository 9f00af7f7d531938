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

test('what says that nothing is here stands in the middle of every list', async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  await makeFolder(page, `Empty ${Date.now()}`)
  const seen: (readonly [string, number])[] = []
  const look = async (address: string) => {
    const heading = page.locator('[data-state-title]')
    await expect(heading).toBeVisible()
    seen.push([address, await offCentre(heading)])
  }
  await look('a folder')
  for (const address of LISTS) {
    await page.goto(address)
    await look(address)
  }
  expect(seen.filter(([, off]) => Number.isNaN(off) || off > 24)).toEqual([])
})
