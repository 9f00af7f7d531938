import type { Page } from '@playwright/test'
import { expect, fillSignIn, signIn, test } from './support/journey.ts'

const asSuperAdministrator = async (page: Page) => {
  await page.goto('/login')
  await fillSignIn(page, 'super@vitrine.example', 'Vitrine')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations & Accounts' })).toBeVisible()
}

const contact = async (page: Page) => {
  await page.getByLabel('First name').fill('Ingrid')
  await page.getByLabel('Last name').fill('Solberg')
  await page.getByLabel('E-mail', { exact: true }).fill('ingrid@harbour.example')
  await page.getByLabel('Phone').fill('+47 55 01 02 03')
}

test('an administrator edits the own organization, but for what the platform decides', async ({ page }) => {
  await signIn(page, 'admin@harbour.example')
  await page.getByRole('link', { name: 'Admin panel' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Harbour Museum' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Storage capacity')).toBeDisabled()
  await expect(dialog.getByText(/administrators decide on storage/).filter({ visible: true })).toBeVisible()
  await dialog.getByLabel('City', { exact: true }).fill('Bergen')
  await contact(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Harbour Museum has been saved')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  // What it is stands on its page, each part at its own address, which stands again after a reload.
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Museum' })).toBeVisible()
  await expect(page.getByText('Bergen')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Bergen')).toBeVisible()
  await page.getByRole('link', { name: 'Storage' }).click()
  await expect(page.getByText('Held for uploads under way')).toBeVisible()
  await page.getByRole('link', { name: 'Accounts', exact: true }).click()
  await expect(page.getByText('publisher@harbour.example')).toBeVisible()
  await page.getByRole('navigation', { name: 'Organization', exact: true }).getByRole('link', { name: 'Activity log' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ingrid Solberg changed the organization Harbour Museum' }).first()).toBeVisible()
})

test('the super administrator makes an organization, blocks it and lets it in again', async ({ page }) => {
  await asSuperAdministrator(page)
  await page.getByRole('link', { name: 'Add organization' }).click()
  await page.getByRole('button', { name: 'Add organization' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Required.')
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Lighthouse Trust')
  await contact(page)
  await page.getByRole('button', { name: 'Add organization' }).click()
  await expect(page.getByText('Lighthouse Trust has been created')).toBeVisible()
  // What was made is opened, and says that nobody is there yet.
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse Trust' })).toBeVisible()
  await page.getByRole('link', { name: 'Accounts', exact: true }).click()
  await expect(page.getByText('This organization has no users yet')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const removal = page.getByRole('dialog', { name: 'Delete Lighthouse Trust?' })
  await removal.getByLabel('Type the name of the organization').fill('Lighthouse')
  await expect(removal.getByRole('button', { name: 'Delete organization' })).toBeDisabled()
  await removal.getByLabel('Type the name of the organization').fill('Lighthouse Trust')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Deleted, gone on /)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Lighthouse Trust has been restored')).toBeVisible()
  await page.getByRole('link', { name: 'All organizations' }).click()
  await page.getByLabel('Find by name').fill('light')
  await page.getByRole('link', { name: /Lighthouse Trust/ }).click()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Lighthouse Trust is blocked')).toBeVisible()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('Lighthouse Trust is unblocked')).toBeVisible()
})

test('the super administrator works in another organization, sees its pictures, and leaves', async ({ page }) => {
  await asSuperAdministrator(page)
  await page.getByRole('button', { name: 'Work inside Harbour Museum' }).click()
  const banner = page.getByText(/You are working in Harbour Museum/)
  await expect(banner).toBeVisible()
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: /^Records/ }).click()
  await page.getByRole('region', { name: 'Folders' }).getByRole('link').first().click()
  await expect(banner).toBeVisible()
  await page.goto('/search?q=harbour')
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.reload()
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations & Accounts' })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('whose tab has no room to keep where they work is told so, and stays where they are', { tag: '@full' }, async ({ page }) => {
  await asSuperAdministrator(page)
  const workInside = page.getByRole('button', { name: 'Work inside Harbour Museum' })
  await expect(workInside).toBeVisible()
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; ) {
      try {
        sessionStorage.setItem(`full ${sessionStorage.length}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })
  await workInside.click()
  await expect(page.getByText('This tab has no room left to keep where you work.')).toBeVisible()
  await expect(page.getByText(/You are working in/)).toHaveCount(0)
})

test('the table of organizations fits its page wherever it is one', { tag: '@full' }, async ({ page }) => {
  await asSuperAdministrator(page)
  const table = page.getByRole('table', { name: 'Organizations' })
  await expect(table.getByRole('link', { name: 'Harbour Museum' })).toBeVisible()
  const beyond = () =>
    table.evaluate((element) => {
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'auto') return around.scrollWidth - around.clientWidth
      }
      return undefined
    })
  for (const width of [800, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(beyond, { message: `at ${width} px` }).toBe(0)
    await expect(page.getByRole('button', { name: 'Work inside Harbour Museum' })).toBeVisible()
  }
})

test('so much more storage is asked for, and the super administrator sees it', { tag: '@full' }, async ({ page, browser }) => {
  await signIn(page, 'publisher@harbour.example')
  await page.getByRole('button', { name: 'Request more space' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request more space' })
  await expect(dialog.getByText(/^Harbour Museum uses .* of 20 GB\.$/)).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /5 GB more/ })).toBeFocused()
  await dialog.getByRole('radio', { name: 'Another amount' }).check()
  await dialog.getByRole('textbox', { name: 'Gigabytes' }).fill('81')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('At most 80.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Gigabytes' })).toBeFocused()
  await dialog.getByRole('radio', { name: /10 GB more/ }).check()
  await expect(dialog.getByText('You ask the administrators of Vitrine to give Harbour Museum 10 GB more, 30 GB in all.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  const sent = /^Requested 10 GB more on .*\. The administrators of Vitrine were told\.$/
  await page.getByRole('dialog', { name: 'Request sent' }).getByRole('contentinfo').getByRole('button', { name: 'Close' }).click()
  const said = page.getByRole('navigation').getByText(sent)
  await expect(said).toBeFocused()
  await page.reload()
  await expect(said).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await asSuperAdministrator(other)
  await expect(other.getByRole('row', { name: /Harbour Museum Wants more storage/ })).toBeVisible()
  await other.getByRole('link', { name: 'Harbour Museum' }).click()
  await other.getByRole('link', { name: 'Storage' }).click()
  await expect(other.getByText(/^10 GB more, 30 GB in all: /)).toBeVisible()
  await other.context().close()
})

test('the super administrator orders, narrows and picks organizations, and blocks several at once', { tag: '@full' }, async ({ page }) => {
  await asSuperAdministrator(page)
  for (const name of ['Pier Society', 'Pier Trust']) {
    await page.getByRole('link', { name: 'Add organization' }).click()
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
    await contact(page)
    await page.getByRole('button', { name: 'Add organization' }).click()
    await expect(page.getByText(`${name} has been created`)).toBeVisible()
    await page.goto('/admin-panel/organizations-accounts')
  }
  await page.getByRole('columnheader', { name: 'Users' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=users&direction=desc/)
  await expect(page.getByRole('row').nth(1)).toContainText('Harbour Museum')
  await page.getByLabel('Find by name').fill('pier')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await page.getByRole('button', { name: 'Block selected', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Block 2 organizations?' })
  await expect(dialog.getByText('0 people lose access until they are unblocked. Nothing is deleted.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Block 2' }).click()
  await expect(page.getByText('2 organizations are blocked')).toBeVisible()
  await page.goto('/admin-panel/organizations-accounts?term=pier&state=Blocked')
  await expect(page.getByRole('row', { name: /Pier Trust.*Blocked/ })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
})
