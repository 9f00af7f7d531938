import type { Page } from '@playwright/test'
import { expect, expectHome, fillSignIn, item, makeFolder, openItem, signIn, test, transfer, transfers, upload } from './support/journey.ts'
import { csv, pdf, picture, sound } from './support/ownFiles.ts'

const intoBequest = async (page: Page) => {
  await signIn(page, 'publisher@harbour.example')
  const folders = page.getByRole('region', { name: 'Folders' })
  await folders.getByRole('link', { name: 'Acquisitions' }).click()
  await folders.getByRole('link', { name: '1887 Bequest' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '1887 Bequest' })).toBeVisible()
}
const factor = (page: Page) => page.getByTitle('Show at 100 %')

/** Two fingers in the middle of a box move apart. */
const pinch = async (page: Page, box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null) => {
  if (box === null) throw new Error('There is nothing to pinch')
  const fingers = await page.context().newCDPSession(page)
  const touchPoints = (apart: number) => [-1, 1].map((side, id) => ({ id, x: box.x + box.width / 2 + side * apart, y: box.y + box.height / 2 }))
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchPoints(40) })
  for (const apart of [60, 80, 100]) await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touchPoints(apart) })
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a picture is zoomed by wheel, keys, buttons and two fingers, and its neighbours follow the list', async ({ page }) => {
  await intoBequest(page)
  await expect(item(page, 'jug-with-two-bands.jpg')).toBeVisible()
  await openItem(page, 'harbour-at-dusk-1887.jpg')
  const stage = page.getByRole('region', { name: /harbour-at-dusk-1887.jpg\. Plus and minus zoom/ })
  await expect(stage.getByAltText('harbour-at-dusk-1887.jpg')).toBeVisible()
  const fitted = (await factor(page).textContent()) ?? ''

  await stage.focus()
  await page.keyboard.press('1')
  await expect(factor(page)).toHaveText('100 %')
  await page.keyboard.press('0')
  await expect(factor(page)).toHaveText(fitted)
  await stage.hover()
  await page.mouse.wheel(0, -400)
  await expect(factor(page)).not.toHaveText(fitted)
  await page.getByRole('button', { name: 'Fit to window' }).click()
  await expect(factor(page)).toHaveText(fitted)
  await pinch(page, await stage.boundingBox())
  await expect(factor(page)).not.toHaveText(fitted)
  expect(Number.parseInt((await factor(page).textContent()) ?? '', 10)).toBeGreaterThan(Number.parseInt(fitted, 10))

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'jug-with-two-bands.jpg' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'harbour-at-dusk-1887.jpg' })).toBeVisible()
})

test('a document is turned, jumped through and searched; a table is read as one', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'For reading')
  const pages = ['The first page names the harbour.', 'The second page.', 'The third page names the Harbour again.']
  await upload(page, [await pdf('three-pages.pdf', pages), csv('ships.csv', [['Ship', 'Built'], ['Nora', '1911']])])
  for (const name of ['three-pages.pdf', 'ships.csv']) await expect(transfer(page, name)).toContainText('Complete')
  await transfers(page).getByRole('button', { name: 'Minimise' }).click()

  await openItem(page, 'three-pages.pdf')
  const number = page.getByRole('textbox', { name: 'Page' })
  await expect(number).toHaveValue('1')
  await number.fill('2')
  await number.press('Enter')
  await expect(page.getByRole('img', { name: 'three-pages.pdf, Page 2' })).toBeVisible()
  await page.getByLabel('Find in document').fill('harbour')
  await expect(page.getByText('1 of 2 matches')).toBeVisible()
  await page.getByRole('button', { name: 'Next match' }).click()
  await expect(number).toHaveValue('3')
  await page.getByRole('button', { name: 'Page 1', exact: true }).click()
  await expect(number).toHaveValue('1')

  await page.goBack()
  await openItem(page, 'ships.csv')
  await expect(page.getByRole('columnheader', { name: 'Ship' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Nora' })).toBeVisible()
})

test('going back finds the place, the selection and the focus as they were', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 520 })
  await intoBequest(page)
  await item(page, 'amphora-attic-black-figure.tif').click()
  await page.keyboard.press('End')
  const tile = item(page, 'town-hall-drawing.png')
  await expect(tile).toBeFocused()
  const before = await tile.boundingBox()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'town-hall-drawing.png' })).toBeVisible()
  await page.goBack()
  await expect(tile).toBeFocused()
  expect(await tile.boundingBox()).toEqual(before)
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('1 selected')
  await page.keyboard.press('Home')
  await expect(item(page, 'amphora-attic-black-figure.tif')).toHaveAttribute('aria-selected', 'true')
})

test('the order of a list stands in its address', { tag: '@full' }, async ({ page }) => {
  await intoBequest(page)
  await page.getByRole('radio', { name: 'List' }).check({ force: true })
  await page.getByRole('columnheader', { name: 'Size' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=size/)
  const first = page.getByRole('grid').locator('[data-place="0"]')
  await expect(first).toContainText('KB')
  await page.getByRole('columnheader', { name: 'Size' }).getByRole('button').click()
  await expect(page).toHaveURL(/direction=desc/)
  await expect(first).toContainText('survey-map-sheet-12.tif')
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'descending')
  await expect(first).toContainText('survey-map-sheet-12.tif')
})

test('unsaved changes are not lost by leaving, nor somebody else’s by saving', async ({ page, browser }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'Edited by two')
  await upload(page, [await picture('buoys.jpg', 5)])
  await expect(transfer(page, 'buoys.jpg')).toContainText('Complete')
  await transfers(page).getByRole('button', { name: 'Minimise' }).click()
  await openItem(page, 'buoys.jpg')

  const address = page.url()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Description').fill('Mine')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(address)

  const theirs = await browser.newPage()
  await theirs.goto(new URL('/login', address).href)
  await fillSignIn(theirs, 'admin@harbour.example')
  await theirs.getByRole('button', { name: 'Sign in' }).click()
  await expectHome(theirs)
  await theirs.goto(address)
  await theirs.getByRole('button', { name: 'Edit' }).click()
  await theirs.getByLabel('Description').fill('Theirs')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs.getByText('Theirs', { exact: true })).toBeVisible()
  await theirs.close()

  await page.getByRole('button', { name: 'Save' }).click()
  const choice = page.getByRole('alertdialog')
  await expect(choice.getByRole('row', { name: 'Description Mine Theirs' })).toBeVisible()
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Mine', { exact: true })).toBeVisible()
})

test('sound is played by ranges', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'For hearing')
  await upload(page, [sound('bell.wav', 120)])
  await expect(transfer(page, 'bell.wav')).toContainText('Complete')
  const answered = page.waitForResponse((response) => response.url().includes('/preview/') && response.request().resourceType() === 'media')
  await openItem(page, 'bell.wav')
  expect((await answered).status()).toBe(206)
  const audio = page.locator('audio')
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration)).toBe(120)
  await audio.evaluate((element: HTMLAudioElement) => (element.currentTime = 110))
  await expect.poll(() => audio.evaluate(({ seeking, currentTime, readyState }: HTMLAudioElement) => !seeking && currentTime >= 110 && readyState >= 2)).toBe(true)
})
