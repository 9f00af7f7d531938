import { devices, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { OwnFile } from './support/ownFiles.ts'
import { expect, makeFolder, openItem, signIn, test, upload } from './support/journey.ts'

/** A photograph whose camera says when it was taken. */
const photograph = async (name: string): Promise<OwnFile> => {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: 'slategrey' } })
  return { name, mimeType: 'image/jpeg', buffer: await image.withExif({ IFD2: { DateTimeOriginal: '1952:08:11 10:30:00' } }).jpeg().toBuffer() }
}

const describing = async (page: Page, folder: string, file: string) => {
  await makeFolder(page, folder)
  await upload(page, [await photograph(file)])
  await openItem(page, file)
  await page.getByRole('link', { name: 'Metadata', exact: true }).click()
  await expect(page.getByText('Not described yet')).toBeVisible()
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const allSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
const reload = async (page: Page) => {
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Document', exact: true })).toBeVisible()
}

test('an asset is described by mouse, a value is taken over from its file, and a change is undone', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await describing(page, `Letters ${Date.now()}`, 'letter.jpg')
  await page.getByRole('button', { name: 'Describe by a template' }).click()
  await page.getByRole('menuitem', { name: 'Document' }).click()
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked()

  await field(page, 'Title').fill('Letter to the harbour master')
  await field(page, 'Sender').fill('Thorsen, Kristine')
  await page.getByRole('combobox', { name: 'Kind of document' }).click()
  await page.getByRole('option', { name: 'Letter' }).click()
  await allSaved(page)
  await page.getByRole('button', { name: 'Take over from the file: 08/11/1952' }).click()
  await expect(field(page, 'Date')).toHaveValue('08/11/1952')
  await page.getByRole('radiogroup', { name: 'Open to readers' }).getByText('No', { exact: true }).click()
  await field(page, 'Reviewed at').fill('25:00')
  await field(page, 'Reference code').click()
  await expect(field(page, 'Reviewed at')).toHaveAccessibleDescription('A time such as 13:05:00.')
  await expect(page.getByText('One field is not saved.')).toBeVisible()
  await reload(page)
  await expect(field(page, 'Title')).toHaveValue('Letter to the harbour master')
  await expect(field(page, 'Date')).toHaveValue('08/11/1952')
  await expect(page.getByRole('combobox', { name: 'Kind of document' })).toHaveValue('Letter')
  // What means no value is there as it was typed, and can be put back.
  await expect(field(page, 'Reviewed at')).toHaveValue('25:00')
  await page.getByRole('button', { name: 'Put back' }).click()
  await expect(field(page, 'Reviewed at')).toHaveValue('')

  await field(page, 'Title').fill('Letter')
  await field(page, 'Reference code').click()
  await allSaved(page)
  await page.getByRole('button', { name: 'History of Title' }).click()
  const history = page.getByRole('dialog', { name: 'History of Title' })
  await history.getByRole('button', { name: /^Undo the change of/ }).first().click()
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(field(page, 'Title')).toHaveValue('Letter to the harbour master')

  await page.getByRole('link', { name: 'Asset History', exact: true }).click()
  const entries = page.getByRole('region', { name: 'History', exact: true }).getByRole('article')
  await expect(entries.filter({ hasText: 'Sender' })).toContainText('Thorsen, Kristine')
  // What has to be said is not taken back to nothing.
  await expect(entries.getByRole('button', { name: 'Undo the change of Kind of document' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo the change of Sender' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(entries.first().getByRole('deletion')).toContainText('Thorsen, Kristine')
  await page.getByRole('link', { name: 'Metadata', exact: true }).click()
  await expect(field(page, 'Sender')).toHaveValue('')

  await page.getByRole('button', { name: 'Stop describing by Document' }).click()
  await page.getByRole('button', { name: 'Clear and take off' }).click()
  await expect(page.getByText('“Document” no longer describes this asset.')).toBeVisible()
  await expect(page.getByText('Not described yet')).toBeVisible()
})

test('an asset is described by the keyboard alone', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await describing(page, `Papers ${Date.now()}`, 'paper.jpg')
  await page.getByRole('button', { name: 'Describe by a template' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.type('Document')
  await expect(page.getByRole('menuitem', { name: 'Document', exact: true })).toHaveAttribute('data-focus')
  await page.keyboard.press('Enter')
  await field(page, 'Reference code').focus()
  await page.keyboard.type('HM/A/1')
  await page.keyboard.press('Enter')
  await allSaved(page)
  await page.getByRole('combobox', { name: 'Kind of document' }).focus()
  await page.keyboard.type('min')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Minutes'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Kind of document' })).toHaveValue('Minutes')

  await field(page, 'Sender').focus()
  await page.keyboard.type('Brekke, Halvard')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Sender, value 2')).toBeFocused()
  await page.keyboard.type('Strand, Elin')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(field(page, 'Sender, value 1')).toBeFocused()
  await page.keyboard.press('Enter')
  await allSaved(page)
  await field(page, 'Reference code').focus()
  await page.keyboard.type('00')
  await page.keyboard.press('Escape')
  await expect(field(page, 'Reference code')).toHaveValue('HM/A/1')
  await reload(page)
  await expect(field(page, 'Sender, value 1')).toHaveValue('Strand, Elin')
  await expect(field(page, 'Sender, value 2')).toHaveValue('Brekke, Halvard')
})

test('two people in one field choose between both values; what is typed without a connection is saved when it is back', async ({ page, browser, baseURL }) => {
  await signIn(page, 'publisher@harbour.example')
  await describing(page, `Minutes ${Date.now()}`, 'minutes.jpg')
  await page.getByRole('button', { name: 'Describe by a template' }).click()
  await page.getByRole('menuitem', { name: 'Document' }).click()
  await field(page, 'Title').fill('Minutes')
  await field(page, 'Sender').click()
  await allSaved(page)

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const other = await context.newPage()
  await signIn(other, 'admin@harbour.example')
  await other.goto(new URL(page.url()).pathname)
  await expect(field(other, 'Title')).toHaveValue('Minutes')
  await field(page, 'Title').fill('Minutes of 1902')
  await field(other, 'Title').fill('Minutes, annotated')
  await field(other, 'Title').press('Enter')
  await allSaved(other)
  await field(page, 'Title').press('Enter')
  const choice = page.getByRole('group', { name: 'Two values of Title' })
  await expect(choice.getByText('Minutes of 1902')).toBeVisible()
  await expect(choice.getByText('Minutes, annotated')).toBeVisible()
  await choice.getByRole('button', { name: 'Keep yours' }).click()
  await allSaved(page)
  await expect(field(other, 'Title')).toHaveValue('Minutes of 1902')

  await context.setOffline(true)
  await field(other, 'Title').fill('Minutes of the Harbour Board')
  await field(other, 'Title').press('Enter')
  await expect(other.getByText('Not saved yet: there is no connection. What you typed is kept here.')).toBeVisible()
  await context.setOffline(false)
  await allSaved(other)
  await expect(field(page, 'Title')).toHaveValue('Minutes of the Harbour Board')
  await context.close()
})

/** Where a press ends just above its target as soon as anything comes in above that. */
const upperEdge = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width } = await target.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  return [x + width / 2, y + 3] as const
}

