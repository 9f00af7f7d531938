import type { AssetDetail } from '../../domain/assets/asset.ts'
import { isReadable, type OcrLanguage, type OcrStatus } from '../../domain/ocr/ocr.ts'
import { isDoubtful, type OcrPage } from '../../domain/ocr/page.ts'

/** What is read of an asset, and how far that is. */
export interface InMemoryReading {
  readonly status: OcrStatus
  readonly pages: readonly OcrPage[]
}

const NEVER: Omit<OcrStatus, 'contentVersion' | 'isSupported'> = {
  state: 'None', pages: null, done: 0, failedPages: 0, writtenPages: 0, words: 0, corrected: 0, languages: [], foundLanguage: null, reason: null, requestedAt: null, endedAt: null, doubtful: 0, secondsLeft: null,
}
const [ASKED_AT, ENDED_AT] = ['2026-03-14T09:26:53.000Z', '2026-03-14T09:27:41.000Z']

export const unread = ({ contentVersion, mediaType }: AssetDetail): InMemoryReading => ({ status: { ...NEVER, contentVersion, isSupported: isReadable(mediaType) }, pages: [] })

export const queued = (reading: InMemoryReading, languages: readonly OcrLanguage[]): InMemoryReading => ({
  ...reading,
  status: { ...reading.status, state: 'Queued', done: 0, failedPages: 0, reason: null, languages, requestedAt: ASKED_AT, endedAt: null },
})

const amount = (pages: readonly OcrPage[], state: OcrPage['state']): number => pages.filter((page) => page.state === state).length

export const counted = (reading: InMemoryReading): InMemoryReading => {
  const words = reading.pages.flatMap((page) => page.words)
  return { ...reading, status: { ...reading.status, failedPages: amount(reading.pages, 'Failed'), writtenPages: amount(reading.pages, 'HasText'), words: words.length, corrected: words.filter(({ isCorrected }) => isCorrected).length, doubtful: words.filter(isDoubtful).length } }
}

/** Some of its pages are read. */
export const underWay = (reading: InMemoryReading, pages: number, done: number): InMemoryReading => ({ ...reading, status: { ...reading.status, state: 'Reading', pages, done, secondsLeft: (pages - done) * 3 } })

export const completed = ({ status }: InMemoryReading, pages: readonly OcrPage[]): InMemoryReading =>
  counted({ pages, status: { ...status, state: 'Read', pages: pages.length, done: pages.length, foundLanguage: 'nor', endedAt: ENDED_AT, secondsLeft: null } })

export const failed = (reading: InMemoryReading): InMemoryReading => ({ ...reading, status: { ...reading.status, state: 'Failed', reason: 'Damaged', endedAt: ENDED_AT, secondsLeft: null } })

/** Nobody waits for it any more; what is read stays. */
export const stopped = (reading: InMemoryReading): InMemoryReading => ({ ...reading, status: { ...reading.status, state: reading.pages.length > 0 ? 'Read' : 'None', secondsLeft: null } })
