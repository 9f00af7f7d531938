import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/journey.ts'

const TRASH = '**/assets/TrashRoute-*.js'

/** As after a deployment: the page is another one, and what the open page has not fetched yet is gone. */
const deploy = async (page: Page) => {
  await page.route(TRASH, (route) => route.fulfill({ status: 404 }))
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('/assets/start-', '/assets/start-newer-') })
    },
  )
}

test('after a deployment a page whose part is gone is loaded anew once, and then says what happened', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await deploy(page)
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.getByRole('navigation').getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vitrine was updated' })).toBeVisible()
  expect(loads).toEqual([expect.stringMatching(/\/trash$/)])
  await page.getByRole('link', { name: 'Records' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vitrine was updated' })).toBeVisible()
  expect(loads).toHaveLength(1)
  await page.unroute(TRASH)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
})

test('without a network a page that lacks a part is not taken for an update', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await page.route(TRASH, (route) => route.abort())
  await page.getByRole('navigation').getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong...' })).toBeVisible()
  await page.unroute(TRASH)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
})
