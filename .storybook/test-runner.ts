import { readFileSync } from 'node:fs'
import { getStoryContext, setupPage, type TestRunnerConfig } from '@storybook/test-runner'
import type axeCore from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** All rules in the light theme; of the dark one only what a theme can change. */
const THEMES = [
  { theme: 'light', only: undefined },
  { theme: 'dark', only: ['color-contrast', 'link-in-text-block'] },
] as const

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** A story is a part, not a page: rules about whole pages apply where the story says `parameters: { page: true }`. */
const WHOLE_PAGE_RULES = ['landmark-one-main', 'page-has-heading-one']

/** Menus float outside of the landmarks, and Storybook's own links come before ours. */
const NEVER = ['region']

/** Where targets stand that a phone does not have: there they are looked at on a desktop too, of equal rows the first. */
const WIDE_ONLY = 'nav, thead, tbody > tr:first-child'

interface Audit {
  readonly options: RunOptions
  /** Only within what this selects. */
  readonly within?: string
}

const audit = async ({ options, within }: Audit): Promise<readonly string[]> => {
  const { axe: tool } = window as unknown as { axe: typeof axeCore }
  const parts = within === undefined ? [document.body] : [...document.querySelectorAll<HTMLElement>(within)]
  if (parts.length === 0) return []
  const { violations } = await tool.run({ include: parts }, options)
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

/** What Storybook shows instead of a story: hidden here, but all of it would be audited with every story. */
const STORYBOOKS_OWN = '.sb-preparing-story, .sb-preparing-docs, .sb-nopreview, .sb-errordisplay_main > :is(p, ol)'

/** The file of the story before: a file's first story has the page to itself. */
let file: string | undefined

/** Loads the page anew. What it lends to its scripts it still has. */
const reload = async (page: Page): Promise<void> => {
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
  await setupPage(Object.create(page, { exposeBinding: { value: async () => undefined } }) as Page, page.context())
}

const prepare = async (page: Page): Promise<void> => {
  await page.addScriptTag({ content: axe })
  await page.evaluate((own) => document.querySelectorAll(own).forEach((element) => element.remove()), STORYBOOKS_OWN)
}

/** After a story has rendered and played: axe in both themes, on a phone and on a desktop, in the same page. */
const config: TestRunnerConfig = {
  async preVisit(page, { title }) {
    if (file !== undefined && file !== title) await reload(page)
    file = title
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(SIZES[1])
    if (!(await page.evaluate(() => 'axe' in window))) await prepare(page)
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context)
    const left = parameters['page'] === true ? NEVER : [...NEVER, ...WHOLE_PAGE_RULES]
    const rules = Object.fromEntries(left.map((id) => [id, { enabled: false }]))
    // Targets of 24 by 24 px, or with room around them: all of them where it is narrowest, for it takes axe long.
    const auditsOf = (only: readonly string[] | undefined, { width }: (typeof SIZES)[number]): readonly Audit[] => {
      const resultTypes: RunOptions['resultTypes'] = ['violations']
      if (only !== undefined) return [{ options: { resultTypes, runOnly: [...only] } }]
      if (width === SIZES[0].width) return [{ options: { resultTypes, rules: { ...rules, 'target-size': { enabled: true } } } }]
      return [{ options: { resultTypes, rules } }, { options: { resultTypes, runOnly: ['target-size'] }, within: WIDE_ONLY }]
    }
    const problems: string[] = []
    for (const size of SIZES) {
      await page.setViewportSize(size)
      // The dark one between the light ones: as few changes of it as can be.
      for (const { theme, only } of size === SIZES[0] ? THEMES : THEMES.toReversed()) {
        await page.evaluate((mode) => {
          document.documentElement.dataset['theme'] = mode
        }, theme)
        for (const one of auditsOf(only, size)) {
          const found = await page.evaluate(audit, one)
          problems.push(...found.map((problem) => `${theme}, ${size.width} px: ${problem}`))
        }
      }
    }
    if (problems.length > 0) throw new Error(problems.join('\n'))
  },
}

export default config
