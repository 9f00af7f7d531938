import { type APIRequestContext, devices, type Page } from '@playwright/test'
import { picture } from './support/ownFiles.ts'
import { administrator, PASSWORD, somebody } from './support/newcomer.ts'
import { expect, HARBOUR, makeFolder, signIn, test, transfers, upload } from './support/journey.ts'
import { attribute, type MadeTemplate, templateMaker } from './support/templates.ts'

const editor = ({ id }: MadeTemplate) => `/admin-panel/metadata-templates/edit/${id}`
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Move what/ })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const choose = async (page: Page, select: RegExp, option: string | RegExp) => {
  await page.getByRole('button', { name: select }).click()
  await page.getByRole('option', { name: option }).click()
}

const PLATES = [
  ['north.png', 'Quay to the north', '1890'],
  ['south.png', 'Quay to the south', 'about 1890'],
  ['west.png', 'Quay to the west', 'nobody knows'],
] as const

/**
 * Three plates in a folder, described by a template whose drop-down has a wrong option, and whose year is a text. They are somebody's own: what
 * becomes of a move is told on all pages of an account, one notice after the other.
 */
const described = async (page: Page) => {
  const { email } = await somebody(page, page.request, 'Admin')
  const maker = await templateMaker(page.request, email, HARBOUR, PASSWORD)
  const name = `Plate ${Date.now()}`
  const draft = await maker.draft(name, [attribute('Title'), attribute('Process', 'dropDown', { options: ['Wet plate', 'Dry plate'] }), attribute('Year')])
  const from = await maker.publish(draft)
  await signIn(page, email, HARBOUR, PASSWORD)
  await makeFolder(page, `Plates ${Date.now()}`)
  await upload(page, await Promise.all(PLATES.map(([file], seed) => picture(file, seed))))
  // A phone has the transfers over all but the first of them.
  await expect(page.getByText('0 folders · 3 assets')).toBeVisible()
  const folder = page.url()
  const assets = await maker.assetsOf(/folders\/([0-9a-f-]{36})/.exec(folder)?.[1] ?? '')
  const [title = '', process = '', year = ''] = from.attributes.map(({ id }) => id)
  const wet = await maker.optionOf(process, 'Wet plate')
  for (const [file, said, when] of PLATES) await maker.say(assets.get(file) ?? '', { [title]: said, [process]: wet, [year]: when })
  const metadataOf = (file: string) => `/records/assets/${assets.get(file)}/detail/metadata`
  return { maker, from, name, metadataOf }
}

/** The copy of a template by the API, as it was corrected: its year is a date. */
const corrected = (maker: Awaited<ReturnType<typeof templateMaker>>, from: MadeTemplate) => maker.corrected(from, `${from.name}, corrected`, { Year: 'edtf' })

const begin = async (page: Page, from: MadeTemplate) => {
  await page.goto(editor(from))
  await page.getByRole('button', { name: 'Move the values' }).click()
}

