import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Result from 'effect/Result'
import { judgedValues } from '../metadata/values.ts'
import type { MetadataGroup } from '../embedded-metadata/metadata.ts'
import { ATTRIBUTE_TYPES } from '../templates/attributeTypes.ts'
import { asked, fromText, GLASS_PLATE, JOSE, KARI, LETTER, material, PHOTO, proposedFor, valuesFor } from './autofill.fixture.ts'
import { labelledIn } from './labelled.ts'
import { namesOfMaterial, proposeValues } from './proposeValues.ts'

describe('texts behind labels', () => {
  it.each([
    ['Artist: Edvard Munch', 'Edvard Munch'],
    ['Kunstner: Edvard Munch', 'Edvard Munch'],
    ['Fotógrafa: Edvard Munch', 'Edvard Munch'],
    ['ARTIST : Edvard Munch', 'Edvard Munch'],
    ['Artist\tEdvard Munch', 'Edvard Munch'],
    ['Artist – Edvard Munch', 'Edvard Munch'],
    ['Artist (painter): Edvard Munch', 'Edvard Munch'],
    ['Artist: Edvard Munch. Painted in 1893.', 'Edvard Munch'],
    ['Artist: Edvard Munch; Title: The Scream', 'Edvard Munch'],
    ['Artist: Edvard Munch Title: The Scream', 'Edvard Munch'],
    ['Title: The Scream | Artist: Edvard Munch | 1893', 'Edvard Munch'],
    ['Artist:\nEdvard Munch\nDate: 1893', 'Edvard Munch'],
    ['Artist: "Edvard Munch"', 'Edvard Munch'],
  ])('%j', (text, value) => {
    expect(fromText(asked('text', 'Maker', { element: 'dcterms:creator' }), text)).toEqual([value])
  })

  it.each([
    'The artist was Edvard Munch',
    'Artist:',
    'Artist:\nTitle: The Scream',
    'the artist: nobody knows',
    '',
    `Artist: ${'a'.repeat(300)}`,
  ])('nothing in %j', (text) => {
    expect(fromText(asked('text', 'Artist'), text)).toBeUndefined()
  })

  it('are found in as much as there is of them, whatever gaps are between', () => {
    const lengths = ['.', ',', ';', '-'].map((end) => labelledIn(`artist: x. Aa bb cc${end}${' '.repeat(5_200)}y  `.repeat(500), [['artist']]).map(({ from, to }) => to - from))
    expect(lengths).toEqual(Array.from({ length: 4 }, () => Array.from({ length: 500 }, () => 5_200)))
    const gaps = `artist: Munch${' '.repeat(4_000)};  `.repeat(60)
    expect(fromText(asked('text', 'Artist'), gaps)).toEqual(['Munch'])
  })

  it('an attribute’s own name is a label, in whatever language it is', () => {
    expect(fromText(asked('text', 'Fartøyets navn'), 'Fartøyets navn: Haabet')).toEqual(['Haabet'])
    expect(fromText(asked('text', 'Skipper'), 'SKIPPER: Ole Olsen, f. 1850')).toEqual(['Ole Olsen, f. 1850'])
  })

  it('keywords are several values, a name with a comma is one', () => {
    expect(fromText(asked('text', 'Keywords', { repeatable: true }), 'Nøkkelord: havn, sild; brygge')).toEqual(['havn', 'sild', 'brygge'])
    expect(fromText(asked('text', 'Creator', { repeatable: true }), 'Author: Olsen, Ole; Nordmann, Kari')).toEqual(['Olsen, Ole', 'Nordmann, Kari'])
  })

  it('each tells its passage, its words in it, and its page', () => {
    const [first] = proposedFor(asked('text', 'Artist'), { text: 'Cover\f\nCatalogue\nArtist: Edvard Munch\nOil' })
    expect(first).toEqual({ attributeId: 'Artist', values: ['Edvard Munch'], confidence: 0.85, source: 'Text', passage: 'Artist: Edvard Munch', words: 'Edvard Munch', page: 2 })
  })

  it('what was recognized counts a little less, and what both say a little more', () => {
    const artist = asked('text', 'Artist')
    const recognized = [{ page: 3, text: 'Artist: Edvard Munch' }]
    expect(proposedFor(artist, { recognized })).toMatchObject([{ source: 'Ocr', page: 3, confidence: 0.75 }])
    expect(proposedFor(artist, { recognized, text: 'Artist: Edvard Munch' })).toMatchObject([{ source: 'Text', confidence: 0.9 }])
  })
})

