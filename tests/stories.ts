/**
 * Serves the built Storybook and plays stories in Chromium, and audits some by axe, in both themes, on a phone and on a desktop
 * (`.storybook/test-runner.ts`): what is near a change, and a share of the others, or all with `AUDITS=all`. The first argument is where the JSON
 * report goes.
 */
import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { findChromium } from './support/chromium.ts'
import { serveFolder } from './support/serveFolder.ts'
import { storyFiles, writeStoryGroups } from './support/storyGroups.ts'
import { storiesInTurn } from './support/storyTurns.ts'

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

const { files, audited } = await storiesInTurn(BUILT, { isWhole: process.env['AUDITS'] === 'all', seed: Number(process.env['AUDITS_SEED'] ?? 1) })
await writeStoryGroups(BUILT, GROUPS, files)
await writeFile(AUDITED, JSON.stringify(audited))
const { url, close } = await serveFolder(BUILT)
const code = await run(['test-storybook', '--url', url, '--maxWorkers', '3', '--json', '--outputFile', report], { ...env, VITRINE_STORY_GROUPS: GROUPS, VITRINE_AUDITED: AUDITED })
await close()
if (code !== 0) process.exit(code)

const { numPassedTests: passed } = JSON.parse(await readFile(report, 'utf8')) as { readonly numPassedTests: number }
const countOf = async (some?: readonly string[]) => (await storyFiles(BUILT, some)).reduce((sum, [, stories]) => sum + stories, 0)
const stories = await countOf(files)
console.log(`${stories} of ${await countOf()} stories were played, ${audited.length} audited by axe`)
if (passed !== stories) throw new Error(`${passed} of ${stories} stories were run`)
