import { describe, expect, it } from 'vitest'
import { askedFor } from '../../src/domain/search/asked.ts'
import { documentOf, levelOf, queriesOf, queryOf } from './words.ts'

const ORGANIZATION = '00000000-0000-4000-8000-000000000001'
const ID = '00000000-0000-4000-8000-000000000001'
const mark = queryOf(ORGANIZATION, 0, 'N', askedFor('a', false)).slice(0, 6)
const parts = { id: ID, name: '', fileNumber: '', description: '', tags: [], content: '' }

describe('for PostgreSQL', () => {
  it('every word begins with its organization', () => {
    const words = { ...parts, name: 'Anchor chain anchor' }
    expect(documentOf(ORGANIZATION, words).split(' ').every((word) => word.startsWith(mark))).toBe(true)
    expect(documentOf('00000000-0000-4000-8000-000000000002', words).startsWith(mark)).toBe(false)
  })

  it('every word tells its level and where it stands', () => {
    const document = documentOf(ORGANIZATION, { ...parts, name: 'Anchor', fileNumber: 'HM-1', description: 'old', tags: ['Quay'], content: 'rust' })
    const words = ['Nanchor:1', 'Aanchor:1A', 'Ahm:3A', 'A1:4A', 'Aquay:6A', 'Aold:8A', 'Arust:10']
    expect(document.split(' ')).toEqual(words.map((word) => `${mark}0${word}`))
  })

  it.each([
    ['0400', 5],
    ['0000', 5],
    ['0300', 4],
    ['0040', 3],
    ['0010', 2],
    ['0004', 1],
    ['ffff', 0],
  ] as const)('an identifier that ends in %s has the level %i', (end, level) => {
    expect(levelOf(ID.slice(0, -4) + end)).toBe(level)
  })

  it('a document stays within what PostgreSQL takes', () => {
    const content = Array.from({ length: 30_000 }, (_, index) => `${'w'.repeat(43)}${String(index).padStart(5, '0')}`).join(' ')
    expect(Buffer.byteLength(documentOf(ORGANIZATION, { ...parts, content }))).toBeLessThan(2 ** 20)
  })

  it('every word has its places, in name, description and content; no phrase goes from one of them to the next', () => {
    const document = documentOf(ORGANIZATION, { ...parts, name: 'old anchor old', tags: ['old', 'chain'], content: 'old chain' })
    const words = ['Nold:1,3', 'Nanchor:2', 'Aold:1A,3A,6A,11', 'Aanchor:2A', 'Achain:8A,12']
    expect(document.split(' ')).toEqual(words.map((word) => `${mark}0${word}`))
  })

  it('a word far back in a text has the last place that PostgreSQL knows, and a common one no more than it takes', () => {
    const content = `${'a b '.repeat(8190)} far back`
    const document = documentOf(ORGANIZATION, { ...parts, content }).split(' ')
    expect(document.map((word) => [word.slice(8).split(':')[0], word.split(',').length])).toEqual([['a', 255], ['b', 255], ['far', 1], ['back', 1]])
    expect(document.slice(2).map((word) => word.split(':')[1])).toEqual(['16383', '16383'])
  })

  it('a query asks for all words in any order, and for phrases; the last word is a beginning while it is typed', () => {
    const [old, anch] = [`${mark}2Nold`, `${mark}2Nanch`]
    expect(queryOf(ORGANIZATION, 2, 'N', askedFor('old anch', false))).toBe(`${old} & ${anch}`)
    expect(queryOf(ORGANIZATION, 2, 'N', askedFor('old anch', true))).toBe(`${old} & ${anch}:*`)
    expect(queryOf(ORGANIZATION, 2, 'N', askedFor('quay "old anch', true))).toBe(`${mark}2Nquay & ${old} <-> ${anch}:*`)
    expect(queryOf(ORGANIZATION, 2, 'A', askedFor('quay "old anch', true), true)).toBe(`${mark}2Aquay:A & ${mark}2Aold:A <-> ${mark}2Aanch:*A`)
  })

  it('a search goes from names to all words, and from few entries to many', () => {
    const levels = ['5', '4', '3', '2', '1', '0']
    const asked = queriesOf(ORGANIZATION, askedFor('anch', true))
    expect(asked.map(({ query }) => query.slice(6, 8))).toEqual(['N', 'A'].flatMap((place) => levels.map((level) => level + place)))
    expect(asked.map(({ inName }) => inName?.slice(6, 8))).toEqual([...Array.from({ length: 6 }), ...levels.map((level) => `${level}N`)])
    expect(asked.map(({ described }) => described.slice(6, 8))).toEqual([...levels, ...levels].map((level) => `${level}A`))
  })
})