test('a frozen template is corrected in a copy, and what a move there would lose is shown before anything is written', async ({ page }) => {
  const { from, name, metadataOf } = await described(page)
  await page.goto(editor(from))
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click()
  await field(page, 'Name of the copy').fill(`${name}, corrected`)
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name}, corrected` })).toBeVisible()
  await page.getByRole('navigation', { name: 'Attributes' }).getByRole('button', { name: /^Year/ }).click()
  await choose(page, /^Type/, 'Date (EDTF)')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`The template “${name}, corrected” is saved.`)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(`“${name}, corrected” is published.`)).toBeVisible()

  await begin(page, from)
  const dialog = dialogOf(page)
  await choose(page, /^Move to/, `${name}, corrected (Active)`)
  await expect(dialog.getByRole('button', { name: /^Year \(Short text\)/ })).toContainText('Year (Date (EDTF))')
  await dialog.getByRole('button', { name: 'Try the move' }).click()
  await expect(dialog.getByText('3 assets are moved. Of 1 of them something stays with the former template.')).toBeVisible()
  await expect(dialog.getByText('1 value cannot be moved, and stays')).toBeVisible()
  await expect(dialog.getByText('nobody knows')).toBeVisible()
  // Nothing is written before it is wanted: a reload leaves all as it was.
  await page.reload()
  await page.goto(metadataOf('south.png'))
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
})

test('values are moved from a frozen template to its corrected copy, also while the page is left, and taken back', async ({ page }) => {
  const { maker, from, name, metadataOf } = await described(page)
  await corrected(maker, from)
  await begin(page, from)
  const dialog = dialogOf(page)
  await choose(page, /^Move to/, `${name}, corrected (Active)`)
  await dialog.getByRole('button', { name: 'Try the move' }).click()
  await dialog.getByRole('button', { name: 'Move the values' }).click()
  await expect(page.getByText(`What “${name}” says is being moved to “${name}, corrected”. See Transfers.`)).toBeVisible()
  await page.reload()
  await maker.moved(from, 0)
  await page.goto(metadataOf('south.png'))
  await expect(page.getByRole('heading', { name: `${name}, corrected` })).toBeVisible()
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
  await expect(field(page, 'Title')).toHaveValue('Quay to the south')
  await expect(page.getByRole('combobox', { name: 'Process' })).toHaveValue('Wet plate')
  await page.goto(metadataOf('west.png'))
  await expect(page.getByRole('heading', { name: `${name}, corrected` })).toBeVisible()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

  await begin(page, from)
  await expect(dialog.getByText(/^3 assets to “/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(dialog).toBeHidden()
  await maker.moved(from, 3)
  await page.goto(metadataOf('south.png'))
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: `${name}, corrected` })).toHaveCount(0)
  await expect(field(page, 'Year')).toHaveValue('about 1890')
})

test('a move is tried again when the network is back', { tag: '@full' }, async ({ page, context }) => {
  const { maker, from, name } = await described(page)
  await corrected(maker, from)
  await begin(page, from)
  const dialog = dialogOf(page)
  await choose(page, /^Move to/, `${name}, corrected (Active)`)
  const attempt = dialog.getByRole('button', { name: 'Try the move' })
  await expect(attempt).toBeVisible()
  await context.setOffline(true)
  await attempt.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await attempt.click()
  await expect(dialog.getByText('3 assets are moved.')).toBeVisible()
})

const designer = async (page: Page, request: APIRequestContext) => {
  const name = `Designer ${Date.now()}`
  await (await administrator(request)).post('/v1/roles', { name, permissions: ['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS', 'MANAGE_ITEM_TEMPLATES'] })
  return somebody(page, request, name)
}

test('who designs templates but edits no assets moves nothing, and is told why', { tag: '@full' }, async ({ page, request }) => {
  const { email } = await designer(page, request)
  const maker = await templateMaker(request)
  const from = await maker.publish(await maker.draft(`Plate ${Date.now()}`, [attribute('Title')]))
  await signIn(page, email, HARBOUR, PASSWORD)
  await page.goto(editor(from))
  await expect(page.getByRole('heading', { level: 1, name: from.name })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move the values' })).toHaveCount(0)
  await page.getByRole('button', { name: `Actions for ${from.name}` }).click()
  const entry = page.getByRole('menuitem', { name: 'Move values to another template' })
  await expect(entry).toHaveAttribute('aria-disabled', 'true')
  // A menu follows the pointer once it moves in it.
  for (const x of [20, 40]) await entry.hover({ position: { x, y: 10 } })
  await expect(page.getByText('Your own role does not include “Edit folders and files”')).toBeVisible()
})

test('values are moved by keyboard alone', { tag: '@full' }, async ({ page }) => {
  const { maker, from, name, metadataOf } = await described(page)
  await corrected(maker, from)
  await page.goto(editor(from))
  const dialog = dialogOf(page)
  await page.getByRole('button', { name: 'Move the values' }).focus()
  await page.keyboard.press('Enter')
  const target = dialog.getByRole('button', { name: /^Move to/ })
  await expect(target).toBeVisible()
  while (!(await target.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const wanted = page.getByRole('option', { name: `${name}, corrected (Active)` })
  await expect(wanted).toBeVisible()
  const isReached = () => wanted.evaluate((element) => document.activeElement?.getAttribute('aria-activedescendant') === element.id)
  while (!(await isReached())) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: /^Title \(Short text\)/ })).toBeVisible()
  const press = async (label: string) => {
    const button = dialog.getByRole('button', { name: label, exact: true })
    await expect(button).toBeVisible()
    while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await press('Try the move')
  await expect(dialog.getByText(/^3 assets are moved/)).toBeVisible()
  await press('Move the values')
  await expect(dialog).toBeHidden()
  await maker.moved(from, 0)
  await page.goto(metadataOf('north.png'))
  await expect(page.getByRole('heading', { name: `${name}, corrected` })).toBeVisible()
})

test.describe('on a phone', () => {
  const { deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor, isMobile, hasTouch })

  test('what stays behind is read before anything is moved, and the move is found again and taken back', { tag: '@full' }, async ({ page }) => {
    const { maker, from, name, metadataOf } = await described(page)
    await corrected(maker, from)
    await begin(page, from)
    const dialog = dialogOf(page)
    await choose(page, /^Move to/, `${name}, corrected (Active)`)
    await dialog.getByRole('button', { name: 'Try the move' }).tap()
    await expect(dialog.getByText('nobody knows')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await dialog.getByRole('button', { name: 'Move the values' }).tap()
    await expect(dialog).toBeHidden()
    await maker.moved(from, 0)
    // Of what is moved enough is read to tell it from the next.
    await expect.poll(async () => (await transfers(page).getByTitle(name, { exact: true }).boundingBox())?.width).toBeGreaterThan(90)
    await page.getByRole('button', { name: 'Move the values' }).tap()
    await dialog.getByRole('button', { name: 'Take back' }).tap()
    await maker.moved(from, 3)
    await page.goto(metadataOf('south.png'))
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(field(page, 'Year')).toHaveValue('about 1890')
  })
})
