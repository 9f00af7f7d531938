import { describe, expect, it } from 'vitest'
import { parseQuery } from './parse.ts'
import { printQuery } from './print.ts'
import type { FieldTest, Query, TextCondition } from './query.ts'

const word = (text: string): Query => ({ kind: 'text', text, match: 'word' })
const phrase = (text: string): Query => ({ kind: 'text', text, match: 'phrase' })
const begun = (text: string): Query => ({ kind: 'text', text, match: 'prefix' satisfies TextCondition['match'] })
const field = (name: string, test: FieldTest | string): Query => ({ kind: 'field', field: name, test: typeof test === 'string' ? { is: 'equals', value: test } : test })
const and = (...parts: readonly Query[]): Query => ({ kind: 'and', parts })
const or = (...parts: readonly Query[]): Query => ({ kind: 'or', parts })
const not = (part: Query): Query => ({ kind: 'not', part })
const everything: Query = { kind: 'everything' }

/** What was typed, what it means, and how it is printed, where that is another text. */
type Row = [typed: string, query: Query, printed?: string]

describe('a query that is typed, taken apart and printed', () => {
  it.each<Row>([
    ['', everything],
    ['  \n', everything, ''],
    ['*', everything, ''],
    ['ship', word('ship')],
    ['"old harbour"', phrase('old harbour')],
    ['“old harbour” «ytre havn» „alter Hafen“', and(phrase('old harbour'), phrase('ytre havn'), phrase('alter Hafen')), '"old harbour" "ytre havn" "alter Hafen"'],
    ['"the ""Fram"" leaves"', phrase('the "Fram" leaves')],
    ['harb*', begun('harb')],
    ['"old harb"*', begun('old harb')],
    ['ship "old harbour" harb*', and(word('ship'), phrase('old harbour'), begun('harb'))],
    ['"old harb', phrase('old harb'), '"old harb"'],
    ['IMG_0034-b.jpg', word('IMG_0034-b.jpg')],
    ['ship ship', word('ship'), 'ship'],
    ['& !! -- ""', everything, ''],
    ['cafe\u0301', word('caf\u00E9'), 'caf\u00E9'],
  ])('%j: words and phrases', (typed, query, printed) => proveRead(typed, query, printed))

  it.each<Row>([
    ['tag:"Oslo  museum"', field('tag', { is: 'equals', value: 'Oslo  museum' })],
    ['tag:"20\u00A0mai"', field('tag', { is: 'equals', value: '20\u00A0mai' })],
    ['"Kept  at":"a  b".."c\u00A0d"', field('Kept  at', { is: 'between', from: 'a  b', to: 'c\u00A0d' })],
    ['tag:" \u00A0Oslo\n\tmuseum "', field('tag', { is: 'equals', value: 'Oslo museum' }), 'tag:"Oslo museum"'],
    ['"Oslo  museum"', phrase('Oslo museum'), '"Oslo museum"'],
  ])('%j: blanks', (typed, query, printed) => proveRead(typed, query, printed))

  it.each<Row>([
    ['a AND b', and(word('a'), word('b')), 'a b'],
    ['a OR b', or(word('a'), word('b'))],
    ['a b OR c', or(and(word('a'), word('b')), word('c'))],
    ['a (b OR c)', and(word('a'), or(word('b'), word('c')))],
    ['NOT a', not(word('a')), '-a'],
    ['-a', not(word('a'))],
    ['a -"b c"', and(word('a'), not(phrase('b c')))],
    ['-(a OR b)', not(or(word('a'), word('b')))],
    ['-(a b)', not(and(word('a'), word('b')))],
    ['NOT NOT a', word('a'), 'a'],
    ['(a (b c)) d', and(word('a'), word('b'), word('c'), word('d')), 'a b c d'],
    ['a and b or not c', and(...['a', 'and', 'b', 'or', 'not', 'c'].map(word))],
    ['a OR *', everything, ''],
    ['-*', not(everything)],
  ])('%j: how conditions are joined', (typed, query, printed) => proveRead(typed, query, printed))

  it.each<Row>([
    ['OR', phrase('OR'), '"OR"'],
    ['a OR', and(word('a'), phrase('OR')), 'a "OR"'],
    ['a OR AND b', or(word('a'), and(phrase('AND'), word('b'))), 'a OR "AND" b'],
    ['a NOT', and(word('a'), phrase('NOT')), 'a "NOT"'],
    ['a OR () b', or(word('a'), word('b')), 'a OR b'],
    ['(a', word('a'), 'a'],
    ['a) b', and(word('a'), word('b')), 'a b'],
    ['a - b', and(word('a'), word('b')), 'a b'],
    ['harbour: a history', and(word('harbour:'), word('a'), word('history'))],
    [':a', word(':a')],
    ['tag:""', everything, ''],
  ])('%j: what is no syntax', (typed, query, printed) => proveRead(typed, query, printed))

  it.each<Row>([
    ['tag:ship', field('tag', 'ship')],
    ['tag:"old harbour"', field('tag', 'old harbour')],
    ['"Maker\'s name":Ada', field("Maker's name", 'Ada')],
    ['height:>20cm', field('height', { is: 'compare', op: '>', value: '20cm' })],
    ['height:<="20 cm"', field('height', { is: 'compare', op: '<=', value: '20 cm' })],
    ['height:20cm..40cm', field('height', { is: 'between', from: '20cm', to: '40cm' })],
    ['height:"20 cm".."40 cm"', field('height', { is: 'between', from: '20 cm', to: '40 cm' })],
    ['height:20cm..', field('height', { is: 'compare', op: '>=', value: '20cm' }), 'height:>=20cm'],
    ['height:..40cm', field('height', { is: 'compare', op: '<=', value: '40cm' }), 'height:<=40cm'],
    ['made:1880/1890', field('made', '1880/1890')],
    ['made:1890/..', field('made', '1890/..')],
    ['made:../1890', field('made', '../1890')],
    ['made:{1890,1892..1895}', field('made', '{1890,1892..1895}')],
    ['made:*', field('made', { is: 'any' })],
    ['-made:*', field('made', { is: 'none' })],
    ['made:none', field('made', { is: 'none' }), '-made:*'],
    ['-made:none', field('made', { is: 'any' }), 'made:*'],
    ['made:"none"', field('made', 'none')],
    ['name:harb*', field('name', { is: 'prefix', value: 'harb' })],
    ['name:"old harb"*', field('name', { is: 'prefix', value: 'old harb' })],
    ['folder:Acquisitions/1887', field('folder', 'Acquisitions/1887')],
    ['place:60.39,5.32~10km', field('place', '60.39,5.32~10km')],
    ['place:"60.39, 5.32 ~ 10 km"', field('place', '60.39, 5.32 ~ 10 km')],
    ['folder:id:0a1b', field('folder', 'id:0a1b')],
    ['-tag:ship', not(field('tag', 'ship'))],
    ['tag:a OR tag:b', or(field('tag', 'a'), field('tag', 'b'))],
    ['Mappe:Havn STØRRELSE:>2MB tamano:1KB', and(field('folder', 'Havn'), field('size', { is: 'compare', op: '>', value: '2MB' }), field('size', '1KB')), 'folder:Havn size:>2MB size:1KB'],
  ])('%j: fields', (typed, query, printed) => proveRead(typed, query, printed))
})

function proveRead(typed: string, query: Query, printed: string = typed): void {
  expect(parseQuery(typed)).toEqual(query)
  expect(printQuery(query)).toBe(printed)
}
