import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '../metadata/dateValues.ts'
import { namesOf } from '../metadata/names.ts'
import { ADA as ADA_BERG, EVA, OIL, PLATES } from '../metadata/values.fixture.ts'
import { daysOf } from './days.ts'
import { parseQuery } from './parse.ts'
import { syntaxLike } from './query.fixture.ts'
import { resolveQuery } from './resolve.ts'
import { fieldOfAttribute } from './resolveAttribute.ts'
import type { ResolvedQuery, SearchAttribute } from './resolved.ts'
import type { CellFilter } from '../metadata-table/cellFilter.ts'
import { ACQUISITIONS, ADA, BELONGS_TO, BOUGHT, GIVER, HEIGHT, idOf, MADE, MAKER, NOTES, OF_1887, PIECES, PIECES_OF_LETTERS, PLACE, PRICE, SIGNED, STORE, TECHNIQUE, TYPE_OF_LETTER, vocabulary } from './vocabulary.fixture.ts'

const resolved = (typed: string) => resolveQuery(parseQuery(typed), vocabulary)
const words = (text: string, match: 'forms' | 'exact' | 'begun', where: 'anywhere' | 'name' | 'number' | 'content' | 'description' = 'anywhere'): ResolvedQuery => ({ kind: 'words', where, words: text.split(' '), match })
const value = (attribute: SearchAttribute, filter: CellFilter): ResolvedQuery => ({ kind: 'attribute', attribute, filter })
const not = (part: ResolvedQuery): ResolvedQuery => ({ kind: 'not', part })
const day = (date: string): number => dayOf(date)
const added = (first: string, last: string): ResolvedQuery => ({ kind: 'added', first: day(first), last: day(last) })

