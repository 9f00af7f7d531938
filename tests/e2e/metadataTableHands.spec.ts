import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { csv } from './support/ownFiles.ts'
import { apiOf } from './support/calls.ts'
import { expect, item, makeFolder, signIn, test, upload } from './support/journey.ts'

interface Named {
  readonly id: string
  readonly name: string
}
interface Made {
  readonly id: string
  readonly revision: number
  readonly attributes: readonly Named[]
}

const PLAIN = { id: null, options: [], required: false, repeatable: false, visibleOnPortal: false, helpText: '', defaultValue: '', section: '', element: null, unit: null, currency: null }
const FILES = ['first.csv', 'second.csv', 'third.csv']

/** A table of three files of a folder, described by a note and a related asset; the first has a note. */
const table = async (page: Page) => {
  const name = `Hands ${randomUUID().slice(0, 8)}`
  await signIn(page, 'admin@harbour.example')
  await makeFolder(page, name)
  await upload(page, FILES.map((file) => csv(file, [['a', `${name} ${file}`]])))
  for (const file of FILES) await expect(item(page, file)).toBeVisible()
  const folderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const api = await apiOf(page)
  const { items: roles } = await api<{ readonly items: readonly Named[] }>('GET', '/v1/roles')
  const attributes = [{ ...PLAIN, name: 'Note', type: 'text' }, { ...PLAIN, name: 'Belongs to', type: 'asset' }]
  const form = { name, shortDescription: '', type: 'ALL', attributes, rolesIds: roles.filter((one) => one.name === 'Admin').map(({ id }) => id), usersIds: [] }
  const draft = await api<Made>('POST', '/v1/templates', form)
  const template = await api<Made>('POST', `/v1/templates/${draft.id}/publish`, { revision: draft.revision })
  const { items } = await api<{ readonly items: readonly Named[] }>('GET', `/v1/assets?folderId=${folderId}&limit=3`)
  for (const [at, { id }] of items.entries()) {
    const changes = at === 0 ? [{ attributeId: template.attributes[0]?.id, values: ['Box 7'], revision: 0 }] : []
    await api('PATCH', `/v1/assets/${id}/metadata`, { assign: [template.id], changes })
  }
  await page.goto(`/records/assets-metadata?template=${template.id}&folder=${folderId}`)
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-rowcount', String(FILES.length + 1))
  return { name, grid, cell: (row: number, column: number) => grid.getByRole('row').nth(row + 1).getByRole('gridcell').nth(column - 1) }
}

/** Columns: name, file number, note, what it belongs to. */
const FILE_NUMBER = 1
const NOTE = 2
const BELONGS = 3

test('the corner of a cell drawn down repeats it, and one step takes that back', { tag: '@full' }, async ({ page }) => {
  const { grid, cell } = await table(page)
  await cell(0, NOTE).click()
  const [corner, last] = [await grid.locator('[data-fill]').boundingBox(), await cell(2, NOTE).boundingBox()]
  if (corner === null || last === null) throw new Error('There is nothing to draw')
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2)
  await page.mouse.down()
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2, { steps: 5 })
  await page.mouse.up()
  for (const row of [1, 2]) await expect(cell(row, NOTE)).toContainText('Box 7')
  await expect(cell(2, NOTE)).toContainText('Saved')
  await page.reload()
  await expect(cell(2, NOTE)).toContainText('Box 7')
})

test('a column is made wider by keys alone, and stays so', { tag: '@full' }, async ({ page }) => {
  const { grid, cell } = await table(page)
  await cell(0, NOTE).click()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('menuitem', { name: 'Set the width…' }).press('Enter')
  const edge = page.getByRole('separator', { name: 'Width of Note' })
  await expect(edge).toBeFocused()
  const before = Number(await edge.getAttribute('aria-valuenow'))
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 30))
  await page.keyboard.press('Enter')
  await expect(grid).toBeFocused()
  await page.reload()
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 30))
})

test('columns are narrowed, pinned, moved and hidden, which another browser shows too; what is found is replaced in one step', async ({ page, browser, baseURL }) => {
  const { grid, cell } = await table(page)
  const heads = (of: Page) => of.getByRole('grid').getByRole('columnheader')
  const choose = async (name: string) => {
    await page.keyboard.press('Alt+ArrowDown')
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await cell(0, NOTE).click()
  await choose('Filter…')
  await page.getByRole('dialog', { name: 'Filter Note' }).getByRole('textbox', { name: 'Value' }).fill('box')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(grid).toHaveAttribute('aria-rowcount', '2')
  await page.getByRole('button', { name: 'Find and replace' }).click()
  const bar = page.getByRole('form', { name: 'Find and replace' })
  await bar.getByRole('textbox', { name: 'Find' }).fill('box')
  await bar.getByRole('textbox', { name: 'Replace with' }).fill('Shelf')
  // What others change meanwhile has the rows read again, and leaves out what the filter does not find any more.
  const saved = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('"Shelf 7"'))
  await bar.getByRole('button', { name: 'Replace all' }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('1 cell changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone in “Note”: 1 cell.')).toBeVisible()
  await expect(cell(0, NOTE)).toContainText('Box 7')
  await bar.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Remove the filter of Note' }).click()
  await expect(grid).toHaveAttribute('aria-rowcount', '4')

  await cell(0, BELONGS).click()
  await choose('Move left')
  await expect(heads(page).nth(2)).toContainText('Belongs to')
  await cell(0, BELONGS).click()
  await choose('Keep in sight')
  await expect(heads(page).nth(2)).toContainText('Note')
  await cell(0, FILE_NUMBER).click()
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/columns') && (answer.request().postData() ?? '').includes('"isHidden":true'))
  await choose('Hide')
  await kept
  const shown = ['Name', 'Note', 'Belongs to']
  await expect(heads(page)).toContainText(shown)

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const other = await context.newPage()
  await signIn(other, 'admin@harbour.example')
  await other.goto(page.url())
  await expect(heads(other)).toContainText(shown)
  await context.close()
})

test('a cell of an asset finds it by its name while one types', async ({ page }) => {
  const { name, cell } = await table(page)
  await cell(0, BELONGS).click()
  await page.keyboard.press('F2')
  await page.keyboard.type('thir')
  await page.getByRole('option', { name: `third.csv ${name}` }).click()
  await expect(cell(0, BELONGS)).toContainText('third.csv')
  await expect(cell(0, BELONGS)).toContainText('Saved')
  await page.reload()
  await expect(cell(0, BELONGS)).toContainText('third.csv')
})