test('what is pressed below a field with a wrong value does what it says, and the field its reason', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await describing(page, `Pressed ${Date.now()}`, 'pressed.jpg')
  await page.getByRole('button', { name: 'Describe by a template' }).click()
  await page.getByRole('menuitem', { name: 'Document' }).click()
  await field(page, 'Date').fill('31/31/1952')
  const no = page.getByRole('radiogroup', { name: 'Open to readers' }).getByText('No', { exact: true })
  // As long as a hand takes.
  await page.mouse.click(...(await upperEdge(no)), { delay: 120 })
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
  await expect(field(page, 'Date')).toHaveAccessibleDescription('Not a date between 01/01/1900 and 12/31/2099.')
})

test.describe('on a phone', () => {
  const { deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor, isMobile, hasTouch })

  test('an asset is described, a value is taken over from its file, and each is saved as it is left', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'publisher@harbour.example')
    await describing(page, `Pocket ${Date.now()}`, 'pocket.jpg')
    await page.getByRole('button', { name: 'Describe by a template' }).tap()
    await page.getByRole('menuitem', { name: 'Document' }).tap()
    await field(page, 'Title').fill('Pocket book of the pilot')
    await page.getByRole('button', { name: 'Take over from the file: 08/11/1952' }).tap()
    await expect(field(page, 'Date')).toHaveValue('08/11/1952')
    await page.getByRole('combobox', { name: 'Kind of document' }).tap()
    await page.getByRole('option', { name: 'Letter' }).tap()
    await allSaved(page)
    // The field is as wide as the screen, and nothing lies beside it.
    expect((await field(page, 'Title').boundingBox())?.width).toBeGreaterThan(320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await reload(page)
    await expect(field(page, 'Title')).toHaveValue('Pocket book of the pilot')
    await expect(field(page, 'Date')).toHaveValue('08/11/1952')
    await expect(page.getByRole('combobox', { name: 'Kind of document' })).toHaveValue('Letter')
  })
  test('what is tapped below a field with a wrong value does what it says, and the field its reason', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'publisher@harbour.example')
    await describing(page, `Tapped ${Date.now()}`, 'tapped.jpg')
    await page.getByRole('button', { name: 'Describe by a template' }).tap()
    await page.getByRole('menuitem', { name: 'Document' }).tap()
    await field(page, 'Date').fill('31/31/1952')
    await page.touchscreen.tap(...(await upperEdge(page.getByRole('radiogroup', { name: 'Open to readers' }).getByText('No', { exact: true }))))
    await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
    await expect(field(page, 'Date')).toHaveAccessibleDescription('Not a date between 01/01/1900 and 12/31/2099.')
  })
})
