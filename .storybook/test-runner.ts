import { readFileSync } from 'node:fs'
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import type axeCore from 'axe-core'
import type { RunOptions } from 'axe-core'

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

const audit = async (options: RunOptions): Promise<readonly string[]> => {
  const { violations } = await (window as unknown as { axe: typeof axeCore }).axe.run(document.body, options)
  // An open menu lies over what is behind it, of which it may leave a part: a press there closes it.
  const menu = document.querySelector('[role=menu]')
  const isBehindMenu = (rule: string, [target]: readonly unknown[]) =>
    rule === 'target-size' && menu !== null && typeof target === 'string' && menu.querySelector(target) === null
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ target }) => !isBehindMenu(id, target))
      .map(({ html, failureSummary }) => `${id}: ${help}\n    ${html}\n    ${failureSummary ?? ''}`),
  )
}

/** After a story has rendered and played: axe in both themes, on a phone and on a desktop, in the same page. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(SIZES[1])
    if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axe })
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context)
    const left = parameters['page'] === true ? NEVER : [...NEVER, ...WHOLE_PAGE_RULES]
    const rules = Object.fromEntries(left.map((id) => [id, { enabled: false }]))
    // Targets of 24 by 24 px, or with room around them: looked at only when asked, and where it is narrowest, for it takes axe long.
    const optionsOf = (only: readonly string[] | undefined, { width }: (typeof SIZES)[number]): RunOptions =>
      only === undefined
        ? { resultTypes: ['violations'], rules: { ...rules, 'target-size': { enabled: width === SIZES[0].width } } }
        : { resultTypes: ['violations'], runOnly: [...only] }
    const problems: string[] = []
    for (const size of SIZES) {
      await page.setViewportSize(size)
      for (const { theme, only } of THEMES) {
        await page.evaluate((mode) => {
          document.documentElement.dataset['theme'] = mode
        }, theme)
        const found = await page.evaluate(audit, optionsOf(only, size))
        problems.push(...found.map((problem) => `${theme}, ${size.width} px: ${problem}`))
      }
    }
    if (problems.length > 0) throw new Error(problems.join('\n'))
  },
}

export default config
