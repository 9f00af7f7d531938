import { readFileSync } from 'node:fs'
import { getStoryContext, setupPage, type TestRunnerConfig } from '@storybook/test-runner'
import type axeCore from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

/** What a theme can change. */
const OF_THEME = ['color-contrast', 'link-in-text-block']

/** What a size can change of what is there in both: targets of 24 by 24 px, or with room around them; what scrolls; how a page is made up. */
const OF_SIZE = ['target-size', 'scrollable-region-focusable', 'landmark-unique', 'heading-order']

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** A story is a part, not a page: rules about whole pages apply where the story says `parameters: { page: true }`. */
const WHOLE_PAGE_RULES = ['landmark-one-main', 'page-has-heading-one']

/** Menus float outside of the landmarks, and Storybook's own links come before ours. */
const NEVER = ['region']

/** Where targets stand that a phone does not have: there they are looked at on a desktop too, of equal rows the first, for it takes axe long. */
const WIDE_ONLY = 'nav, thead, tbody > tr:first-child'

/** The stories that this run audits (tests/support/storyTurns.ts); without a list, all. */
const listed = process.env['VITRINE_AUDITED']
const audited = listed === undefined ? undefined : new Set(JSON.parse(readFileSync(listed, 'utf8')) as readonly string[])

type Theme = 'light' | 'dark'

interface Audit {
  readonly theme: Theme
  readonly size: keyof typeof SIZES
  readonly options: RunOptions
  /** Only within what this selects; `new`: what this theme did not show on a desktop. */
  readonly within?: string
}

const audit = async ({ theme, options, within }: Omit<Audit, 'size'>): Promise<readonly string[]> => {
  const { axe: tool, seen } = window as unknown as { axe: typeof axeCore; seen: Partial<Record<Theme, WeakSet<Element>>> }
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  const outermostNew = (root: Element): readonly Element[] => {
    if (!isShown(root)) return []
    return seen[theme]?.has(root) === true ? [...root.children].flatMap(outermostNew) : [root]
  }
  const selected = (): readonly Element[] => {
    if (within === 'new') return outermostNew(document.body)
    return within === undefined ? [document.body] : [...document.querySelectorAll(within)]
  }
  const parts = selected()
  if (parts.length === 0) return []
  const { violations } = await tool.run({ include: [...parts] as HTMLElement[] }, options)
  const menu = document.querySelector('[role=menu]')
  // An open menu lies over what is behind it, of which it may leave a part: a press there closes it.
  const isBehindMenu = (rule: string, [target]: readonly unknown[]): boolean => {
    const found = typeof target === 'string' ? document.querySelector(target) : null
    if (rule !== 'target-size' || menu === null || found === null || menu.contains(found)) return false
    const [one, other] = [menu.getBoundingClientRect(), found.getBoundingClientRect()]
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  }
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ target }) => !isBehindMenu(id, target))
      .map(({ html, failureSummary }) => `${id}: ${help}\n    ${html}\n    ${failureSummary ?? ''}`),
  )
}

/** Remembers what a theme shows now. */
const look = (theme: Theme): void => {
  const page = window as unknown as { seen?: Partial<Record<Theme, WeakSet<Element>>> }
  const shown = [...document.querySelectorAll('body, body *')].filter((element) => element.checkVisibility({ visibilityProperty: true }))
  page.seen = { ...page.seen, [theme]: new WeakSet(shown) }
}

/** What Storybook shows instead of a story: hidden here, but all of it would be audited with every story. */
const STORYBOOKS_OWN = '.sb-preparing-story, .sb-preparing-docs, .sb-nopreview, .sb-errordisplay_main > :is(p, ol)'

/** Files that share a page: to load it takes as long as some stories, and with each story it grows. */
const FILES_PER_PAGE = 16

/** The file of the story before, and how many there were. */
let file: string | undefined
let files = 0

const forget = (page: Page): Promise<void> => page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))

/** Loads the page anew. What it lends to its scripts it still has. */
const reload = async (page: Page): Promise<void> => {
  await setupPage(Object.create(page, { exposeBinding: { value: async () => undefined } }) as Page, page.context())
}

const prepare = async (page: Page): Promise<void> => {
  await page.addScriptTag({ content: axe })
  await page.evaluate((own) => document.querySelectorAll(own).forEach((element) => element.remove()), STORYBOOKS_OWN)
}

/** Everything at least once in each theme: on a desktop all there is, then on a phone what is new there, and what its size can change. */
const auditsOf = (left: readonly string[]): readonly Audit[] => {
  const resultTypes: RunOptions['resultTypes'] = ['violations']
  const rules = Object.fromEntries(left.map((id) => [id, { enabled: false }]))
  // No rule that is asked for reads the style sheets, which would be fetched again for each.
  const common: RunOptions = { resultTypes, preload: false }
  const all: RunOptions = { ...common, rules }
  const only = (some: readonly string[]): RunOptions => ({ ...common, runOnly: [...some] })
  return [
    { size: 'desktop', theme: 'light', options: all },
    { size: 'desktop', theme: 'light', options: only(['target-size']), within: WIDE_ONLY },
    { size: 'desktop', theme: 'dark', options: only(OF_THEME) },
    { size: 'phone', theme: 'dark', options: only(OF_THEME), within: 'new' },
    { size: 'phone', theme: 'light', options: all, within: 'new' },
    { size: 'phone', theme: 'light', options: only([...OF_SIZE, ...WHOLE_PAGE_RULES].filter((id) => !left.includes(id))) },
  ]
}

/** After a story has rendered and played: axe in both themes, on a phone and on a desktop, in the same page. */
const config: TestRunnerConfig = {
  async preVisit(page, { title }) {
    if (file !== title) {
      file = title
      files += 1
      await forget(page)
      if (files % FILES_PER_PAGE === 0) await reload(page)
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(SIZES.desktop)
    if (!(await page.evaluate(() => 'axe' in window))) await prepare(page)
  },
  async postVisit(page, context) {
    // The router's own page for what a story throws: it passes for a story otherwise.
    if (await page.getByText('Unexpected Application Error!').isVisible()) throw new Error(await page.locator('#storybook-root').innerText())
    if (audited !== undefined && !audited.has(context.id)) return
    const { parameters } = await getStoryContext(page, context)
    const problems: string[] = []
    let now: { readonly size: Audit['size']; readonly theme?: Theme } = { size: 'desktop' }
    for (const { size, theme, ...one } of auditsOf(parameters['page'] === true ? NEVER : [...NEVER, ...WHOLE_PAGE_RULES])) {
      if (size !== now.size) await page.setViewportSize(SIZES[size])
      if (theme !== now.theme) await page.evaluate((mode) => void (document.documentElement.dataset['theme'] = mode), theme)
      now = { size, theme }
      const found = await page.evaluate(audit, { theme, ...one })
      if (one.within === undefined) await page.evaluate(look, theme)
      problems.push(...found.map((problem) => `${theme}, ${SIZES[size].width} px: ${problem}`))
    }
    if (problems.length > 0) throw new Error(problems.join('\n'))
  },
}

export default config
