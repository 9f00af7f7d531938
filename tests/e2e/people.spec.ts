import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { FULL } from '../support/leftToFull.ts'
import { expect, item, makeFolder, READING, signIn, test, upload } from './support/journey.ts'

const FJORD = 'Fjord Archive'
const WHO = 'Eva Holm'

/** Three people before a plain wall. */
const photograph = async (): Promise<Buffer> =>
  sharp(await readFile(join(dirname(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api'))), 'demo', 'sample1.jpg'))).resize(900).jpeg().toBuffer()

/** Whoever oversees all organizations gives one the feature: the others would wait for what is read of its pictures. */
const offer = async (page: Page): Promise<void> => {
  const body = { email: 'super@vitrine.example', organization: 'Vitrine', password: 'Vitrine-demo-1', rememberMe: false }
  const { token } = (await (await page.request.post('/v1/auth/login', { data: body })).json()) as { readonly token: string }
  const headers = { authorization: `Bearer ${token}` }
  const { items } = (await (await page.request.get('/v1/organizations', { headers })).json()) as { readonly items: readonly { readonly id: string; readonly name: string }[] }
  const id = items.find(({ name }) => name === FJORD)?.id ?? ''
  const before = (await (await page.request.get(`/v1/organizations/${id}`, { headers })).json()) as { readonly revision: number }
  const answer = await page.request.patch(`/v1/organizations/${id}`, { headers, data: { revision: before.revision, features: ['FacialRecognition'] } })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('faces are found once somebody agreed, named, suggested in later pictures, and erased', { tag: FULL }, async ({ page }) => {
  test.slow()
  await offer(page)
  await signIn(page, 'admin@fjord.example', FJORD)
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'People' }).click()
  await page.getByRole('button', { name: 'Recognition…' }).click()
  await page.getByRole('switch', { name: 'Recognize faces in pictures' }).click()
  const consent = page.getByRole('dialog', { name: 'Recognize faces?' })
  await expect(consent.getByRole('button', { name: 'Recognize faces' })).toBeDisabled()
  await consent.getByRole('checkbox').check()
  await consent.getByRole('button', { name: 'Recognize faces' }).click()
  await expect(page.getByText('Switched on by Sverre Dahl')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()

  const one = await photograph()
  const two = await sharp(one).flop().jpeg().toBuffer()
  await page.goto('/records/folders')
  await makeFolder(page, `People ${Date.now()}`)
  await upload(page, [
    { name: 'summer.jpg', mimeType: 'image/jpeg', buffer: one },
    { name: 'autumn.jpg', mimeType: 'image/jpeg', buffer: two },
  ])
  await expect(item(page, 'autumn.jpg')).toBeVisible()
  const folder = page.url()

  await page.goto('/people')
  const people = page.getByRole('grid', { name: 'People' })
  const pairs = people.getByRole('gridcell').filter({ hasText: '2 faces' })
  await expect(pairs).toHaveCount(3, READING)
  await pairs.first().click()
  const panel = page.getByRole('complementary', { name: 'Who is this?' })
  await panel.getByRole('button', { name: 'Name', exact: true }).click()
  const naming = page.getByRole('dialog')
  await naming.getByLabel('Name', { exact: true }).fill(WHO)
  await naming.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText(`${WHO} is named at 2 faces.`)).toBeVisible()
  await expect(pairs).toHaveCount(2)

  await page.goto(folder)
  await item(page, 'summer.jpg').dblclick()
  await page.getByRole('button', { name: 'Show faces' }).click()
  const outlines = page.getByRole('region', { name: 'Found in the picture' }).getByRole('button')
  await expect(outlines).toHaveCount(3)
  await expect(outlines.and(page.getByRole('button', { name: /^Who is this\?/ }))).toHaveCount(2)
  const named = page.getByRole('button', { name: new RegExp(`^${WHO}: `) })
  const before = (await named.boundingBox())?.width ?? 0
  await named.focus()
  await page.keyboard.press('+')
  await expect.poll(async () => (await named.boundingBox())?.width).toBeGreaterThan(before * 1.1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/records\/assets\/persons\//)
  await expect(page.getByRole('region', { name: 'Found in the picture' })).toBeVisible()

  await page.goto(folder)
  await upload(page, [{ name: 'winter.jpg', mimeType: 'image/jpeg', buffer: await sharp(one).modulate({ brightness: 0.85 }).jpeg().toBuffer() }])
  await expect(item(page, 'winter.jpg')).toBeVisible()
  await page.goto('/suggestions')
  await page.getByRole('button', { name: `Accept ${WHO}` }).first().click(READING)
  await expect(page.getByRole('button', { name: `Accept ${WHO}` })).toHaveCount(0)

  await page.goto('/people?show=named')
  await people.getByRole('gridcell').filter({ hasText: WHO }).click()
  const known = page.getByRole('complementary', { name: WHO })
  await expect(known.getByText('Known by 3 faces. New pictures are compared with them.')).toBeVisible()
  await known.getByRole('button', { name: 'Erase what was learnt…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText(`What was learnt of ${WHO} is erased: 3 faces.`)).toBeVisible()
  await expect(known.getByText('Nothing is learnt of this face.')).toBeVisible()

  // The name stays where people wrote it; it is learnt again only where somebody says so.
  await page.goto('/people')
  await expect(people).toBeVisible()
  await expect(people.getByText(WHO)).toHaveCount(0)
})
