import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './support/journey.ts'

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

test('an administrator sets the portal up with a preview, looks at what becomes public, brings it Live and takes it Offline', async ({ page }) => {
  await signIn(page, 'admin@fjord.example', 'Fjord Archive')
  await page.goto(`${PORTAL}/configure/main-page`)
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
  await expect(review.getByText('Not web ready')).toBeVisible()
  await expect(review.getByRole('button', { name: 'Go Live' })).toBeDisabled()
  await review.getByRole('link', { name: 'What the main photo shows' }).click()
  await fill(form, { 'What the main photo shows': 'The fjord, again' })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: 'Go Live' }).click()
  await review.getByRole('button', { name: 'Go Live' }).click()
  await expect(page.getByText('The portal is Live.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Take Offline' }).click()
  await page.getByRole('dialog', { name: 'Take the portal Offline?' }).getByRole('button', { name: 'Take Offline' }).click()
  await expect(page.getByText('The portal is Offline.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go Live' })).toBeVisible()
})