describe('a condition, understood', () => {
  it.each<[string, ResolvedQuery]>([
    ['', { kind: 'everything' }],
    ['Skipene', words('skipene', 'forms')],
    ['"Old Harbour"', words('old harbour', 'exact')],
    ['"harbour"', words('harbour', 'exact')],
    ['IMG_0034.jpg', words('img 0034 jpg', 'exact')],
    ['"old harb"*', words('old harb', 'begun')],
    ['name:Café', words('cafe', 'forms', 'name')],
    ['number:2026-00', words('2026 00', 'exact', 'number')],
    ['content:har*', words('har', 'begun', 'content')],
    ['description:none', not({ kind: 'present', field: 'description' })],
    ['http://x.org', words('http x org', 'exact')],
    ['12:30', words('12 30', 'exact')],
    ['a -(b OR c)', { kind: 'and', parts: [words('a', 'forms'), not({ kind: 'or', parts: [words('b', 'forms'), words('c', 'forms')] })] }],
  ])('%s: words', proveMeans)

  it.each<[string, ResolvedQuery]>([
    ['type:image', { kind: 'type', is: 'image' }],
    ['type:Bilder', { kind: 'type', is: 'image' }],
    ['type:folder', { kind: 'type', is: 'folder' }],
    ['type:pdf', { kind: 'mediaType', mediaTypes: ['application/pdf'] }],
    ['type:.JPEG', { kind: 'mediaType', mediaTypes: ['image/jpeg'] }],
    ['type:image/png', { kind: 'mediaType', mediaTypes: ['image/png'] }],
    ['in:archives', { kind: 'module', module: 'ARCHIVES' }],
    ['i:papirkurven', { kind: 'trashed' }],
    ['folder:Acquisitions/1887', { kind: 'inside', folderIds: [OF_1887] }],
    [`folder:id:${ACQUISITIONS}`, { kind: 'inside', folderIds: [ACQUISITIONS] }],
    ['tag:Havn', { kind: 'tag', key: 'havn', isBegun: false }],
    ['tag:none', not({ kind: 'present', field: 'tag' })],
    ['contact:"Ada Berg"', { kind: 'contact', ids: [idOf(401)], of: undefined }],
    ['kontakt:"donor/ada"*', { kind: 'contact', ids: [idOf(401), idOf(402)], of: 'donor' }],
    ['contact:maker/', { kind: 'contact', ids: 'any', of: 'maker' }],
    ['contact:*', { kind: 'contact', ids: 'any', of: undefined }],
    ['person:"Ada B"*', { kind: 'person', key: 'ada b', isBegun: true }],
    ['repository:"main STORE"', { kind: 'repository', ids: [STORE] }],
    ['repository:main*', { kind: 'repository', ids: [STORE, idOf(202)] }],
    ['by:"Ada Berg"', { kind: 'by', ids: [ADA] }],
    ['ready:web', { kind: 'webReady' }],
    ['-ready:*', not({ kind: 'webReady' })],
    ['size:*', { kind: 'everything' }],
    ['size:>2MB', { kind: 'size', least: 2_097_153, most: Number.MAX_SAFE_INTEGER }],
    ['size:<=1.5KB', { kind: 'size', least: 0, most: 1_536 }],
    ['size:1KB', { kind: 'size', least: 512, most: 1_535 }],
    ['size:200', { kind: 'size', least: 200, most: 200 }],
    ['size:1KB..2kb', { kind: 'size', least: 1_024, most: 2_048 }],
  ])('%s: fields', proveMeans)

  it.each<[string, ResolvedQuery]>([
    ['added:2026-10-03', added('2026-10-03', '2026-10-03')],
    ['added:2024-02', added('2024-02-01', '2024-02-29')],
    ['added:2026', added('2026-01-01', '2026-12-31')],
    ['added:03.10.2026', added('2026-10-03', '2026-10-03')],
    ['added:10/03/2026', added('2026-10-03', '2026-10-03')],
    ['added:2025/2026-02', added('2025-01-01', '2026-02-28')],
    ['added:2025..2026-02', added('2025-01-01', '2026-02-28')],
    ['added:today', added('2026-11-26', '2026-11-26')],
    ['tilføyd:"i går"', added('2026-11-25', '2026-11-25')],
    ['added:7d', added('2026-11-20', '2026-11-26')],
    ['added:2w', added('2026-11-13', '2026-11-26')],
    ['added:1m', added('2026-10-27', '2026-11-26')],
    ['added:1y', added('2025-11-27', '2026-11-26')],
    ['added:>=2026-10', { kind: 'added', first: day('2026-10-01'), last: 100_000_000 }],
    ['added:>2026-10', { kind: 'added', first: day('2026-11-01'), last: 100_000_000 }],
    ['embargo:>=2027', { kind: 'embargo', first: day('2027-01-01'), last: 100_000_000 }],
    ['sperrefrist:*', { kind: 'embargo', first: day('2026-11-27'), last: 100_000_000 }],
    ['embargo:<2026', { kind: 'embargo', first: day('2026-11-27'), last: day('2025-12-31') }],
    ['changed:<2026', { kind: 'changed', first: -100_000_000, last: day('2025-12-31') }],
  ])('%s: days', proveMeans)

  it.each<[string, ResolvedQuery]>([
    ['height:>20cm', value(HEIGHT, { is: 'between', from: '20 cm', open: true })],
    ['height:20cm..40cm', value(HEIGHT, { is: 'between', from: '20 cm', to: '40 cm' })],
    ['height:"12,5"', value(HEIGHT, { is: 'equals', value: '12.5 mm' })],
    ['made:1880/1890', value(MADE, { is: 'between', from: '1880/1890', to: '1880/1890' })],
    ['made:<1890', value(MADE, { is: 'between', to: '1890', open: true })],
    ['made:"about 1890"', value(MADE, { is: 'between', from: '1890~', to: '1890~' })],
    ['made:Y-12000/Y-11501', value(MADE, { is: 'between', from: 'Y-12000', to: 'Y-11501' })],
    ['made:none', value(MADE, { is: 'empty' })],
    ['"maker\'s NAME":"Ada Berg"', value(MAKER, { is: 'equals', value: 'Ada Berg' })],
    ['"maker\'s name":Ada*', value(MAKER, { is: 'contains', text: 'Ada' })],
    ['notes:tar', value(NOTES, { is: 'contains', text: 'tar' })],
    ['technique:oil', value(TECHNIQUE, { is: 'oneOf', values: [OIL] })],
    [`technique:id:${OIL}`, value(TECHNIQUE, { is: 'oneOf', values: [OIL] })],
    ['giver:"ada berg"', value(GIVER, { is: 'oneOf', values: [ADA_BERG] })],
    [`giver:id:${EVA}`, value(GIVER, { is: 'oneOf', values: [EVA] })],
    ['"belongs to":Plates.TIF', value(BELONGS_TO, { is: 'oneOf', values: [PLATES] })],
    [`"belongs to":${PLATES}`, value(BELONGS_TO, { is: 'oneOf', values: [PLATES] })],
    [`"belongs to":id:${PLATES}`, value(BELONGS_TO, { is: 'oneOf', values: [PLATES] })],
    ['giver:none', value(GIVER, { is: 'empty' })],
    ['bought:1920', value(BOUGHT, { is: 'between', from: '1920-01-01', to: '1920-12-31' })],
    ['bought:>1920-02', value(BOUGHT, { is: 'between', from: '1920-03-01' })],
    ['bought:>2099', value(BOUGHT, { is: 'between', from: '2099-12-31', to: '1900-01-01' })],
    ['place:60.39,5.32~10km', value(PLACE, { is: 'near', value: '60.39,5.32', metres: 10_000 })],
    ['place:"60,39; 5,32~2,5 km"', value(PLACE, { is: 'near', value: '60.39,5.32', metres: 2_500 })],
    ['place:-17,180~500m', value(PLACE, { is: 'near', value: '-17,180', metres: 500 })],
    ['signed:ja', value(SIGNED, { is: 'oneOf', values: ['yes'] })],
    ['price:<=12.5', value(PRICE, { is: 'between', to: '12.50 EUR' })],
    ['pieces:3', { kind: 'or', parts: [value(PIECES, { is: 'equals', value: '3' }), value(PIECES_OF_LETTERS, { is: 'equals', value: '3' })] }],
    ['pieces:>3', value(PIECES, { is: 'between', from: '3', open: true })],
    ['pieces:none', { kind: 'and', parts: [value(PIECES, { is: 'empty' }), value(PIECES_OF_LETTERS, { is: 'empty' })] }],
    ['letter/pieces:3', value(PIECES_OF_LETTERS, { is: 'equals', value: '3' })],
    ['Letter/Type:deed', value(TYPE_OF_LETTER, { is: 'equals', value: 'deed' })],
  ])('%s: attributes', proveMeans)
})

