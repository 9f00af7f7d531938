import { buffer } from 'node:stream/consumers'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawPage, textOfPdf } from '../media/pdf.ts'
import { letter, LETTERS, pdfOf, tiffOf } from './scans.fixture.ts'
import { readSearchableInput, writeSearchableInput } from './searchableInput.ts'
import { searchablePdf } from './searchablePdf.ts'

const inTurnOf = async function* <A>(all: readonly A[]): AsyncGenerator<A> {
  yield* all
}

const word = (text: string, x: number) => ({ text, box: { x, y: 0.1, width: 0.1, height: 0.04 }, confidence: 0.9, line: 0, isCorrected: false })

it.each([
  ['a picture', 'image/png', () => letter(LETTERS.nor), { width: 1240, height: 900 }],
  ['a document', 'application/pdf', async () => pdfOf([await letter(LETTERS.nor)]), { width: 595, height: 432 }],
])('%s can be searched by what was read of it, and looks as it did', async (_, mediaType, make, extent) => {
  const bytes = await make()
  const pages = [{ page: 1, ...extent, angle: 0, words: [word('Haabet', 0.2), word('Åse', 0.4), word('год', 0.6)] }]
  const input = writeSearchableInput({ mediaType, size: bytes.length, file: inTurnOf([bytes]), pages: inTurnOf(pages) })
  // As it comes through a pipe, cut wherever that cuts it.
  const pieces = await buffer(input)
  const cut = Array.from({ length: Math.ceil(pieces.length / 1_000) }, (_, at) => pieces.subarray(at * 1_000, (at + 1) * 1_000))
  const pdf = await searchablePdf(await readSearchableInput(inTurnOf(cut)))
  const text = await textOfPdf(pdf, 10_000)
  expect([text.includes('Haabet'), text.includes('Åse')]).toEqual([true, true])
  const drawn = await drawPage(pdf, 1, 1240)
  const difference = await sharp(drawn).composite([{ input: await letter(LETTERS.nor), blend: 'difference', gravity: 'northwest' }]).removeAlpha().greyscale().toBuffer()
  expect((await sharp(difference).stats()).channels[0]?.mean).toBeLessThan(5)
})

it('has all pages of a picture, also those of which nothing was read', async () => {
  const sheet = await letter(LETTERS.nor)
  const read = { width: 1240, height: 900, angle: 0, words: [word('Haabet', 0.2)] }
  const pages = [{ page: 1, ...read }, { page: 2, width: 0, height: 0, angle: 0, words: [] }, { page: 3, ...read, words: [word('Nora', 0.2)] }]
  const pdf = await searchablePdf({ mediaType: 'image/tiff', bytes: await tiffOf([sheet, sheet, sheet]), pages: inTurnOf(pages) })
  const sizes = (await PDFDocument.load(pdf)).getPages().map((page) => page.getSize())
  expect(sizes).toEqual([sizes[0], sizes[0], sizes[0]])
  expect((await textOfPdf(pdf, 10_000)).split('\f').map((text) => text.trim()).slice(0, 3)).toEqual(['Haabet', '', 'Nora'])
  const drawn = await drawPage(pdf, 2, 1240)
  const difference = await sharp(drawn).composite([{ input: sheet, blend: 'difference', gravity: 'northwest' }]).removeAlpha().greyscale().toBuffer()
  expect((await sharp(difference).stats()).channels[0]?.mean).toBeLessThan(5)
})
