import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, item, makeFolder, signIn, test, undoOf, upload } from './support/journey.ts'
import { csv } from './support/ownFiles.ts'

const PORTAL = '/admin-panel/organization-portal'
const PICTURE = join(import.meta.dirname, '../../demo/fjord-archive/records/bilder/fjorden-om-sommeren.jpg')

const fill = async (form: Locator, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await form.getByRole('textbox', { name: label, exact: true }).fill(text)
}
/** Chooses a picture for a place and frames it. */
const choose = async (page: Page, form: Locator, place: string): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByRole('group', { name: place }).getByRole('button', { name: /^Choose/ }).click(),
  ])
  await chooser.setFiles(PICTURE)
  const framing = page.getByRole('dialog', { name: place })
  await expect(framing.getByRole('button', { name: 'Use the picture' })).toBeEnabled()
  await framing.getByRole('slider', { name: 'Zoom' }).fill('2')
  await framing.getByRole('button', { name: 'Use the picture' }).click()
  await expect(framing).toBeHidden()
}

/** The demo makes its portals behind the start: a form that was opened before would meet that. */
const demoPortal = (page: Page) =>
  expect(async () => {
    await page.goto(PORTAL)
    await expect(page.getByRole('link', { name: 'Configure', exact: true })).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })

/** Opens the dialog from the menu of a file, which is focused, by keys alone. */
const askToPublish = async (page: Page): Promise<Locator> => {
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: 'Publish to the portal…' })).toBeVisible()
  await page.keyboard.type('Publish')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Publish “/ })
  await expect(dialog.getByRole('radio', { name: 'At once' })).toBeVisible()
  return dialog
}

test('an administrator sets the portal up, sees what is held back and why, brings it Live, publishes a file, holds it back, and undoes that', async ({ page, browser }) => {
  const name = `Timetable ${Date.now()}`
  await signIn(page, 'admin@fjord.example', 'Fjord Archive')
  await makeFolder(page, name)
  await upload(page, [csv(`${name}.csv`, [['Nes', '08:40']])])
  const link = item(page, `${name}.csv`).getByRole('link')
  await expect(link).toBeVisible()
  const folder = page.url()

  await demoPortal(page)
  await page.getByRole('link', { name: 'Configure', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Configure the portal' })
  await fill(form, { Title: 'Archive of the Fjord', Subtitle: 'Papers and pictures' })
  await expect(form.getByRole('figure', { name: 'Preview of the page “Archive of the Fjord”' })).toBeVisible()
  await fill(form, { 'Web address': 'harbour-museum-two', Description: 'What the farms along the fjord have kept.' })
  await expect(form.getByText(/\/portal\/harbour-museum-two is free$/)).toBeVisible()
  for (const place of ['Logo', 'Cover photo', 'Main photo']) await choose(page, form, place)
  await fill(form, { 'What the cover photo shows': 'The fjord in summer', 'What the main photo shows': '' })
  await form.getByRole('navigation', { name: 'Parts of the portal' }).getByRole('link', { name: 'Contact' }).click()
  await fill(form, { Phone: '+47 57 00 11 22', City: 'Nes' })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${PORTAL}$`))

  await page.getByRole('button', { name: 'Go Live' }).click()
  const review = page.getByRole('dialog', { name: 'Bring the portal Live?' })
  await expect(review.getByRole('listitem').filter({ hasText: /^Not web ready/ })).toContainText('Make them web ready to show them.')
  await expect(review.getByRole('button', { name: 'Go Live' })).toBeDisabled()
  await review.getByRole('link', { name: 'What the main photo shows' }).click()
  await fill(form, { 'What the main photo shows': 'The fjord, again' })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: 'Go Live' }).click()
  await review.getByRole('button', { name: 'Go Live' }).click()
  await expect(page.getByText('The portal is Live.').first()).toBeVisible()

  await page.goto(folder)
  const id = /assets\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1]
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const shows = async (heading: string) => {
    await visitor.goto(`/portal/harbour-museum-two/items/${id}`)
    await expect(visitor.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await shows('Page not found')
  await link.focus()
  const asking = await askToPublish(page)
  await asking.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByText(`“${name}.csv” is published`)).toBeVisible()
  await shows(name)

  await link.focus()
  await askToPublish(page)
  await asking.getByRole('radio', { name: 'At once' }).press('ArrowRight')
  await asking.getByRole('textbox', { name: 'First day on the portal' }).fill('03/04/2099')
  await page.keyboard.press('Enter')
  const undo = undoOf(page, `“${name}.csv” is published from 03/04/2099`)
  // It stays while the pointer is on it.
  await undo.hover()
  await shows('Page not found')
  await undo.click()
  await expect(page.getByText(`“${name}.csv” is as it was before`)).toBeVisible()
  await shows(name)

  await page.goto(PORTAL)
  await page.getByRole('button', { name: 'Take Offline' }).click()
  await page.getByRole('dialog', { name: 'Take the portal Offline?' }).getByRole('button', { name: 'Take Offline' }).click()
  await expect(page.getByText('The portal is Offline.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go Live' })).toBeVisible()
  await shows('Page not found')
})