it('of several assets of one name each is meant', () => {
  const named = { ...BELONGS_TO, names: namesOf([{ id: PLATES, label: 'plates.tif' }, { id: OIL, label: 'Plates.tif' }]) }
  const { query, problems } = resolveQuery(parseQuery('"belongs to":plates.tif'), { ...vocabulary, attributes: [named] })
  expect([query, problems]).toEqual([{ kind: 'called', attribute: named, name: 'plates.tif' }, []])
})

describe('a condition that finds nothing', () => {
  it.each([
    ['folder:Nowhere', 'unknownFolder'],
    ['repository:Attic', 'unknownRepository'],
    ['by:Nobody', 'unknownUser'],
    ['type:painting', 'unknownType'],
    ['in:attic', 'unknownPlace'],
    ['added:soon', 'notADay'],
    ['added:2026-02-30', 'notADay'],
    ['added:>7', 'notADay'],
    ['size:big', 'notASize'],
    ['tag:>a', 'notForField'],
    ['type:im*', 'notForField'],
    ['height:tall', 'notAValue'],
    ['height:20stone', 'notAValue'],
    ['height:2*', 'notForField'],
    ['height:>1,234', 'ambiguousNumber'],
    ['height:"1,234 cm".."2 m"', 'ambiguousNumber'],
    ['price:1,250', 'ambiguousNumber'],
    ['place:60.39,5.32~1,500m', 'ambiguousNumber'],
    ['size:>1,500KB', 'ambiguousNumber'],
    ['size:"1MB".."2,048 kB"', 'ambiguousNumber'],
    ['size:10,000', 'ambiguousNumber'],
    ['place:59', 'notAnArea'],
    ['place:59.9,10.7', 'notAnArea'],
    ['place:95,10~1km', 'notAnArea'],
    ['place:59.9,181~1km', 'notAnArea'],
    ['place:59.9,10.7~far', 'notAnArea'],
    ['place:>59.9,10.7~1km', 'notForField'],
    ['place:59.9*', 'notForField'],
    ['technique:charcoal', 'notAValue'],
    ['technique:>oil', 'notForField'],
    ['ready:print', 'notAValue'],
    ['is:public', 'notAValue'],
    ['rights:free', 'notAValue'],
    ['rights:>CC0', 'notForField'],
    ['is:>ready', 'notForField'],
    ['embargo:soon', 'notADay'],
    ['giver:nobody', 'notAValue'],
    ['"belongs to":letters.tif', 'notAValue'],
    ['giver:ada*', 'notForField'],
  ])('%s says so: %s', (typed, code) => {
    expect(resolved(typed)).toEqual({ query: { kind: 'nothing' }, problems: [{ part: typed, code }], withTrash: false })
  })

  it('leaves the others as they are', () => {
    expect(resolved('ship -folder:Nowhere')).toEqual({
      query: { kind: 'and', parts: [words('ship', 'forms'), not({ kind: 'nothing' })] },
      problems: [{ part: 'folder:Nowhere', code: 'unknownFolder' }],
      withTrash: false,
    })
  })
})

