import sharp from 'sharp'
import { expect, makeFolder, openItem, signIn, test, upload } from './support/journey.ts'

test('what a file says of itself is proposed in its field, accepted by a key in the inbox, told by the history, and taken back', async ({ page }) => {
  test.slow()
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Proposals ${Date.now()}`)
  const name = `letter ${Date.now()}.jpg`
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: 'slategrey' } })
  await upload(page, [{ name, mimeType: 'image/jpeg', buffer: await image.withExif({ IFD2: { DateTimeOriginal: '1952:08:11 10:30:00' } }).jpeg().toBuffer() }])
  await openItem(page, name)
  await page.getByRole('link', { name: 'Metadata', exact: true }).click()
  await page.getByRole('button', { name: 'Describe by a template' }).click()
  await page.getByRole('menuitem', { name: 'Document' }).click()
  const date = page.getByRole('textbox', { name: 'Date', exact: true })
  const proposed = page.getByRole('list', { name: 'Suggested for Date' })
  await expect(proposed.getByText('08/11/1952').first()).toBeVisible()
  await expect(date).toHaveValue('')

  // By keys alone: to the first of this file, and accepted.
  const inbox = () => page.getByRole('link', { name: 'Suggestions', exact: true }).click()
  await inbox()
  const row = page.getByRole('article', { name }).getByRole('listitem', { name: 'Value: 08/11/1952' }).first()
  await row.focus()
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: 'Undo the last decision' })).toBeVisible()
  await page.goBack()
  await expect(date).toHaveValue('08/11/1952')
  await expect(proposed).toBeHidden()
  await page.getByRole('button', { name: 'History of Date' }).click()
  const history = page.getByRole('dialog', { name: 'History of Date' })
  await expect(history.getByText(/^Suggested: .*Written in the file/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()

  await inbox()
  await page.getByRole('button', { name: 'Undo the last decision' }).click()
  await expect(page.getByText('The decision is undone.')).toBeVisible()
  // On a phone, what is typed instead has the width of the row.
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 390, height: 844 })
  await row.getByRole('button', { name: 'Change 08/11/1952' }).click()
  const typed = row.getByRole('textbox', { name: 'Accept as' })
  await expect(typed).toBeFocused()
  expect((await typed.boundingBox())?.width).toBeGreaterThan(280)
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await page.setViewportSize(size)
  await page.goBack()
  await expect(date).toHaveValue('')
  await expect(proposed.getByText('08/11/1952').first()).toBeVisible()
})
