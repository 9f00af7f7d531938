import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOfWords } from '../../src/domain/ocr/page.ts'
import { inTurn } from '../../tests/support/inTurn.ts'
import { enlargedJpeg } from '../media/enlarged.fixture.ts'
import { openPages } from './PageSource.ts'
import { readDrawn, type Wish } from './readDrawn.ts'
import { Recognizer } from './Recognizer.ts'
import { letter, LETTERS, lockedPdf, pdfOf, rotated, tiffOf } from './scans.fixture.ts'

let folder: string
let recognizer: Recognizer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-ocr-'))
  recognizer = new Recognizer(folder)
})
afterAll(async () => {
  await recognizer.close()
  await rm(folder, { recursive: true, force: true })
})

const unstopped = () => new AbortController().signal
const NORWEGIAN: Wish = { languages: ['nor'], likely: 'nor' }

const read = async (bytes: Buffer, mediaType: string, wish: Wish = NORWEGIAN, page = 1) => {
  const source = await openPages(bytes, mediaType)
  try {
    return await readDrawn(recognizer, await source.draw(page), wish, unstopped())
  } finally {
    await source.close()
  }
}

/** Where the middle of the word "Haabet" is drawn on the upright page, as shares of its sides. */
const HAABET = { x: (90 + 107 + 55) / 1240, y: (180 - 12) / 900 }

const TURNED: readonly (readonly [degrees: number, width: number, height: number])[] = [
  [90, 900, 1240],
  [180, 1240, 900],
  [270, 900, 1240],
]
/** 900 million pixels, all of which would be in memory. */
const ENLARGED = await enlargedJpeg(30_000)
const FOUND = [
  ['eng', 'nor', 'Newfoundland'],
  ['nor', 'eng', 'Skipperen'],
  ['spa', 'eng', 'capitán'],
] as const

describe('a page', () => {
  it('that lies straight is read line by line, each word where it stands', async () => {
    const { words, angle, language } = await read(await letter(LETTERS.nor), 'image/png')
    expect(textOfWords(words)).toBe(LETTERS.nor.join('\n'))
    expect([angle, language]).toEqual([0, 'nor'])
    const haabet = words.find(({ text }) => text === 'Haabet')
    expect(haabet?.confidence).toBeGreaterThan(0.8)
    expect((haabet?.box.x ?? 0) + (haabet?.box.width ?? 0) / 2).toBeCloseTo(HAABET.x, 1)
    expect((haabet?.box.y ?? 0) + (haabet?.box.height ?? 0) / 2).toBeCloseTo(HAABET.y, 1.5)
  })

  it.each(inTurn(TURNED))('that is turned by %i degrees is read as well, and says how it lies', async (degrees, width, height) => {
    const { words, angle } = await read(await rotated(await letter(LETTERS.nor), degrees), 'image/png')
    expect(textOfWords(words)).toContain('barken Haabet kom til havnen i Bergen')
    expect(angle).toBe(degrees)
    const box = words.find(({ text }) => text === 'Haabet')?.box ?? { x: 0, y: 0, width: 0, height: 0 }
    // The middle of the word on the upright page, turned clockwise about the page's own.
    const [x, y] = [HAABET.x * 1240 - 620, HAABET.y * 900 - 450]
    const turn = (degrees * Math.PI) / 180
    expect((box.x + box.width / 2) * width - width / 2).toBeCloseTo(x * Math.cos(turn) - y * Math.sin(turn), -1.5)
    expect((box.y + box.height / 2) * height - height / 2).toBeCloseTo(x * Math.sin(turn) + y * Math.cos(turn), -1.5)
    expect(box.width * width).toBeGreaterThan(box.height * height)
  })

  it('that is askew by three degrees is straightened first', async () => {
    const askew = await rotated(await letter(LETTERS.nor), 3)
    const { width, height } = await sharp(askew).metadata()
    const { words, angle } = await read(askew, 'image/png')
    expect(textOfWords(words)).toContain('barken Haabet kom til havnen i Bergen')
    expect(angle).toBeGreaterThan(2.5)
    expect(angle).toBeLessThan(3.5)
    const box = words.find(({ text }) => text === 'Haabet')?.box ?? { x: 0, y: 0, width: 0, height: 0 }
    const [x, y] = [HAABET.x * 1240 - 620, HAABET.y * 900 - 450]
    const turn = (3 * Math.PI) / 180
    expect((box.x + box.width / 2) * width - width / 2).toBeCloseTo(x * Math.cos(turn) - y * Math.sin(turn), -1.5)
    expect((box.y + box.height / 2) * height - height / 2).toBeCloseTo(x * Math.sin(turn) + y * Math.cos(turn), -1.5)
  })

  it('with nothing on it has no words', async () => {
    const blank = await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'white' } }).png().toBuffer()
    expect(await read(blank, 'image/png')).toEqual({ words: [], angle: 0, language: 'nor' })
  })
})

/** Coleridge, “To the Autumnal Moon”, as the book prints it: the left of the picture by which tesseract.js shows what it does. */
const PRINTED = [
  'Mild Splendour of the various-vested Night!',
  'Mother of wildly-working visions! hail!',
  'I watch thy gliding, while with watery light',
  'Thy weak eye glimmers through a fleecy veil;',
  'And when thou lovest thy pale orb to shroud',
  'Behind the gather’d blackness lost on high;',
  'And when thou dartest from the wind-rent cloud',
  'Thy placid lightning o’er the awaken’d sky.',
]
const SHOWN = 'node_modules/tesseract.js/docs/images/demo.gif'

