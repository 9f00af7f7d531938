/**
 * Serves the built Storybook and runs every story in Chromium; with axe, in both themes, on a phone and on a desktop
 * (`.storybook/test-runner.ts`), those that changed and a share of the others, or all with `AUDITS=all`. The first argument is where the JSON
 * report goes.
 */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { findChromium } from './support/chromium.ts'
import { auditedStories, writeAudited } from './support/audited.ts'
import { serveFolder } from './support/serveFolder.ts'
import { storyFiles, writeStoryGroups } from './support/storyGroups.ts'

const BUILT = 'build/storybook'
const GROUPS = 'build/stories'
const AUDITED = `${GROUPS}/audited.json`
const [report = 'reports/tests/stories.json'] = process.argv.slice(2)

const run = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

const env = { VITRINE_CHROMIUM: findChromium() }

await writeStoryGroups(BUILT, GROUPS)
const audited = await auditedStories(BUILT, { isWhole: process.env['AUDITS'] === 'all', seed: Number(process.env['AUDITS_SEED'] ?? 1) })
await writeAudited(AUDITED, audited)
const { url, close } = await serveFolder(BUILT)
const code = await run(['test-storybook', '--url', url, '--maxWorkers', '3', '--json', '--outputFile', report], { ...env, VITRINE_STORY_GROUPS: GROUPS, VITRINE_AUDITED: AUDITED })
await close()
if (code !== 0) process.exit(code)

const { numPassedTests: passed } = JSON.parse(await readFile(report, 'utf8')) as { readonly numPassedTests: number }
const stories = (await storyFiles(BUILT)).reduce((sum, [, some]) => sum + some, 0)
console.log(`${audited.length} of ${stories} stories were audited by axe`)
if (passed !== stories) throw new Error(`${passed} of ${stories} stories were run`)
