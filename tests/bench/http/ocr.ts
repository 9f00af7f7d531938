import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { promisify } from 'node:util'
import { atLeast, atMost, plain, type Figures } from '../figures.ts'
import type { Section } from '../section.ts'
import { loadAlone } from './load.ts'
import { apiSession } from './signedIn.ts'

/** Pages a minute, of those that Tesseract alone reads on the same core; milliseconds of a list beside. */
const SHARE = 0.8
const LIST = 50

const PAGES = 8

interface Read {
  readonly bare: readonly number[]
  readonly product: readonly number[]
  readonly megabytes: number
}

/** The one in the middle: a page beside which the machine was busy with something else counts no more than any other. */
const middle = (numbers: readonly number[]): number => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** Each page against the same one by Tesseract alone, right before or after. */
const shareOf = (bare: readonly number[], own: readonly number[]): number => middle(bare.map((milliseconds, at) => milliseconds / (own[at] ?? Infinity)))

const aMinute = (pages: readonly number[]): number => (60_000 * pages.length) / pages.reduce((sum, milliseconds) => sum + milliseconds, 0)

/** Below normal priority, as workers are. */
const reading = async (): Promise<Read> => {
  const running = promisify(execFile)(process.execPath, ['server/ocr/readingPages.fixture.ts', String(PAGES)])
  if (running.child.pid !== undefined) setPriority(running.child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return JSON.parse((await running).stdout) as Read
}

/** Scanned pages read, with lists of assets beside. */
export const ocr: Section = {
  name: 'ocr',
  measure: async ({ product, library }) => {
    const session = await apiSession(product.url)
    const work = reading()
    const beside = await loadAlone({ ...session, paths: [`/v1/assets?folderId=${library.folderId}`] })
    const { bare, product: own, megabytes } = await work
    const figures: Figures = {
      shareOfTesseract: atLeast(SHARE, shareOf(bare, own), 'of its pages'),
      pagesAMinute: plain(aMinute(own), 'pages', aMinute(bare)),
      memoryOfBoth: plain(megabytes, 'MB'),
      assetsBesideP50: atMost(LIST, beside.p50, 'ms'),
      assetsBesideP95: atMost(LIST, beside.p95, 'ms'),
    }
    return figures
  },
}
