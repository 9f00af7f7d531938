import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const PORTAL = '/portal/harbour-museum'

/** As long as a busy machine may take to fill the demo. */
const FILLING = 90_000
test.describe.configure({ timeout: FILLING + 60_000 })

/** The demo is filled while the server is up already: with files first, then with what is said of them. */
const filled = async (request: APIRequestContext): Promise<void> => {
  const has = (path: string, text: string) => expect.poll(async () => (await request.get(PORTAL + path)).text(), { timeout: FILLING, intervals: [500] }).toContain(text)
  await has('/search?q=herbarium', 'Male fern')
  await has('/items', 'Albumen on glass')
}

/** How far the page has moved under the reader's eyes, as browsers count it. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { readonly value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a visitor searches the collection on a phone, looks at a picture, its folder, and the language of their choice', async ({ page, request }) => {
    await filled(request)
    await page.goto(PORTAL)
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Museum' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search the collection' }).fill('herbarium fern')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Found for “herbarium fern”' })).toBeVisible()
    await page.getByRole('link', { name: 'Male fern' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Male fern' })).toBeVisible()
    await page.getByRole('link', { name: 'Norsk' }).click()
    await expect(page.getByText('Siteres som')).toBeVisible()
    await page.getByRole('navigation', { name: 'Hvor du er' }).getByRole('link', { name: 'Samlingen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Alt i samlingen' })).toBeVisible()
    await page.goto(`${PORTAL}/items`)
    await page.getByText('Narrow the list').click()
    const process = page.getByRole('region', { name: 'Process' })
    await process.getByRole('link', { name: /^Albumen on glass/ }).click()
    await expect(page.getByText('1 item', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'The inner harbour with ships at anchor' })).toBeVisible()
    await page.getByRole('link', { name: 'Without “Process: Albumen on glass”' }).click()
    await expect(page.getByRole('link', { name: 'Male fern' })).toBeVisible()
    await page.goto(`${PORTAL}/items/nothing`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
})

test.describe('by keys, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor passes over what all pages have, and goes from the words of a search to what was found', async ({ page, request }) => {
    await filled(request)
    await page.goto(`${PORTAL}/items`)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Harbour Museum' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox', { name: 'Search the collection' })).toBeFocused()
    await page.keyboard.type('male fern')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Found for “male fern”' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
    await page.getByRole('link', { name: 'Male fern' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Male fern' })).toBeVisible()
    // On paper there is what is said of it, and nothing to type into.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1, name: 'Male fern' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'HM-C-0201' }).first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('searchbox').first()).toBeVisible()
    // One heading for the page, and none below it that leaves a level out; at 400 % nothing stands beside the window.
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of ['', '/items', '/search?q=harbour', new URL(page.url()).pathname.slice(PORTAL.length), '/about', '/contact']) {
      await page.goto(`${PORTAL}${path}`)
      const levels = await page.locator('h1, h2, h3, h4').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
      expect([path, levels.filter((level) => level === 1).length, levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)]).toEqual([path, 1, []])
      expect([path, await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)]).toEqual([path, 320])
      await expect(page.locator('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])')).toHaveCount(0)
    }
  })
})

test('a visitor looks at a picture closely, by hand and by keys, or as a whole without JavaScript', async ({ browser, page, request }) => {
  await filled(request)
  // Pictures are made behind everybody's back: whichever is there first.
  const pictured = page.locator('.portal-cards li').filter({ has: page.locator('img') }).first()
  await expect(async () => {
    await page.goto(`${PORTAL}/items?format=image`)
    await expect(pictured).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: FILLING })
  await pictured.getByRole('link').click()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: 'Look closely' }).click()
  const viewer = page.getByRole('application')
  await expect(viewer).toBeFocused()
  /** What is seen once all of its parts are there. */
  const settled = async (): Promise<Buffer> => {
    let frame = await viewer.screenshot()
    await expect.poll(async () => {
      const before = frame
      frame = await viewer.screenshot()
      return frame.equals(before)
    }, { intervals: [300] }).toBe(true)
    return frame
  }
  const frames = [await settled()]
  const seesAnother = async (): Promise<void> => {
    // It may begin later than it takes to settle.
    await expect.poll(async () => {
      const frame = await viewer.screenshot()
      return frames.some((one) => one.equals(frame))
    }).toBe(false)
    frames.push(await settled())
  }
  await page.getByRole('button', { name: 'Larger' }).click()
  await seesAnother()
  await viewer.focus()
  await page.keyboard.press('+')
  await seesAnother()
  await page.keyboard.press('ArrowRight')
  await seesAnother()
  const address = page.url()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Look closely' })).toBeVisible()
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(address)
  await expect(plain.getByRole('img')).toBeVisible()
  await expect(plain.getByRole('button')).toHaveCount(0)
  await plain.close()
  // What is played is let in by the page's policy; this fails where that is broken.
  await page.goto(`${PORTAL}/items?format=video`)
  await page.getByRole('link', { name: 'Sailing home' }).click()
  await expect(page.getByLabel(/Sailing home/)).toBeVisible()
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
})

test.describe('in both themes', () => {
  test.use({ bypassCSP: true })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the pages of a portal are accessible to everybody, in ${colorScheme}`, { tag: '@full' }, async ({ page, request }) => {
      await filled(request)
      await page.emulateMedia({ colorScheme })
      const [, fern = ''] = /href="\/portal\/harbour-museum(\/items\/[0-9a-f-]{36})"/.exec(await (await request.get(`${PORTAL}/search?q=male+fern`)).text()) ?? []
      expect(fern).not.toBe('')
      const pages = {
        [fern]: 'Male fern',
        '': 'Harbour Museum',
        '/items': 'Everything in the collection',
        '/items?format=image': 'Everything in the collection',
        '/search?q=harbour': 'Found for “harbour”',
        '/about': 'About us',
        '/contact': 'Contact',
        '/items/nothing': 'Page not found',
      }
      for (const [path, name] of Object.entries(pages)) {
        await page.goto(`${PORTAL}${path}`)
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [path, id, nodes.map(({ html }) => html)])).toEqual([])
        // Nothing moves as pictures and letters come (0.1 is called good).
        expect([path, (await shifted(page)) < 0.05]).toEqual([path, true])
      }
    })
  }
})
