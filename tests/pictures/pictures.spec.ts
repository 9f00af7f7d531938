import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page, test as base } from '@playwright/test'
import { type Drag, pickUp } from '../support/drag.ts'
import { serveFolder } from '../support/serveFolder.ts'
import { type Box, difference } from './comparePictures.ts'
import { type State, STATES } from './states.ts'

const KEPT = join(import.meta.dirname, 'kept')
const SIZES = { desktop: { width: 1024, height: 720 }, phone: { width: 390, height: 844 } }

/** Some stories show how long ago something was. Playwright's own clock cannot be extended, as dates of a year alone are: every year would be all of them. */
const beginAt = (start: number): void => {
  const Own = Date
  const ahead = start - Own.now()
  globalThis.Date = class extends Own {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [Own.now() + ahead] : given) as [number]))
    }
    static override now(): number {
      return Own.now() + ahead
    }
  } as DateConstructor
}

/** One page for all stories of a worker: to load it takes longer than a story. */
const test = base.extend<object, { readonly storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const { url, close } = await serveFolder('build/storybook')
      const page = await browser.newPage({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce', viewport: SIZES.desktop })
      await page.addInitScript(beginAt, Date.parse('2026-11-18T09:30:00Z'))
      await page.goto(`${url}/iframe.html?viewMode=story`)
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
      await use(page)
      await page.close()
      await close()
    },
    { scope: 'worker' },
  ],
})

interface Storybook {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { on(event: string, receive: (received: never) => void): void; off(event: string, receive: (received: never) => void): void; emit(event: string, received: object): void }
  readonly __STORYBOOK_PREVIEW__: { readonly currentSelection?: { readonly storyId: string } }
}

/** Shows a story from its beginning; how it ended. A play that throws is told apart: Storybook finishes it as a success. */
const show = (page: Page, { story, dark }: State): Promise<string> =>
  page.evaluate(
    ({ storyId, theme }) =>
      new Promise<string>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as Storybook
        const end = (how: string) => {
          channel.off('storyFinished', finished)
          channel.off('playFunctionThrewException', threw)
          document.documentElement.dataset['theme'] = theme
          resolve(how)
        }
        const finished = (received: { readonly storyId: string; readonly status: string }) => {
          if (received.storyId === storyId) end(received.status)
        }
        const threw = (received: { readonly message: string }) => end(received.message)
        for (const storage of [localStorage, sessionStorage]) storage.clear()
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        channel.on('storyFinished', finished)
        channel.on('playFunctionThrewException', threw)
        if (preview.currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId })
        else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    { storyId: story, theme: dark ? 'dark' : 'light' },
  )

/** What of Storybook's own has the same markup is hidden. */
const shown = (page: Page, selector: string): Locator => page.locator(selector).filter({ visible: true }).first()

/** What is held by the mouse when the picture is taken, if anything is. */
const act = async (page: Page, { focus, keys = [], hover, drag }: State): Promise<Drag | undefined> => {
  // Before a key is pressed the focus may have no ring.
  if (focus !== undefined) await page.keyboard.press('Shift')
  if (focus !== undefined) await shown(page, focus).focus()
  for (const key of keys) await page.keyboard.press(key)
  if (hover !== undefined) await shown(page, hover).hover()
  if (drag === undefined) return undefined
  await expect(shown(page, drag[0])).toHaveAttribute('draggable', 'true')
  const held = await pickUp(page, shown(page, drag[0]))
  await held.over(shown(page, drag[1]), { x: 12, y: 12 })
  return held
}

const boxOf = async (page: Page, { part, around = 0 }: State): Promise<Box> => {
  const box = part === undefined ? { x: 0, y: 0, ...page.viewportSize() } : await shown(page, part).boundingBox()
  const { x, y, width, height } = { x: 0, y: 0, width: 0, height: 0, ...box }
  const [left, top] = [Math.max(0, Math.round(x) - around), Math.max(0, Math.round(y) - around)]
  return { x: left, y: top, width: Math.round(width) + 2 * around, height: Math.round(height) + 2 * around }
}

/** Where there is text, as far as it is seen, from the corner of `within`. */
const textsOf = (page: Page, within: Box): Promise<readonly Box[]> =>
  page.evaluate(({ x, y }) => {
    const boxes: Box[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const bounds = walker.currentNode.parentElement?.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const rect of range.getClientRects()) {
        const [left, right] = [Math.max(rect.left, bounds?.left ?? 0), Math.min(rect.right, bounds?.right ?? 0)]
        if (right - left > 1) boxes.push({ x: left - x, y: rect.top - y, width: right - left, height: rect.height })
      }
    }
    for (const field of document.querySelectorAll('input:not([type=checkbox], [type=radio]), textarea, select')) {
      const { left, top, width, height } = field.getBoundingClientRect()
      // Within its edge, which is compared.
      if (width > 8) boxes.push({ x: left - x + 4, y: top - y + 4, width: width - 8, height: height - 8 })
    }
    return boxes
  }, within)

const take = async (page: Page, state: State): Promise<{ readonly png: Buffer; readonly texts: readonly Box[] }> => {
  const clip = await boxOf(page, state)
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  return { png, texts: await textsOf(page, clip) }
}

/** Two in a row that are the same. */
const takeSettled = async (page: Page, state: State): Promise<Buffer> => {
  let last: Buffer = Buffer.alloc(0)
  await expect
    .poll(
      async () => {
        const before = last
        last = (await take(page, state)).png
        return before.equals(last)
      },
      { intervals: [500] },
    )
    .toBe(true)
  return last
}

for (const state of STATES) {
  test(state.name, async ({ storybook: page }, received) => {
    await page.mouse.move(0, 0)
    await page.setViewportSize(state.phone ? SIZES.phone : SIZES.desktop)
    await page.emulateMedia({ forcedColors: state.forced ? 'active' : 'none' })
    // A part of the program that is loaded when it is first needed may come too late for the first play.
    await expect(async () => expect(await show(page, state)).toBe('success')).toPass({ timeout: 60_000 })
    const held = await act(page, state)
    if (state.part !== undefined) await expect(shown(page, state.part)).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const file = join(KEPT, `${state.name}.png`)
    if (['all', 'changed'].includes(received.config.updateSnapshots)) {
      await mkdir(KEPT, { recursive: true })
      await writeFile(file, await takeSettled(page, state))
    }
    const kept = await readFile(file)
    let png: Buffer = Buffer.alloc(0)
    const differs = async (): Promise<string> => {
      const taken = await take(page, state)
      ;({ png } = taken)
      return difference(taken.png, kept, taken.texts)
    }
    try {
      // What is loaded when it is first shown comes a little later.
      await expect.poll(differs, { timeout: 45_000, intervals: [200] }).toBe('')
    } finally {
      await held?.over(page.locator('html'), { x: 0, y: 0 })
      await held?.drop()
      await writeFile(received.outputPath('taken.png'), png)
    }
  })
}