it('a number that has a comma before three digits is a thousand to who reads English, and is asked for in one way where it could be another', () => {
  const asked = (typed: string, language: 'en-US' | 'no') => resolveQuery(parseQuery(typed), { ...vocabulary, language }).query
  expect(asked('height:>1,234', 'en-US')).toEqual(value(HEIGHT, { is: 'between', from: '1234 mm', open: true }))
  for (const language of ['en-US', 'no'] as const) {
    expect(asked('height:>1.234', language)).toEqual(value(HEIGHT, { is: 'between', from: '1.234 mm', open: true }))
    expect(asked('height:>1234', language)).toEqual(value(HEIGHT, { is: 'between', from: '1234 mm', open: true }))
    expect(asked('height:>1,234.5', language)).toEqual(value(HEIGHT, { is: 'between', from: '1234.5 mm', open: true }))
  }
})

it('the trash is looked through where a query speaks of it, by those who may', () => {
  expect(resolved('ship in:trash').withTrash).toBe(true)
  expect(resolved('ship OR -in:trash').withTrash).toBe(true)
  expect(resolved('ship').withTrash).toBe(false)
  expect(resolveQuery(parseQuery('in:trash'), { ...vocabulary, seesTrash: false })).toEqual({ query: { kind: 'nothing' }, problems: [{ part: 'in:trash', code: 'trashNotAllowed' }], withTrash: false })
})

it('an attribute is asked for by a name that means it alone', () => {
  expect([HEIGHT, PIECES, PIECES_OF_LETTERS, TYPE_OF_LETTER].map((attribute) => fieldOfAttribute(attribute, vocabulary))).toEqual(['Height', 'Object/Pieces', 'Letter/Pieces', 'Letter/Type'])
})

it.each(['bought', 'added', 'in', 'type', 'size', 'made'].flatMap((field) => ['__proto__', 'constructor', 'toString'].map((name) => `${field}:${name}`)))('a name that every object has is none: %s', (typed) => {
  expect(resolved(typed).problems).toEqual([{ part: expect.any(String), code: expect.any(String) }])
})

it('whatever is typed means something', () => {
  fc.assert(
    fc.property(syntaxLike, (text) => {
      expect(resolved(text).query.kind).toBeTypeOf('string')
    }),
    { numRuns: 3_000 },
  )
  const wild = fc.tuple(fc.constantFrom('added', 'size', 'made', 'height', 'bought', 'price', 'folder', 'type', 'in', 'pieces', 'place'), fc.constantFrom('', '>', '<=', '"'), fc.oneof(fc.string(), syntaxLike, fc.nat().map(String)))
  fc.assert(
    fc.property(wild, (parts) => {
      const text = `${parts[0]}:${parts[1]}${parts[2]}`
      const { query, problems } = resolved(text)
      const asked = parseQuery(text)
      // What everything has, is missing nowhere: nothing is found, and nothing is wrong with the question.
      const isOfField = asked.kind === 'field' && asked.field === parts[0] && asked.test.is !== 'none'
      expect(!isOfField || query.kind !== 'nothing' || problems.length > 0).toBe(true)
    }),
    { numRuns: 3_000 },
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      const span = daysOf(text, 0)
      expect(span === undefined || (Number.isInteger(span.first) && Number.isInteger(span.last))).toBe(true)
    }),
  )
})

function proveMeans(typed: string, query: ResolvedQuery): void {
  expect(resolved(typed)).toEqual({ query, problems: [], withTrash: expect.any(Boolean) })
}
