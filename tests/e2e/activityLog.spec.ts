import type { Page } from '@playwright/test'
import { expect, fillSignIn, signIn, test } from './support/journey.ts'

const openLog = async (page: Page) => {
  await page.getByRole('link', { name: 'Admin panel' }).click()
  await page.getByRole('link', { name: 'Activity Log' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity Log' })).toBeVisible()
}

const entry = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text })

test('an administrator reads who did what, narrows it, and the address keeps it', async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  await openLog(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  await expect(entry(page, 'Ingrid Solberg signed in').first()).toBeVisible()
  await page.getByRole('button', { name: /^Activity/ }).click()
  await page.getByRole('option', { name: 'Sign-in' }).click()
  await expect(page).toHaveURL(/kind=login/)
  await page.getByLabel('From', { exact: true }).fill('01/01/2099')
  await expect(page.getByText('No entries match')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No entries match')).toBeVisible()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('01/01/2099')
  await page.getByRole('button', { name: 'Choose a day: From' }).click()
  const calendar = page.getByRole('dialog').or(page.getByRole('grid')).first()
  await page.getByRole('combobox', { name: /year/i }).selectOption('1900')
  await page.getByRole('combobox', { name: /month/i }).selectOption('February')
  await page.getByRole('button', { name: /February 14, 1900/ }).click()
  await expect(calendar).toBeHidden()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('02/14/1900')
  await expect(entry(page, 'Ingrid Solberg signed in').first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/activity-log$/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^activity-.*\.csv$/)
})

test('the address of the old dialog leads to the page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, 'super@vitrine.example', 'Vitrine')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Fjord Archive' }).first().click()
  await expect(page).toHaveURL(/\/detail\/[^/]+\/details$/)
  const id = /\/detail\/([^/]+)\//.exec(page.url())?.[1] ?? ''
  await page.goto(`/admin-panel/organizations-accounts/detail/${id}/activity?status=Succeeded`)
  await expect(page).toHaveURL(`/admin-panel/activity-log?organization=${id}&status=Succeeded`)
  await expect(page.getByRole('heading', { level: 1, name: 'Activity log of Fjord Archive' })).toBeVisible()
})

test('what a folder went through is reached from it, and leads to it', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/admin-panel/activity-log?kind=folder.created')
  const link = entry(page, / created “/).getByRole('link').first()
  await expect(link).toBeVisible()
  const address = (await link.getAttribute('href')) ?? ''
  await page.goto(`${address}/detail/details`)
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(page).toHaveURL(/activity-log\?object=folder%3A/)
  await expect(page.getByText(/^About /)).toBeVisible()
  await entry(page, / created “/).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
})

test('an organization reads that a super administrator came and went', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, 'super@vitrine.example', 'Vitrine')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const recorded = page.waitForResponse((answer) => answer.url().endsWith('/visits') && answer.ok())
  await page.getByRole('button', { name: 'Work inside Fjord Archive' }).click()
  await expect(page.getByText(/You are working in Fjord Archive/)).toBeVisible()
  await recorded
  await page.goto('/admin-panel/activity-log?firstName=Alma')
  await expect(entry(page, /began to work in the organization Fjord Archive/).first()).toBeVisible()
  const leaveReported = page.waitForResponse((answer) => answer.url().endsWith('/visits') && answer.ok())
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText(/You are working in Fjord Archive/)).toHaveCount(0)
  await leaveReported
  await page.getByRole('button', { name: 'Work inside Fjord Archive' }).click()
  await expect(page.getByText(/You are working in Fjord Archive/)).toBeVisible()
  await page.goto('/admin-panel/activity-log?firstName=Alma')
  await expect(entry(page, /left the organization Fjord Archive again/).first()).toBeVisible()
})
