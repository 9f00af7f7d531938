/**
 * For the bench (tests/bench/http/ocr.ts), a process of its own, as the worker is: reads the pages of a scanned document by Tesseract alone and as the product does, in turns on the same core; writes one
 * JSON document of milliseconds to standard output. `readingPages.fixture.ts <pages>`
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { createWorker, OEM } from 'tesseract.js'
import { openPages } from './PageSource.ts'
import { readDrawn } from './readDrawn.ts'
import { Recognizer } from './Recognizer.ts'
import { LETTERS, tiffOf } from './scans.fixture.ts'

const pages = Number(process.argv[2] ?? 4)

/** A sheet of A4 at 300 dots an inch, full of lines. */
const sheet = async (number: number): Promise<Buffer> => {
  const canvas = createCanvas(2480, 3508)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 2480, 3508)
  context.fillStyle = '#222'
  context.font = '50px serif'
  for (let line = 0; line < 34; line += 1) context.fillText(`${LETTERS.eng[line % LETTERS.eng.length]} ${LETTERS.eng[(line + number) % LETTERS.eng.length]}`, 250, 300 + line * 90)
  return sharp(await canvas.encode('png')).greyscale().png().toBuffer()
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-ocr-bench-'))
const recognizer = new Recognizer(folder)
const sheets = await Promise.all(Array.from({ length: pages }, (_, at) => sheet(at)))
const source = await openPages(await tiffOf(sheets), 'image/tiff')
const unstopped = new AbortController().signal
const wish = { languages: ['eng'], likely: 'eng' } as const

// Both have begun before anything is measured.
await readDrawn(recognizer, await source.draw(1), wish, unstopped)
const alone = await createWorker('eng', OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none', gzip: true })
await alone.recognize(sheets[0] ?? '')

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}
const bare: number[] = []
const product: number[] = []
for (const [at, picture] of sheets.entries()) {
  const ways = [
    async () => bare.push(await timed(() => alone.recognize(picture, {}, { blocks: true, text: false }))),
    async () => product.push(await timed(async () => readDrawn(recognizer, await source.draw(at + 1), wish, unstopped))),
  ]
  // Whichever comes first has what the other left in the caches: they take turns at that, too.
  for (const way of at % 2 === 0 ? ways : ways.toReversed()) await way()
}
process.stdout.write(JSON.stringify({ bare, product, megabytes: process.memoryUsage.rss() / 1024 ** 2 }))
await Promise.all([alone.terminate(), recognizer.close()])
await rm(folder, { recursive: true, force: true })
