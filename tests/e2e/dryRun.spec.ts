import { devices, type Page } from '@playwright/test'
import sharp from 'sharp'
import { picture } from './support/ownFiles.ts'
import { expect, item, makeFolder, openItem, signIn, tabTo, test, upload } from './support/journey.ts'
import { attribute, templateMaker } from './support/templates.ts'

const FJORD = ['admin@fjord.example', 'Fjord Archive'] as const

const row = (page: Page, name: string) => page.getByRole('navigation', { name: 'Attributes' }).getByRole('button', { name: new RegExp(`^${name}`) })
const tryIt = (page: Page) => page.getByRole('button', { name: 'Try on the assets' })

test('a draft is tried on the assets beside it, corrected, tried again, and published', async ({ page }) => {
  const maker = await templateMaker(page.request, ...FJORD)
  const name = `Glass plate ${Date.now()}`
  const draft = await maker.draft(name, [attribute('Taken on', 'date', { required: true, element: 'dcterms:created' }), attribute('Shelf', 'text', { required: true })])

  await signIn(page, ...FJORD)
  await makeFolder(page, `Plates ${Date.now()}`)
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: 'slategrey' } })
  await upload(page, [{ name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await image.withExif({ IFD2: { DateTimeOriginal: '1952:08:11 10:30:00' } }).jpeg().toBuffer() }, await picture('mute.png', 7)])
  await expect(item(page, 'mute.png')).toBeVisible()
  await openItem(page, 'plate.jpg')
  // What a file says is read when somebody looks.
  await page.getByRole('link', { name: 'Metadata', exact: true }).click()
  await expect(page.getByText(/08\/11\/1952/).first()).toBeVisible()

  await page.goto(`/admin-panel/metadata-templates/edit/${draft.id}`)
  await expect(page.getByRole('navigation', { name: 'Where you are' }).getByText(name)).toBeVisible()
  // The demo may still be growing: what is told is what there is at that moment.
  await expect(async () => {
    const { assets, attributes } = await maker.tried(draft)
    await tryIt(page).click()
    await expect(page.getByText(`Tried on ${assets} assets`)).toBeVisible({ timeout: 10_000 })
    await expect(page.getByText(`${assets} lack Shelf`)).toBeVisible()
    await expect(row(page, 'Shelf')).toContainText(`${assets} missing`)
    // The plate's own file says when it was taken.
    expect(attributes[0]?.missing).toBeLessThan(assets)
    await expect(row(page, 'Taken on')).toContainText(`${attributes[0]?.missing} missing`)
  }).toPass()

  await row(page, 'Shelf').click()
  await page.getByRole('checkbox', { name: 'Required' }).uncheck()
  await expect(tryIt(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('It has been changed since.')).toBeVisible()
  await tryIt(page).click()
  await expect(page.getByText('It has been changed since.')).toBeHidden()
  await expect(row(page, 'Shelf')).not.toContainText('missing')

  await page.getByRole('button', { name: 'See what was found' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/files? says? a value that fits/)).toBeVisible()
  await dialog.getByText(/files? says? a value that fits/).click()
  // Of many files some are named: the plate is among all of them.
  const [example] = (await maker.tried(draft)).attributes[0]?.fittingExamples ?? []
  await expect(dialog.getByText(example?.name ?? 'plate.jpg').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(`“${name}” is published.`)).toBeVisible()
  await expect(tryIt(page)).toHaveCount(0)
})

test('a draft is tried, looked through and published by keyboard alone', { tag: '@full' }, async ({ page }) => {
  const maker = await templateMaker(page.request, ...FJORD)
  const name = `Tried by keys ${Date.now()}`
  const draft = await maker.draft(name, [attribute('Shelf', 'text', { required: true })])
  await signIn(page, ...FJORD)
  await page.goto(`/admin-panel/metadata-templates/edit/${draft.id}`)
  await tabTo(page, tryIt(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Tried on \d+ assets/)).toBeVisible()
  const found = page.getByRole('button', { name: 'See what was found' })
  await tabTo(page, found)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/assets? could be described/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(found).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Publish', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`“${name}” is published.`)).toBeVisible()
})

test.describe('on a phone', () => {
  const { deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor, isMobile, hasTouch })

  test('a draft is tried where its attributes are listed, and what was found is read before it is published', { tag: '@full' }, async ({ page }) => {
    const maker = await templateMaker(page.request, ...FJORD)
    const name = `Tried on a phone ${Date.now()}`
    const draft = await maker.draft(name, [attribute('Shelf', 'text', { required: true })])
    await signIn(page, ...FJORD)
    await makeFolder(page, `Pocket plates ${Date.now()}`)
    await upload(page, [await picture('pocket.png', 11)])
    await expect(item(page, 'pocket.png')).toBeVisible()
    await page.goto(`/admin-panel/metadata-templates/edit/${draft.id}`)
    await tryIt(page).tap()
    await expect(row(page, 'Shelf')).toContainText(/\d+ missing/)
    await page.getByRole('button', { name: 'See what was found' }).tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^\d+ assets? lacks? this required value/)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await dialog.getByRole('button', { name: 'Close' }).last().tap()
    await page.getByRole('button', { name: 'Publish', exact: true }).tap()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).tap()
    await expect(page.getByText(`“${name}” is published.`)).toBeVisible()
  })
})