it('a page of a real book is read, line by line and word by word', async () => {
  const page = await sharp(SHOWN).extract({ left: 0, top: 0, width: 680, height: 338 }).gif().toBuffer()
  const { words, angle, language } = await read(page, 'image/gif', { languages: [], likely: 'nor' })
  expect(textOfWords(words).replaceAll("'", '’')).toBe(PRINTED.join('\n'))
  expect(language).toBe('eng')
  // As a scan does, it lies a little askew.
  expect(Math.abs(angle)).toBeLessThan(1)
})

describe('the language', () => {
  it.each(inTurn(FOUND))('is found: %s, where %s was likely', async (language, likely, word) => {
    const found = await read(await letter(LETTERS[language]), 'image/png', { languages: [], likely })
    expect(found.language).toBe(language)
    expect(textOfWords(found.words)).toContain(word)
  })
})

describe('a file', () => {
  it('of two pages is read page by page', async () => {
    const tiff = await tiffOf([await letter(LETTERS.nor), await letter(LETTERS.eng)])
    const source = await openPages(tiff, 'image/tiff')
    expect([source.pages, await source.hasText(1)]).toEqual([2, false])
    const second = await readDrawn(recognizer, await source.draw(2), { languages: ['eng'], likely: 'eng' }, unstopped())
    expect(textOfWords(second.words)).toContain('the schooner Albatross')
    expect((await source.draw(2)).page).toEqual({ width: 1240, height: 900 })
  })

  it('that is a document is read where its pages are pictures', async () => {
    const pdf = await pdfOf([await letter(LETTERS.nor), 'This page says itself what stands on it'])
    const source = await openPages(pdf, 'application/pdf')
    expect([source.pages, await source.hasText(1), await source.hasText(2)]).toEqual([2, false, true])
    const page = await source.draw(1)
    expect(page.page).toEqual({ width: 595, height: 432 })
    expect(textOfWords((await readDrawn(recognizer, page, NORWEGIAN, unstopped())).words)).toContain('barken Haabet')
    await source.close()
  })

  it('one page of which is torn is read on the others', async () => {
    const document = await PDFDocument.load(await pdfOf([await letter(LETTERS.nor), 'This page says itself what stands on it']))
    document.context.delete(document.getPage(1).ref)
    const source = await openPages(Buffer.from(await document.save()), 'application/pdf')
    expect([source.pages, await source.hasText(1), await source.hasText(2)]).toEqual([2, false, false])
    expect((await source.draw(1)).page).toEqual({ width: 595, height: 432 })
    await expect(source.draw(2)).rejects.toMatchObject({ reason: 'Damaged' })
    await source.close()
  })

  it.each([
    ['Damaged', 'application/pdf', Buffer.from('%PDF-1.7 and nothing behind')],
    ['Damaged', 'image/png', Buffer.from('no picture')],
    ['PasswordProtected', 'application/pdf', lockedPdf()],
    ['TooLarge', 'image/jpeg', ENLARGED],
  ])('is refused as %s: %s', async (reason, mediaType, bytes) => {
    await expect(openPages(bytes, mediaType).then((source) => source.draw(1))).rejects.toMatchObject({ reason })
  })

  it('of 30,000 pixels a side is scaled down while it is read', async () => {
    const wide = await sharp({ create: { width: 30_000, height: 2_000, channels: 3, background: 'white' } }).png({ compressionLevel: 1 }).toBuffer()
    const { width, height, page } = await (await openPages(wide, 'image/png')).draw(1)
    expect(page).toEqual({ width: 30_000, height: 2_000 })
    expect(width * height).toBeLessThan(12_100_000)
  })
})

describe('a recognition that has failed', () => {
  const text = async (other: Recognizer, language: 'eng' | 'spa'): Promise<string> => {
    const { words } = await other.recognize(await letter(LETTERS[language]), [language], unstopped())
    return words.map((word) => word.text).join(' ')
  }

  it('reads the next page, where its models could not be put down before, or one of them was gone', async () => {
    const place = join(folder, 'other')
    await writeFile(place, 'a file in the place of the folder')
    const other = new Recognizer(place)
    try {
      await expect(text(other, 'eng')).rejects.toThrow()
      await rm(place)
      expect(await text(other, 'eng')).toContain('schooner Albatross')
      await rm(join(place, 'spa.traineddata.gz'))
      await expect(text(other, 'spa')).rejects.toBeDefined()
      expect(await text(other, 'spa')).toContain('bergantín')
    } finally {
      await other.close()
    }
  })
})

it('a page that nobody wants any more is left at once, and the next is read', async () => {
  const sheet = await sharp(await letter(LETTERS.eng)).resize(4_000, 2_900).png().toBuffer()
  const stopping = new AbortController()
  const reading = recognizer.recognize(sheet, ['nor'], stopping.signal)
  await setImmediate()
  const reason = new Error('Nobody wants it')
  stopping.abort(reason)
  await expect(reading).rejects.toBe(reason)
  expect(textOfWords((await read(await letter(LETTERS.nor), 'image/png')).words)).toContain('barken Haabet')
})
