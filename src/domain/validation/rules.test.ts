import { describe, expect, it } from 'vitest'
import { alsoAt, isValid, problemsIn, problemsOf } from './form.ts'
import { inOrder, line, maxLength, minLength, oneOf, optional, optionalLine, optionalParagraph, paragraph, required } from './rules.ts'
import { LONG, misjudgedLengths, slowest } from './samples.fixture.ts'

describe('text rules', () => {
  it('count around their limits', () => {
    expect(misjudgedLengths(line(2, 10), 2, 10)).toEqual([])
    expect(misjudgedLengths(line(1, 1000), 1, 1000)).toEqual([])
    expect(misjudgedLengths(optionalLine(10), 0, 10)).toEqual([])
    expect(misjudgedLengths(paragraph(2, 10), 2, 10)).toEqual([])
    expect(misjudgedLengths(optionalParagraph(10), 0, 10)).toEqual([])
  })

  it('count what would be stored', () => {
    expect(maxLength(2)('  ab  ')).toBeUndefined()
    expect(minLength(3)('  ab  ')).toEqual({ code: 'tooShort', limit: 3 })
  })

  it.each([
    ['required', required],
    ['line', line(1, 5)],
    ['paragraph', paragraph(1, 5)],
  ])('%s: something to see must be there', (_, rule) => {
    for (const blank of ['', '   ', '\u200B']) expect(rule(blank)).toEqual({ code: 'required' })
    expect(rule('a')).toBeUndefined()
  })

  it.each([
    ['line', line(1, 5)],
    ['optional line', optionalLine(5)],
    ['paragraph', paragraph(1, 5)],
    ['optional paragraph', optionalParagraph(5)],
  ])('%s: neither NUL nor a lone surrogate', (_, rule) => {
    for (const text of ['a\u0000', '\uD800', 'a\uDFFF', '\u0000'.repeat(9)]) expect(rule(text)).toEqual({ code: 'invalidCharacters' })
  })

  it('only paragraphs break', () => {
    expect(line(1, 5)('a\nb')).toEqual({ code: 'invalidCharacters' })
    expect(optionalLine(5)('a\nb')).toEqual({ code: 'invalidCharacters' })
    expect(paragraph(1, 5)('a\nb')).toBeUndefined()
    expect(optionalParagraph(5)('a\nb')).toBeUndefined()
  })

  it('options', () => {
    expect(oneOf(['a', 'b'])('b')).toBeUndefined()
    expect(oneOf(['a', 'b'])('B')).toEqual({ code: 'notAnOption' })
    expect(optional(oneOf(['a']))(' ')).toBeUndefined()
    expect(optional(oneOf(['a']))('b')).toEqual({ code: 'notAnOption' })
  })

  it('the first problem counts', () => {
    expect(inOrder(required, minLength(3), maxLength(1))('ab')).toEqual({ code: 'tooShort', limit: 3 })
    expect(inOrder()('anything')).toBeUndefined()
  })

  it('take time in proportion', () => {
    const rules = [line(2, 255), optionalLine(5000), paragraph(2, 5000), optionalParagraph(2000)]
    for (const rule of rules) expect(slowest(rule)).toBeLessThan(LONG)
  })
})

interface Form {
  readonly name: string
  readonly note?: string
  readonly count: number
}
const rules = {
  name: required,
  note: maxLength(2),
  count: (value: number) => (value < 1 ? ({ code: 'belowMinimum', limit: 1 } as const) : undefined),
}

describe('forms', () => {
  it('gather what each field gets', () => {
    expect(problemsIn<Form>({ name: '', note: 'abc', count: 0 }, rules)).toEqual({
      name: { code: 'required' },
      note: { code: 'tooLong', limit: 2 },
      count: { code: 'belowMinimum', limit: 1 },
    })
    expect(Object.keys(problemsIn<Form>({ count: 0, name: '' }, rules))).toEqual(['name', 'count'])
    expect(problemsIn<Form>({ name: 'a', count: 1 }, rules)).toEqual({})
  })

  it('keep only what was found', () => {
    expect(problemsOf({ a: undefined, b: { code: 'required' } })).toEqual({ b: { code: 'required' } })
  })

  it('let a field keep its own problem', () => {
    const own = { a: { code: 'required' } } as const
    expect(alsoAt(own, 'a', { code: 'tooLong', limit: 1 })).toEqual(own)
    expect(alsoAt(own, 'b', { code: 'tooLong', limit: 1 })).toEqual({ ...own, b: { code: 'tooLong', limit: 1 } })
    expect(alsoAt(own, 'b', undefined)).toEqual(own)
    expect(alsoAt({}, 'toString', { code: 'required' })).toEqual({ toString: { code: 'required' } })
  })

  it('are valid without problems', () => {
    expect(isValid({})).toBe(true)
    expect(isValid({ a: { code: 'required' } })).toBe(false)
  })
})
