import type { Page } from '@playwright/test'
import { expect, item, makeFolder, openItem, signIn, tabTo, test, upload } from './support/journey.ts'
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

test('by keyboard alone a folder names a template, and what is uploaded is described by it', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `By keys ${Date.now()}`)
  const folder = new URL(page.url()).pathname
  await page.goto(`${folder}/detail/details`)
  await tabTo(page, page.getByRole('button', { name: 'Add template' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.type('Document')
  await expect(page.getByRole('menuitem', { name: 'Document', exact: true })).toHaveAttribute('data-focus')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove the template Document' })).toBeVisible()
  await page.goto(folder)
  await upload(page, [csv('one.csv', [['berth'], ['1']])])
  const dialog = page.getByRole('dialog', { name: 'Describe 1 file' })
  await tabTo(page, dialog.getByRole('textbox', { name: 'Reference code' }))
  await page.keyboard.type('HM/K/1')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Title', exact: true }))
  await page.keyboard.type('Berths by keys')
  await tabTo(page, dialog.getByRole('combobox', { name: 'Kind of document' }))
  await page.keyboard.type('repo')
  await expect(page.getByRole('option')).toHaveText(['Report'])
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Upload', exact: true }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await openItem(page, 'one.csv')
  await page.getByRole('link', { name: 'Metadata', exact: true }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Reference code' })).toHaveValue('HM/K/1')
  await expect(page.getByRole('combobox', { name: 'Kind of document' })).toHaveValue('Report')
})
