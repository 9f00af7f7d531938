import type { OcrPage, OcrWord } from '../../domain/ocr/page.ts'

/** Pixels. */
const [WIDTH, HEIGHT] = [1000, 1400]
const [LEFT, TOP, LEADING, SIZE] = [110, 150, 62, 30]
/** Of a letter of a typewriter. */
const ADVANCE = SIZE * 0.6

const LETTERS: readonly (readonly string[])[] = [
  ['Bergen, 14. mars 1911', '', 'Kjaere herr Lund!', '', 'Barken Haabet kom i havn i gaar med', 'skipperen og tolv mann. Lasten er torr-', 'fisk og tran. Jeg sender Dem skipspa-', 'pirene, som De gav museet i fjor.', '', 'Med hilsen', 'A. Berg'],
  ['Side 2', '', 'Haabet skal til Hull den 20. april,', 'og derfra til Leith.'],
]
/** Of these the recognition is not sure. */
const DOUBTFUL = ['gaar', 'skipspa-']

const wordsOf = (lines: readonly string[]): readonly OcrWord[] => {
  let number = -1
  return lines.flatMap((text, row) => {
    if (text === '') return []
    number += 1
    const line = number
    let column = 0
    return text.split(' ').map((word) => {
      const box = { x: (LEFT + column * ADVANCE) / WIDTH, y: (TOP + row * LEADING - SIZE) / HEIGHT, width: (word.length * ADVANCE) / WIDTH, height: (SIZE * 1.3) / HEIGHT }
      column += word.length + 1
      return { text: word, box, line, confidence: DOUBTFUL.includes(word) ? 0.42 : 0.94, isCorrected: false }
    })
  })
}

/** What is read of a letter of two pages, typed with a machine. Pages beyond are blank. */
export const sampleScan = (page: number, contentVersion: string): OcrPage => ({
  page,
  contentVersion,
  state: 'Read',
  width: WIDTH,
  height: HEIGHT,
  angle: 0,
  language: 'nor',
  words: wordsOf(LETTERS[page - 1] ?? []),
  revision: 1,
  reason: null,
})

/** One of its pages as a picture, on which the words stand where they are read. */
export const scanPicture = (page = 1): string => {
  const lines = (LETTERS[page - 1] ?? []).map((text, row) => `<text x="${LEFT}" y="${TOP + row * LEADING}" textLength="${text.length * ADVANCE}">${text}</text>`)
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4ecd8"/><g font-family="monospace" font-size="${SIZE}" fill="#3a3226">`,
    ...lines,
    '</g></svg>',
  ]
  return `data:image/svg+xml,${encodeURIComponent(drawing.join(''))}`
}
