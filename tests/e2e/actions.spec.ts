import { devices } from '@playwright/test'
import { expect, item, makeFolder, signIn, test, transfers, upload } from './support/journey.ts'
import { csv } from './support/ownFiles.ts'

const files = (...names: readonly string[]) => names.map((name) => csv(name, [['berth'], [name]]))

test('by keys alone: folders and files are chosen, copied, pasted, renamed, thrown away and brought back, and the palette leads on', async ({ page }) => {
  const name = `Keys ${Date.now()}`
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, name)
  await upload(page, files('one.csv', 'two.csv'))
  await expect(item(page, 'two.csv')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for this folder' }).waitFor()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Inner')
  await page.keyboard.press('Enter')
  const inner = page.getByRole('region', { name: 'Folders' }).getByRole('link', { name: 'Inner' })
  await expect(inner).toBeVisible()

  await item(page, 'one.csv').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('2 selected')
  await page.keyboard.press('Control+c')
  await inner.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Inner' })).toBeVisible()
  await page.keyboard.press('Control+v')
  await expect(item(page, 'two.csv')).toBeVisible()

  await item(page, 'one.csv').focus()
  await page.keyboard.press('Delete')
  await expect(item(page, 'one.csv')).toBeHidden()
  // Notifications stand one after the other.
  await expect(page.getByText('one.csv is in the trash.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(item(page, 'one.csv')).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeFocused()
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  // The selection is there again, and the bar in place of the header.
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('2 selected')
  await inner.focus()
  await page.keyboard.press('F2')
  await page.getByRole('dialog').getByLabel('Name').fill('Renamed')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Folders' }).getByRole('link', { name: 'Renamed' })).toBeVisible()
})

test('with the mouse: a selection is dragged onto a folder, refused where it lies already, and brought back', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  const name = `Dragged ${Date.now()}`
  await makeFolder(page, name)
  await makeFolder(page, 'Inner')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await upload(page, files('one.csv', 'two.csv'))
  await expect(item(page, 'two.csv')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for this folder' }).waitFor()
  await item(page, 'one.csv').click({ modifiers: ['Control'] })
  await item(page, 'two.csv').click({ modifiers: ['Control'] })
  const card = page.getByRole('region', { name: 'Folders' }).getByRole('link', { name: 'Inner' })

  await item(page, 'one.csv').hover()
  await page.mouse.down()
  const module = page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: /Records/ })
  await module.hover()
  await module.hover()
  await expect(module).toHaveAttribute('data-drop', 'refuses')
  await card.hover()
  await card.hover()
  await expect(page.getByText('Move 2 items to “Inner”')).toBeVisible()
  await page.mouse.up()
  await expect(item(page, 'one.csv')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(item(page, 'one.csv')).toBeVisible()
})

test.describe('on a phone', () => {
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, deviceScaleFactor, isMobile, hasTouch })

  test('a long press selects, and the bar at the bottom holds every action', async ({ page }) => {
    await signIn(page, 'publisher@harbour.example')
    await makeFolder(page, `Phone ${Date.now()}`)
    await upload(page, files('one.csv'))
    await expect(item(page, 'one.csv')).toBeVisible()
    await transfers(page).getByRole('button', { name: 'Minimise' }).tap()
    const box = await item(page, 'one.csv').boundingBox()
    const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 }
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    const bar = page.getByRole('toolbar', { name: 'Selection' })
    await expect(bar).toContainText('1 selected')
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const placed = await bar.boundingBox()
    expect(Math.round((placed?.y ?? 0) + (placed?.height ?? 0))).toBe(page.viewportSize()?.height)
    await bar.getByRole('button', { name: 'More actions' }).tap()
    await page.getByRole('menuitem', { name: 'Move to the trash' }).tap()
    await expect(item(page, 'one.csv')).toBeHidden()
  })
})
