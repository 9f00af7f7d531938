import type { Page } from '@playwright/test'
import { expect, item, makeFolder, openItem, signIn, test, upload } from './support/journey.ts'
import { csv } from './support/ownFiles.ts'

/** Opens a folder of its own, which names the template "Document" of what arrives. */
const describingFolder = async (page: Page, name: string): Promise<void> => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, name)
  const folder = new URL(page.url()).pathname
  await page.goto(`${folder}/detail/details`)
  await page.getByRole('button', { name: 'Add template' }).click()
  await page.getByRole('menuitem', { name: 'Document' }).click()
  await expect(page.getByRole('button', { name: 'Remove the template Document' })).toBeVisible()
  await page.goto(folder)
}

test('a folder names a template of what arrives; two files are described together as they are uploaded', async ({ page }) => {
  await describingFolder(page, `Arrivals ${Date.now()}`)

  await upload(page, [csv('one.csv', [['berth'], ['1']]), csv('two.csv', [['berth'], ['2']])])
  const dialog = page.getByRole('dialog', { name: 'Describe 2 files' })
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Berths of the old harbour')
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  // What is required is asked for before a byte is sent, and what was typed stays.
  await expect(dialog.getByRole('textbox', { name: 'Reference code' })).toBeFocused()
  await page.keyboard.type('HM/B/1')
  await dialog.getByRole('combobox', { name: 'Kind of document' }).click()
  await page.getByRole('option', { name: 'Report' }).click()
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(item(page, 'one.csv')).toBeVisible()

  await openItem(page, 'two.csv')
  await page.getByRole('link', { name: 'Metadata', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Berths of the old harbour')
  await expect(page.getByRole('combobox', { name: 'Kind of document' })).toHaveValue('Report')
  // The template's default, which nobody was asked about.
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked()
})

test('files can be uploaded first and described later, and are not uploaded where it is given up', { tag: '@full' }, async ({ page }) => {
  await describingFolder(page, `Later ${Date.now()}`)
  await upload(page, [csv('one.csv', [['berth'], ['1']])])
  await page.getByRole('dialog', { name: 'Describe 1 file' }).getByRole('button', { name: 'Cancel' }).click()
  await upload(page, [csv('two.csv', [['berth'], ['2']])])
  await page.getByRole('dialog', { name: 'Describe 1 file' }).getByRole('button', { name: 'Upload, describe later' }).click()
  await expect(item(page, 'two.csv')).toBeVisible()
  await expect(item(page, 'one.csv')).toHaveCount(0)
  await openItem(page, 'two.csv')
  await page.getByRole('link', { name: 'Metadata', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('')
})
