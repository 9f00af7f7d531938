import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { apiOf } from './support/calls.ts'
import { expect, item, makeFolder, openItem, openRecords, signIn, test, transfer, transfers, undoOf, upload } from './support/journey.ts'
import { csv, picture } from './support/ownFiles.ts'

test.use({ recognizesFiles: true })

const nonce = (): string => Math.random().toString(36).slice(2, 10)

/** A file that nobody has sent yet. */
const ledger = (name: string, word: string) => csv(name, [['ship', word]])

/** The same file in two folders, with what each says; answers their identifiers. */
const twice = async (page: Page, word: string, said: readonly object[] = [{}, {}]): Promise<readonly string[]> => {
  const ids: string[] = []
  for (const at of [0, 1]) {
    await openRecords(page)
    await makeFolder(page, `${word} ${at + 1}`)
    const name = `${word}-${at + 1}.csv`
    await upload(page, [ledger(name, word)])
    if (at === 1) await transfer(page, name).getByRole('button', { name: 'Upload anyway' }).click()
    await expect(transfer(page, name)).toContainText('Complete')
    const id = /\/assets\/([0-9a-f-]+)\//.exec((await item(page, name).getByRole('link').getAttribute('href')) ?? '')?.[1] ?? ''
    const call = await apiOf(page)
    const { revision } = await call<{ readonly revision: number }>('GET', `/v1/assets/${id}`)
    await call('PATCH', `/v1/assets/${id}`, { description: `From ${at + 1}`, ...said[at], revision })
    ids.push(id)
  }
  return ids
}
const comparison = (page: Page): Locator => page.getByRole('table', { name: 'The files side by side' })
const openGroup = async (page: Page, id: string, kind = 'same'): Promise<void> => {
  await page.goto(`/duplicates?asset=${id}${kind === 'same' ? '' : `&kind=${kind}`}`)
  await expect(comparison(page)).toBeVisible()
}

test('a file that is there already is recognized before it is sent, and comes only where that is wanted', async ({ page }) => {
  const word = nonce()
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `First ${word}`)
  await upload(page, [ledger('ledger.csv', word)])
  await expect(item(page, 'ledger.csv')).toBeVisible()
  await openRecords(page)
  await makeFolder(page, `Second ${word}`)
  const asked = page.waitForRequest((request) => request.url().endsWith('/v1/uploads') && request.method() === 'POST')
  await upload(page, [ledger('again.csv', word), ledger('new.csv', `${word} new`)])
  await expect(transfer(page, 'again.csv')).toContainText(`This is already in Records / First ${word}:`)
  await expect(transfer(page, 'again.csv').getByRole('link', { name: 'ledger.csv' })).toHaveAttribute('href', /\/records\/assets\/[0-9a-f-]+\/detail\/details/)
  // The other one has gone on, alone.
  await expect(item(page, 'new.csv')).toBeVisible()
  expect((await asked).headers()['upload-metadata']).not.toContain(Buffer.from('again.csv').toString('base64'))
  await transfer(page, 'again.csv').getByRole('button', { name: 'Skip' }).click()
  await expect(transfer(page, 'again.csv')).toHaveCount(0)
  await expect(item(page, 'again.csv')).toHaveCount(0)

  await upload(page, [ledger('a.csv', word), ledger('b.csv', word)])
  await expect(transfers(page)).toContainText('2 files are here already')
  await transfers(page).getByRole('button', { name: 'Upload all' }).click()
  await expect(item(page, 'a.csv')).toBeVisible()
  await expect(item(page, 'b.csv')).toBeVisible()
})