describe('answers', () => {
  it.each([
    ['On loan: yes', 'yes'],
    ['On loan: ja', 'yes'],
    ['On loan: Sí', 'yes'],
    ['On loan: nei', 'no'],
    ['On loan: No.', 'no'],
    ['On loan: ☑', 'yes'],
  ])('%s', (text, value) => {
    expect(fromText(asked('yesNo', 'On loan'), text)).toEqual([value])
  })

  it.each(['On loan yes', 'On loan: Nobody', 'On loan: yesterday', 'On loan:', 'yes'])('none in %j', (text) => {
    expect(fromText(asked('yesNo', 'On loan'), text)).toBeUndefined()
  })
})

describe('choices', () => {
  const kind = asked('dropDown', 'Kind')
  it.each([
    ['Kind: letter', LETTER],
    ['Kind: two letters', LETTER],
    ['Kind: Fotografier', PHOTO],
    ['A box of glass plates from Bergen', GLASS_PLATE],
    ['FOTOGRAFI', PHOTO],
  ])('%s', (text, option) => {
    expect(fromText(kind, text)).toEqual([option])
  })

  it.each(['a letter and a fotografi', 'some other thing', 'glass and a plate', 'literature'])('none in %j', (text) => {
    expect(fromText(kind, text)).toBeUndefined()
  })

  it('what lists end with counts behind its label alone', () => {
    expect([fromText(kind, 'Kind: other')?.length, fromText(kind, 'the other one')]).toEqual([1, undefined])
  })

  it('a multiple choice takes all that its label names', () => {
    expect(fromText(asked('multipleChoice', 'Kind'), 'Kind: letters, glass plates')).toEqual([LETTER, GLASS_PLATE])
  })

  it('stand in names of files and folders', () => {
    expect(valuesFor(kind, { name: 'IMG_1.jpg', folders: ['Archive', 'Letters 1890'] })).toEqual([[LETTER]])
  })
})

describe('contacts', () => {
  const donor = asked('contact', 'Giver')
  it.each([
    ['Giver: Kari Nordmann', KARI],
    ['Gave fra fru KARI NORDMANN til museet', KARI],
    ['Nordmann, Kari', KARI],
    ['Una carta de Jose Maria Perez a su madre', JOSE],
  ])('%s', (text, contact) => {
    expect(fromText(donor, text)).toEqual([contact])
  })

  it.each(['Giver: Ole Olsen', 'Kari and Ola Nordmann', 'kari nordmann', 'Nordmann', 'Giver: Nobody Known'])('none in %j, where nobody or more than one is called so', (text) => {
    expect(fromText(donor, text)).toBeUndefined()
  })

  it('stand in names of files', () => {
    expect(valuesFor(donor, { name: 'brev_fra_kari_nordmann_1890.pdf' })).toEqual([[KARI]])
  })

  it('the names that are looked up are those of the texts, and none where no attribute asks', () => {
    const asking = material({ text: 'Kari Nordmann met Ole Olsen.' })
    expect(namesOfMaterial([donor], asking)).toEqual(expect.arrayContaining(['Kari Nordmann', 'Ole Olsen']))
    expect(namesOfMaterial([asked('text', 'Giver')], asking)).toEqual([])
  })
})

const groupsOf = (fields: Readonly<Record<string, string>>, group: MetadataGroup['group'] = 'description'): readonly MetadataGroup[] => [{ group, fields: Object.entries(fields).map(([field, value]) => ({ field, value })) }]

describe('what a file says of itself', () => {
  it('goes to the attribute of its standard element, or of its name', () => {
    const groups = groupsOf({ title: 'Harbour at dusk', author: 'Kari Nordmann', keywords: 'quay, herring' })
    expect(proposedFor(asked('text', 'Name', { element: 'dcterms:title' }), { groups })).toMatchObject([{ values: ['Harbour at dusk'], source: 'EmbeddedMetadata', confidence: 0.9 }])
    expect(valuesFor(asked('text', 'Fotograf'), { groups })).toEqual([['Kari Nordmann']])
    expect(valuesFor(asked('contact', 'Photographer'), { groups })).toEqual([[KARI]])
    expect(valuesFor(asked('text', 'Emneord', { repeatable: true }), { groups })).toEqual([['quay', 'herring']])
    expect(valuesFor(asked('text', 'Shelf'), { groups })).toEqual([])
    expect(valuesFor(asked('integer', 'Antall sider'), { groups: groupsOf({ pages: '12' }, 'document') })).toEqual([['12']])
  })

  it.each(['Microsoft Word - Document1', 'untitled', 'Documento 3', 'IMG_0001'])('what a program wrote there is no title: %j', (title) => {
    expect(valuesFor(asked('text', 'Title'), { groups: groupsOf({ title }) })).toEqual([])
  })

  it.each(['User', 'Administrator', 'bruker', '-'])('nor an author: %j', (author) => {
    expect(valuesFor(asked('text', 'Author'), { groups: groupsOf({ author }) })).toEqual([])
  })

  it('when a document was written to a disk is hardly when it was made', () => {
    const created = asked('edtf', 'Created', { element: 'dcterms:created' })
    expect(proposedFor(created, { groups: groupsOf({ takenAt: '05/01/2024 12:30:00' }, 'camera') })).toMatchObject([{ values: ['2024-05-01'], confidence: 0.9 }])
    expect(proposedFor(created, { groups: groupsOf({ createdAt: '05/01/2024 12:30:00' }, 'document') })[0]?.confidence).toBeLessThan(0.5)
  })
})

