import { describe, expect, it } from 'vitest'
import { OBJECT_KINDS, nameOfKind, namesOfKind } from './kinds.ts'
import { proposedTags, usedTags, type SeenObject } from './tags.ts'
import { LANGUAGES } from '../preferences/language.ts'

const AREA = { x: 0, y: 0, width: 0.5, height: 0.5 }
const seen = (kind: string, confidence: number): SeenObject => ({ kind, confidence, area: AREA })
const term = (text: string, confidence: number) => ({ term: text, confidence, passage: `About ${text}.` })
const none = { used: usedTags([]), own: [], refused: [], language: 'en-US' as const }
const tags = (...asked: Parameters<typeof proposedTags>) => proposedTags(...asked).map(({ tag }) => tag)

describe('kinds of objects', () => {
  it('are the eighty that the model tells apart, each with a name in every language', () => {
    expect(OBJECT_KINDS).toHaveLength(80)
    for (const kind of OBJECT_KINDS) for (const language of LANGUAGES) expect(nameOfKind(kind, language)).toMatch(/^[\p{L}][\p{L} ]+$/u)
  })

  it.each([
    ['boat', 'båt', 'barco'],
    ['horse', 'hest', 'caballo'],
    ['cell phone', 'mobiltelefon', 'teléfono móvil'],
  ])('%s is %s and %s', (kind, no, es) => {
    expect([nameOfKind(kind, 'no'), nameOfKind(kind, 'es')]).toEqual([no, es])
    expect(namesOfKind(kind)).toEqual(expect.arrayContaining([no, es]))
  })

  it('are no others', () => {
    expect(nameOfKind('ghost', 'en-US')).toBeUndefined()
    expect(namesOfKind('toString')).toEqual([])
  })
})

describe('proposed tags', () => {
  it('are in the language of whoever reads them, the surest first, each once', () => {
    const objects = [seen('horse', 0.5), seen('boat', 0.9), seen('boat', 0.6)]
    expect(tags({ objects, terms: [] }, none)).toEqual(['boat', 'horse'])
    expect(tags({ objects, terms: [] }, { ...none, language: 'no' })).toEqual(['båt', 'hest'])
  })

  it('are those that are used already, in whatever language they are, and before the others', () => {
    const found = proposedTags({ objects: [seen('horse', 0.5), seen('boat', 0.9)], terms: [term('fyrtårn', 0.6)] }, { ...none, used: usedTags(['Hest', 'Fyrtarn']) })
    expect(found.map(({ tag, isUsed }) => [tag, isUsed])).toEqual([
      ['Fyrtarn', true],
      ['Hest', true],
      ['boat', false],
    ])
  })

  it('are none that the asset has, that is unsure, or that can be no tag', () => {
    const found = { objects: [seen('boat', 0.9), seen('cat', 0.2)], terms: [term('Håbet', 0.9), term('x'.repeat(51), 0.9)] }
    expect(tags(found, { ...none, own: ['BOAT', 'habet'] })).toEqual([])
  })

  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['dog', [], ['bench', 'lighthouse']],
    ['dog', ['hund'], ['bench', 'lighthouse']],
    ['Hund', ['perro'], ['bench', 'lighthouse']],
    ['Dogs', [], ['bench', 'lighthouse']],
    ['lighthouses', [], ['dog', 'bench']],
    ['bench', ['Benk'], ['dog', 'lighthouse']],
    ['watchdog', [], ['dog', 'bench', 'lighthouse']],
  ])('are none that was refused, by another name or in another form: %s, where %j is used', (refused, used, rest) => {
    const found = { objects: [seen('dog', 0.9), seen('bench', 0.8)], terms: [term('lighthouse', 0.7)] }
    expect(tags(found, { ...none, used: usedTags(used), refused: [refused] })).toEqual(rest)
  })

  it('are no term that means an object which was refused', () => {
    expect(tags({ objects: [], terms: [term('hunden', 0.9), term('fyr', 0.8)] }, { ...none, refused: ['dog'] })).toEqual(['fyr'])
  })

  it('are a dozen at the most', () => {
    expect(proposedTags({ objects: OBJECT_KINDS.map((kind) => seen(kind, 0.8)), terms: [] }, none)).toHaveLength(12)
  })

  it('say why', () => {
    const [first, second] = proposedTags({ objects: [seen('boat', 0.9)], terms: [term('bark', 0.6)] }, none)
    expect(first).toMatchObject({ engine: 'Objects', area: AREA })
    expect(second).toMatchObject({ engine: 'KeyTerms', passage: 'About bark.' })
  })
})
