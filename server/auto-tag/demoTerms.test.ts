import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyTermsOf, NO_BACKGROUND, stemsIn, type Background } from '../../src/domain/auto-tag/keyTerms.ts'
import { LEAST_CONFIDENCE, proposedTags, usedTags } from '../../src/domain/auto-tag/tags.ts'
import { extractText } from '../media/text.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const textOf = async (path: string): Promise<string> => (await extractText(TYPES[extname(path)] ?? '', await readFile(path), true)).text
const paths = globSync('demo/**/*.{txt,pdf,docx}').toSorted()
const texts = new Map(await Promise.all(paths.map(async (path) => [path.split('/').at(-1) ?? '', await textOf(path)] as const)))
const stems = [...texts.values()].filter((text) => text.trim() !== '').map(stemsIn)
const holdings: Background = { texts: stems.length, textsWith: (stem) => stems.filter((words) => words.has(stem)).length }

/** As they are proposed to somebody whose organization uses no tags. */
const proposed = (file: string, background: Background): readonly string[] =>
  proposedTags({ objects: [], terms: keyTermsOf(texts.get(file) ?? expect.fail(`No ${file}`), background) }, { used: usedTags([]), own: [], refused: [], language: 'en-US' }).map(({ tag }) => tag.toLowerCase())

/** What a curator would tag the demo's texts with, and what they would laugh at: chosen by hand. */
const JUDGED: readonly (readonly [file: string, telling: readonly string[], saysNothing: readonly string[]])[] = [
  ['condition-report-azulejo-panel.docx', ['tiles', 'triana'], ['ship', 'light', 'panel', 'frame']],
  ['condition-report-lidded-vase.docx', ['vase', 'glaze'], ['light', 'sound', 'body', 'fill']],
  ['courier-handbook.pdf', ['crate', 'harbour museum'], ['number', 'report', 'read', 'travels']],
  ['purchase-agreement-1902.pdf', ['silhouettes'], ['plans', 'ship']],
  ['list-of-all-soundings.pdf', ['gravel', 'buoy'], ['number', 'feet']],
  ['register-of-ships-1874-1880.pdf', ['brig', 'archangel', 'lisbon'], ['name', 'where', 'built']],
  ['letter-page-with-seal-transcription.txt', [], ['table', 'letter', 'light']],
  ['donor-correspondence-summary.docx', [], ['letters', 'names', 'family', 'schedule']],
  ['deed-of-gift-lindqvist-1887.pdf', [], ['house', 'piece']],
  ['minutes-1891-03-14.pdf', [], ['room', 'master']],
  ['brev-om-delingen-av-naustet-1911.docx', ['ytre nes'], ['brev', 'brevet', 'dele', 'skal']],
  ['arsmelding-2025.pdf', ['fjord archive'], ['bilder', 'besøk', 'året']],
  ['navn-pa-skjaer-og-grunner.txt', ['bjørn'], ['synlig', 'alltid', 'bryter']],
  ['referat-havnestyret-1892-01-09.docx', [], ['møte', 'referat', 'skal']],
  ['contrato-de-prestamo-sevilla-2026.pdf', ['azulejos', 'museo del río'], ['condiciones', 'parte']],
  ['carta-del-capitan-inigo-munoz-1885.pdf', ['santa eulalia', 'íñigo muñoz'], ['carta', 'capitán', 'hombre', 'casa']],
]

describe.each([
  ['holdings of which nothing is known yet', NO_BACKGROUND],
  ['the holdings that they are in', holdings],
])('tags for the texts of the demo, in %s', (_, background) => {
  it.each(JUDGED)('%s', (file, telling, saysNothing) => {
    const tags = proposed(file, background)
    expect(tags).toEqual(expect.arrayContaining([...telling]))
    expect(tags.filter((tag) => saysNothing.includes(tag))).toEqual([])
  })
})

it('a word that the language says often is a tag where no other text of the holdings says it', () => {
  const text = 'The house stood by the quay. The house was sold to the cook, and a second house was built at Cadiz. No house was paid for. The house burnt with the ship.'
  const surenessIn = (background: Background) => keyTermsOf(text, background).find(({ term }) => term === 'house')?.confidence ?? 0
  expect(surenessIn(NO_BACKGROUND)).toBeLessThan(LEAST_CONFIDENCE)
  expect(surenessIn({ texts: 200, textsWith: () => 100 })).toBeLessThan(LEAST_CONFIDENCE)
  expect(surenessIn({ texts: 200, textsWith: (stem) => (stem === 'hous' ? 0 : 100) })).toBeGreaterThan(LEAST_CONFIDENCE)
})