describe('names of files', () => {
  it.each([
    ['Harbour_at_dusk.jpg', ['Harbour at dusk']],
    ['Brev fra Kari (2).pdf', ['Brev fra Kari']],
    ['IMG_0001.jpg', undefined],
    ['Scan 12.pdf', undefined],
    ['harbour.jpg', undefined],
    ['20240501_123000.jpg', undefined],
  ])('%s as a title', (name, title) => {
    expect(valuesFor(asked('text', 'Title'), { name })[0]).toEqual(title)
  })

  it('hold the numbers of objects', () => {
    const number = asked('text', 'Object number', { element: 'spectrum:object-number' })
    expect([valuesFor(number, { name: 'HM.1998.0123 plate.tif' })[0], valuesFor(number, { name: 'IMG-2024.jpg' })[0], fromText(number, 'See HM.1998.0123')]).toEqual([['HM.1998.0123'], undefined, undefined])
  })

  it('an address of a licence is one, another address is not', () => {
    const licence = asked('webAddress', 'Licence', { element: 'dcterms:license' })
    expect([fromText(licence, 'See https://creativecommons.org/licenses/by/4.0/.'), fromText(licence, 'See https://example.org/licenses/by/4.0/')]).toEqual([['https://creativecommons.org/licenses/by/4.0/'], undefined])
    expect(fromText(asked('webAddress', 'Website'), 'Website: www.example.org')).toEqual(['https://www.example.org'])
  })
})

const LABELS = ['Artist', 'Dato', 'Pris', 'Høyde', 'Kind', 'Giver', 'Pages', 'On loan', 'Koordinater']
const PIECES = ['12 x 8 cm', '1890', '3. mai 1890', '31.02.1990', 'kr 450,-', '59.91, 10.75', '999.9, 10.1', 'letters', 'Kari Nordmann', 'yes', '\u0000', 'a'.repeat(300), '\uD800', '24', 'https://example.org', ';', '|', '\n', '1,200', '99:99', '12:30', 'e\u0301'.repeat(40)]
const anyText = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.constantFrom(...LABELS.map((label) => `${label}:`)), fc.string()), { maxLength: 14 }).map((parts) => parts.join(' '))
const anyAttribute = fc
  .tuple(fc.constantFrom(...ATTRIBUTE_TYPES), fc.constantFrom(...LABELS), fc.boolean(), fc.boolean(), fc.constantFrom(null, 'cm'), fc.constantFrom(null, 'NOK'))
  .map(([type, name, required, repeatable, unit, currency]) => asked(type, name, { required, repeatable, unit: type === 'number' ? unit : null, currency: type === 'price' ? currency : null }))

describe('whatever the texts say', () => {
  it('nothing is proposed that the attribute’s own validation refuses, nor what its passage does not hold', () => {
    fc.assert(
      fc.property(anyAttribute, anyText, anyText, anyText, (attribute, text, name, folder) => {
        for (const { values, confidence, passage, words } of proposeValues([attribute], material({ text, name, folders: [folder], recognized: [{ page: 1, text }] }))) {
          expect(judgedValues(values, attribute)).toEqual(Result.succeed(values))
          expect(values.length).toBeGreaterThan(0)
          expect(confidence > 0 && confidence <= 1).toBe(true)
          expect(passage.length).toBeGreaterThan(0)
          expect(passage).toContain(words)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('nothing comes from nothing', () => {
    fc.assert(
      fc.property(anyAttribute, (attribute) => {
        expect(proposeValues([attribute], material({ name: '.' }))).toEqual([])
      }),
    )
  })

  it.each([
    ['digits', '1'.repeat(300_000)],
    ['numbers', '1.000 '.repeat(50_000)],
    ['capitals', 'Aa '.repeat(100_000)],
    ['labels', 'Artist: '.repeat(40_000)],
    ['years', '1890-'.repeat(60_000)],
    ['degrees', '59°'.repeat(100_000)],
    ['letters without end', 'letter'.repeat(50_000)],
  ])('a text of nothing but %s takes no time', (_, text) => {
    const began = performance.now()
    proposeValues(ATTRIBUTE_TYPES.map((type) => asked(type, 'Artist', { element: 'dcterms:created' })), material({ text: text.slice(0, 100_000) }))
    expect(performance.now() - began).toBeLessThan(15_000)
  })
})