test('duplicates are compared and merged by the keyboard alone, with a choice where they differ, and that is undone', async ({ page }) => {
  const word = nonce()
  await signIn(page, 'publisher@harbour.example')
  const [first = '', second = ''] = await twice(page, word, [{ tags: ['Ship'] }, { tags: ['Ice'] }])
  await openGroup(page, first)
  await expect(comparison(page).getByRole('rowheader', { name: 'Tags (differs)' })).toBeAttached()
  await expect(comparison(page).getByRole('radio', { name: `Keep ${word}-1.csv` })).toBeChecked()
  await page.keyboard.press('2')
  await expect(comparison(page).getByRole('radio', { name: `Keep ${word}-2.csv` })).toBeChecked()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog')
  const description = dialog.getByRole('group', { name: 'Description' })
  await expect(description.getByRole('radio', { name: /^From 2/ })).toBeChecked()
  await description.getByRole('radio', { name: /^From 2/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(description.getByRole('radio', { name: /^From 1/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Merge' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing else is the same or looks alike')).toBeVisible()

  const call = await apiOf(page)
  const read = (id: string) => call<{ readonly description: string; readonly tags: readonly string[] }>('GET', `/v1/assets/${id}`)
  expect(await read(second)).toMatchObject({ description: 'From 1', tags: ['Ice', 'Ship'] })
  await page.keyboard.press('Control+z')
  await expect(comparison(page)).toBeVisible()
  expect([await read(first), await read(second)]).toMatchObject([{ description: 'From 1', tags: ['Ship'] }, { description: 'From 2', tags: ['Ice'] }])
})

test('files that are not the same are shown no more, until that is undone', { tag: '@full' }, async ({ page }) => {
  const word = nonce()
  await signIn(page, 'publisher@harbour.example')
  const [first = ''] = await twice(page, word)
  await openGroup(page, first)
  await page.getByRole('button', { name: 'Not the same' }).click()
  await expect(page.getByText('Nothing else is the same or looks alike')).toBeVisible()
  await undoOf(page, 'They are no longer shown as the same').click()
  await expect(comparison(page)).toBeVisible()
  await page.getByRole('link', { name: 'All duplicates' }).click()
  await expect(page.getByRole('navigation', { name: 'Groups of duplicates' }).getByRole('button').first()).toBeVisible()
})

test('pictures that look alike are found on the page of each, and compared from there', { tag: '@full' }, async ({ page }) => {
  const word = nonce()
  const large = await picture(`${word}.jpg`, Math.floor(Math.random() * 1e6), 900 + Math.floor(Math.random() * 200), 600)
  const small = { name: `${word}-web.jpg`, mimeType: 'image/jpeg', buffer: await sharp(large.buffer).resize(400).jpeg({ quality: 70 }).toBuffer() }
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, `Alike ${word}`)
  await upload(page, [large, small])
  for (const { name } of [large, small]) await expect(item(page, name).locator('img')).toBeVisible()
  await openItem(page, small.name)
  await page.getByRole('link', { name: /^Related Assets/ }).click()
  const alike = page.getByRole('region', { name: 'Looks alike' })
  // What pictures look like is found seconds behind their thumbnails.
  await expect(async () => {
    await page.reload()
    await expect(alike.getByRole('link', { name: large.name, exact: true })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await alike.getByRole('link', { name: 'Compare' }).click()
  await expect(comparison(page).getByRole('radio', { name: `Keep ${large.name}` })).toBeChecked()
  await expect(comparison(page).getByText('Most pixels')).toBeVisible()
  // All zoom together.
  await comparison(page).getByRole('region', { name: new RegExp(`^${large.name}`) }).focus()
  await page.keyboard.press('+')
  await expect(comparison(page).locator('[data-zoomed=true]')).toHaveCount(await comparison(page).getByRole('radio').count())
})

test('whoever may only look compares, and changes nothing', { tag: '@full' }, async ({ page }) => {
  const word = nonce()
  await signIn(page, 'publisher@harbour.example')
  const [first = ''] = await twice(page, word)
  await page.evaluate(() => sessionStorage.clear())
  await signIn(page, 'user@harbour.example')
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Duplicates' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Duplicates' })).toBeVisible()
  await openGroup(page, first)
  await expect(page.getByText(/To merge them you need to be allowed/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Merge…' })).toHaveCount(0)
})
