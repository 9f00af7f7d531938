import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, item, makeFolder, signIn, test, transfer, transfers, upload } from './support/journey.ts'
import { heavyPicture, picture } from './support/ownFiles.ts'

/** Bytes per second: slow enough to be broken off in the middle. */
const SLOW = 1_500_000

const slowDown = async (page: Page, uploadThroughput: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput })
}

test('a taken name offers another one', { tag: '@full' }, async ({ page }) => {
  const own = await picture('buoy.jpg', 5)
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'Buoys')
  await upload(page, [own])
  await expect(transfer(page, 'buoy.jpg')).toContainText('Complete')
  await expect(item(page, 'buoy.jpg').locator('img')).toBeVisible()
  await upload(page, [own])
  for (const side of ['There now', 'Your file']) {
    const shown = transfers(page).locator('div').filter({ has: page.getByText(side, { exact: true }) }).filter({ has: page.locator('img') }).last().locator('img')
    await expect(shown).toHaveJSProperty('complete', true)
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await transfers(page).getByRole('button', { name: /Rename to .*buoy \(2\)\.jpg/ }).click()
  await expect(item(page, 'buoy (2).jpg')).toBeVisible()
  await expect(item(page, 'buoy.jpg')).toBeVisible()
})

test('one file that is refused does not stop the others', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'Mixed files')
  await upload(page, [{ name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }, await picture('fine.jpg', 6)])
  await expect(transfer(page, 'program.exe')).toContainText('Failed')
  await expect(transfer(page, 'program.exe')).toContainText('This file type is not supported')
  await expect(item(page, 'fine.jpg')).toBeVisible()
})

test('a file whose content is refused can only be removed, and does not come back', async ({ page }) => {
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'Falsified')
  await upload(page, [{ name: 'chart.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Not what its name says') }])
  await expect(transfer(page, 'chart.pdf')).toContainText('The content is not what the ending of the name says')
  await expect(transfer(page, 'chart.pdf').getByRole('button')).toHaveText('')
  await expect(transfer(page, 'chart.pdf').getByRole('button', { name: 'Remove chart.pdf' })).toBeVisible()
  await expect(transfers(page)).toContainText('1 rejected')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Falsified' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Actions for this folder', expanded: false })).toBeVisible()
  await expect(transfers(page)).toHaveCount(0)
})

test('a folder is uploaded with what lies in it', { tag: '@full' }, async ({ page }, testInfo) => {
  const [plan, quay] = [await picture('plan.jpg', 21), await picture('quay.jpg', 22)]
  const root = testInfo.outputPath('Harbour survey')
  await mkdir(`${root}/Quays`, { recursive: true })
  await Promise.all([writeFile(`${root}/${plan.name}`, plan.buffer), writeFile(`${root}/Quays/${quay.name}`, quay.buffer)])
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'Surveys')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('main').getByRole('button', { name: 'Upload folder' }).click()
  await (await chooser).setFiles(root)
  await expect(transfer(page, 'quay.jpg')).toContainText('Complete')
  await page.getByRole('main').getByRole('link', { name: 'Harbour survey' }).click()
  await expect(item(page, 'plan.jpg')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Quays' }).click()
  await expect(item(page, 'quay.jpg')).toBeVisible()
})

test('an upload goes on while one looks elsewhere; one that a reload broke off asks for its file again and goes on', async ({ page }, testInfo) => {
  const { name, buffer } = await heavyPicture('panorama.png', 8)
  // On the disk, so that it is the very same file when it is chosen again.
  const path = testInfo.outputPath(name)
  await writeFile(path, buffer)
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'Panoramas')
  await slowDown(page, SLOW)
  await page.getByRole('main').locator('input[type=file]').first().setInputFiles(path)
  await expect(transfer(page, name)).toContainText('left')
  const sent = async () => Number(await transfer(page, name).getByRole('progressbar').getAttribute('value'))
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: /Archives/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Archives' })).toBeVisible()
  const before = await sent()
  await expect.poll(sent).toBeGreaterThan(before)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Panoramas' })).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(transfer(page, name)).toContainText('Choose the same file')
  await slowDown(page, -1)
  await transfer(page, name).locator('input[type=file]').setInputFiles(path)
  await expect(item(page, name)).toBeVisible()
  await expect(transfer(page, name)).toContainText('Complete')
})

test('an upload that loses the network in its middle says so, and goes on from there by itself when it is back', async ({ page }) => {
  const own = await heavyPicture('storm.png', 9)
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'Storms')
  const half = Math.floor(own.buffer.length / 2)
  const offsets: (string | undefined)[] = []
  let isDown = false
  await page.route((url) => url.pathname.startsWith('/v1/uploads/') && !url.pathname.endsWith('/plan'), async (route, request) => {
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'])
    if (isDown) return route.abort('internetdisconnected')
    if (request.method() !== 'PATCH' || offsets.length > 1) return route.continue()
    isDown = true
    await route.fetch({ postData: own.buffer.subarray(0, half) })
    return route.abort('internetdisconnected')
  })
  await upload(page, [own])
  await expect(transfer(page, 'storm.png')).toContainText('No connection')
  isDown = false
  await expect(transfer(page, 'storm.png')).toContainText('Complete')
  expect(offsets).toEqual(['0', String(half)])
  await expect(item(page, 'storm.png')).toBeVisible()
})

test('a file that came though its answer was lost is there once, and nobody is asked about it', async ({ page }) => {
  const own = await picture('drifter.jpg', 12)
  await signIn(page, 'publisher@harbour.example')
  await makeFolder(page, 'Drifters')
  let sent = 0
  await page.route((url) => url.pathname === '/v1/uploads', async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    expect((await route.fetch()).status()).toBe(201)
    return route.abort('connectionreset')
  })
  await upload(page, [own])
  await expect(transfer(page, 'drifter.jpg')).toContainText('Complete')
  await expect(item(page, 'drifter.jpg')).toHaveCount(1)
  expect(sent).toBe(2)
})
