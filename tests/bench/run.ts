/**
 * `npm run bench [-- --assets=100000] [--strict] [--only=memory,searches]`: measures the built product in a scratch data directory
 * against the limits it is held to, and prints one JSON document. A missed limit is reported; what could not be measured makes the exit code 1.
 */
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts'
import { deepTree } from './browser/deepTree.ts'
import { firstOpening } from './browser/firstOpening.ts'
import { firstThumbnail } from './browser/firstThumbnail.ts'
import { folderOpening } from './browser/folderOpening.ts'
import { initialScripts } from './browser/initialScripts.ts'
import { overviews } from './browser/overviews.ts'
import { resultsPage } from './browser/resultsPage.ts'
import { scrolling } from './browser/scrollingSection.ts'
import { selectingAll } from './browser/selectingAll.ts'
import { tableFrames } from './browser/tableFrames.ts'
import { tableOpening } from './browser/tableOpening.ts'
import { typing } from './browser/typing.ts'
import { uploads } from './browser/uploads.ts'
import { adjacentAssets } from './browser/adjacentAssets.ts'
import type { Figures } from './figures.ts'
import { moveCopy } from './http/moveCopy.ts'
import { assistant } from './http/assistant.ts'
import { autofill } from './http/autofill.ts'
import { bulkEdit } from './http/bulkEdit.ts'
import { duplicates } from './http/duplicates.ts'
import { harvest } from './http/harvest.ts'
import { lists } from './http/lists.ts'
import { metadata } from './http/metadata.ts'
import { names } from './http/names.ts'
import { portal } from './http/portal.ts'
import { ocr } from './http/ocr.ts'
import { recognition } from './http/recognition.ts'
import { search } from './http/search.ts'
import { searches } from './http/searches.ts'
import { suggestions } from './http/suggestions.ts'
import { thumbnails } from './http/thumbnails.ts'
import { zipping } from './http/zipping.ts'
import { memory } from './memorySection.ts'
import { readOptions } from './options.ts'
import { workersDone } from './quiet.ts'
import { say, type Section } from './section.ts'
import { seedLibrary } from './seed.ts'
import { measureStarts } from './starts.ts'

/** Memory comes last: it is measured after everything else has run. What a browser does comes before what leaves jobs behind for minutes. */
const SECTIONS: readonly Section[] = [
  initialScripts,
  firstThumbnail,
  firstOpening,
  folderOpening,
  adjacentAssets,
  lists,
  searches,
  thumbnails,
  typing,
  resultsPage,
  overviews,
  uploads,
  scrolling,
  moveCopy,
  bulkEdit,
  deepTree,
  selectingAll,
  zipping,
  names,
  tableOpening,
  tableFrames,
  metadata,
  search,
  assistant,
  duplicates,
  portal,
  harvest,
  ocr,
  autofill,
  suggestions,
  recognition,
  memory,
]

type Reported = Figures | { readonly notMeasured: string }

const options = readOptions(process.argv.slice(2))
const unknown = options.only.filter((only) => !SECTIONS.some(({ name }) => name === only))
if (unknown.length > 0) throw new Error(`No section ${unknown.join(', ')}: there are ${SECTIONS.map(({ name }) => name).join(', ')}`)
const wanted = SECTIONS.filter(({ name }) => options.only.length === 0 || options.only.includes(name))
const executablePath = findChromium()
const scratch = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
// The user that PostgreSQL runs as must be able to enter it.
await chmod(scratch, 0o711)
const report: Record<string, Reported> = {}
let browserName = basename(executablePath)

const attempt = async (name: string, measure: () => Promise<Figures>): Promise<void> => {
  say(`${name} …`)
  try {
    report[name] = await measure()
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error))
    report[name] = { notMeasured: error instanceof Error ? error.message : String(error) }
  }
}

// Starting is measured as installed and built.
say('building what is old …')
await promisify(execFile)(process.execPath, ['server/launch/build.ts'])
const { product, figures } = await measureStarts(join(scratch, 'data'))
try {
  report.start = figures
  say(`seeding ${options.assets} assets …`)
  const library = await seedLibrary(product, options.assets)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  browserName += ` ${browser.version()}`
  try {
    for (const section of wanted) {
      await attempt(section.name, async () => {
        // What the section before has left to the workers is not measured with this one.
        await workersDone(product)
        return section.measure({ options, product, library, browser })
      })
    }
  } finally {
    await browser.close()
  }
} finally {
  await product.stop()
  await rm(scratch, { recursive: true, force: true })
}

const all = Object.values(report)
const isMissed = (figure: unknown): boolean => typeof figure === 'object' && figure !== null && 'met' in figure && figure.met === false
const missed = all.flatMap((figures) => Object.values(figures)).filter(isMissed).length
const notMeasured = all.filter((reported) => 'notMeasured' in reported).length
const machine = { cores: cpus().length, cpu: cpus()[0]?.model, node: process.version, browser: browserName }
process.stdout.write(`${JSON.stringify({ assets: options.assets, machine, missed, notMeasured, figures: report }, null, 2)}\n`)
process.exitCode = notMeasured > 0 || (options.strict && missed > 0) ? 1 : 0
