import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey } from '../naming/names.ts'
import { anyText, LONG, slowest } from '../validation/samples.fixture.ts'
import { distinctLabels, MAX_OPTIONS, optionsInFile, optionsProblem } from './options.ts'

describe('options', () => {
  it.each<[readonly string[], unknown]>([
    [[], undefined],
    [['Oil', 'Ink'], undefined],
    [['Oil', ''], { code: 'required' }],
    [['Oil', 'oil '], { code: 'duplicated' }],
    [['x'.repeat(256)], { code: 'tooLong', limit: 255 }],
    [Array.from({ length: MAX_OPTIONS + 1 }, (_, index) => `${index}`), { code: 'tooMany', limit: 10_000 }],
  ])('of a form: case %#', (labels, problem) => {
    expect(optionsProblem(labels)).toEqual(problem)
  })

  it('are there once, the first as it was written', () => {
    expect(distinctLabels([' Oil', 'Ink', 'OIL', 'e\u0301', '\u00E9'])).toEqual(['Oil', 'Ink', '\u00E9'])
  })
})

describe('a file of options', () => {
  it.each<[string, string, readonly string[]]>([
    ['lines', 'Oil\nInk\r\nChalk\rOil\n\n', ['Oil', 'Ink', 'Chalk']],
    ['with a byte order mark', '\uFEFFOil\nInk', ['Oil', 'Ink']],
    ['lines with commas are no table', 'Oil, on canvas\nInk', ['Oil, on canvas', 'Ink']],
    ['a table with semicolons', 'Oil;1\nInk;2', ['Oil', 'Ink']],
    ['a table with tabulators', 'Oil\t1\nInk\t2', ['Oil', 'Ink']],
    ['quotation marks', '"Oil, ""thick""",1\n"Ink",2\nChalk,3', ['Oil, "thick"', 'Ink', 'Chalk']],
    ['a formula is a text', '=1+1\n+cmd', ['=1+1', '+cmd']],
    ['nothing', '', []],
  ])('%s', (_, text, labels) => {
    expect(optionsInFile(text)).toEqual({ labels, wrong: [] })
  })

  it('says which lines name none', () => {
    const text = `Oil\n${'x'.repeat(256)}\nIn\u0007k\nbl\uFFFDtt\n#REF!`
    expect(optionsInFile(text)).toEqual({
      labels: ['Oil'],
      wrong: [
        { line: 2, problem: { code: 'tooLong', limit: 255 } },
        { line: 3, problem: { code: 'invalidCharacters' } },
        { line: 4, problem: { code: 'invalidCharacters' } },
        { line: 5, problem: { code: 'notCalculated' } },
      ],
    })
  })

  it('gives what can be added, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(anyText), (lines) => {
        const { labels } = optionsInFile(lines.join('\n'))
        expect(optionsProblem(labels)).toBeUndefined()
        expect(new Set(labels.map(nameKey)).size).toBe(labels.length)
      }),
    )
    expect(slowest((text) => optionsInFile(text))).toBeLessThan(LONG)
  })

  it('comes back as it was written, one a line or quoted', () => {
    const labels = fc.uniqueArray(fc.stringMatching(/^[a-z]([a-z "-]{0,20}[a-z])?$/), { selector: nameKey, minLength: 1 })
    fc.assert(
      fc.property(labels, (written) => {
        expect(optionsInFile(written.join('\n')).labels).toEqual(written)
        const quoted = written.map((label) => `"${label.replaceAll('"', '""')}",1`)
        expect(optionsInFile(quoted.join('\r\n')).labels).toEqual(written)
      }),
    )
  })
})
