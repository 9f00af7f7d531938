import { describe, expect, it } from 'vitest'
import { askedFor, standsIn, type Asked } from './asked.ts'
import { sequenceOf } from './words.ts'

const word = (text: string, isBegun = false): Asked => ({ words: [text], isBegun })
const phrase = (text: string, isBegun = false): Asked => ({ words: text.split(' '), isBegun })

describe('what a query asks for', () => {
  it.each([
    ['old harbour', [word('old'), word('harbour')]],
    ['old OLD', [word('old')]],
    ['"old harbour"', [phrase('old harbour')]],
    ['map "old harbour" 1890', [word('map'), phrase('old harbour'), word('1890')]],
    ['“Old harbour” «ytre havn» „alter Hafen“', [phrase('old harbour'), phrase('ytre havn'), phrase('alter hafen')]],
    ['"old harb', [phrase('old harb')]],
    ['IMG_0034-b.jpg', [word('img'), word('0034'), word('b'), word('jpg')]],
    ['"" "!!"', []],
    ['', []],
  ])('%j', (query, expected) => {
    expect(askedFor(query, false)).toEqual(expected)
  })

  it.each([
    ['old harb', [word('old'), word('harb', true)]],
    ['"old harbour" ma', [phrase('old harbour'), word('ma', true)]],
    ['map "old harb', [word('map'), phrase('old harb', true)]],
    ['map "old harbour"', [word('map'), phrase('old harbour')]],
    ['har har', [word('har'), word('har', true)]],
  ])('while it is typed: %j', (query, expected) => {
    expect(askedFor(query, true)).toEqual(expected)
  })
})

describe('a text', () => {
  const stands = (text: string, asked: Asked): boolean => standsIn([...sequenceOf(text)], asked)

  it.each([
    ['The Old Harbour, 1890', phrase('old harbour'), true],
    ['old_harbour.jpg', phrase('old harbour'), true],
    ['Harbour, old', phrase('old harbour'), false],
    ['old and new harbour', phrase('old harbour'), false],
    ['old old harbour', phrase('old harbour'), true],
    ['old harbours', phrase('old harbour'), false],
    ['old harbours', phrase('old harbour', true), true],
    ['harbours', word('harbour'), false],
    ['harbours', word('harbour', true), true],
    ['old', phrase('old harbour'), false],
  ])('%j has %j: %s', (text, asked, expected) => {
    expect(stands(text, asked)).toBe(expected)
  })
})
