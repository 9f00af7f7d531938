import { describe, expect, it } from 'vitest'
import { linesOf } from '../metadata-import/csvTable.ts'
import { csvRow } from './csv.ts'

describe('a row of a comma-separated file', () => {
  it.each([
    [['a', 'b'], '"a","b"\r\n'],
    [['', ''], '"",""\r\n'],
    [['a, b', 'say "so"', 'two\nlines', 'a\rb'], '"a, b","say ""so""","two\nlines","a\rb"\r\n'],
    [['=1+1', '+47', '-1', '@sum', '\tx'], `"'=1+1","'+47","'-1","'@sum","'\tx"\r\n`],
    [['=HYPERLINK("http://x","y")'], `"'=HYPERLINK(""http://x"",""y"")"\r\n`],
    [['\r=1'], `"'\r'=1"\r\n`],
    [["'=1", "''+47", "a; '-1", "'\tx", "'a", "it's -1"], `"''=1","'''+47","a; ''-1","''\tx","'a","it's -1"\r\n`],
    [['a=1', 'æøå', 'a-b; c'], '"a=1","æøå","a-b; c"\r\n'],
    [['a;=1+1', 'a; =1+1', 'a\t+1', 'a\n@b'], `"a;'=1+1","a; '=1+1","a\t'+1","a\n'@b"\r\n`],
    [['＝1+1', '＋47', '－1', '＠sum', 'a;＝1', ' =1'], `"'＝1+1","'＋47","'－1","'＠sum","a;'＝1"," '=1"\r\n`],
  ])('%j is %j', (values, row) => {
    expect(csvRow(values)).toBe(row)
  })

  it('begins no formula after it was normalised either, and comes back as it went out', () => {
    const letters = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).concat(Array.from({ length: 0x2000 }, (_, at) => String.fromCharCode(0xe000 + at)))
    const read = (letter: string): readonly string[] => [letter.normalize('NFKC'), letter.normalize('NFKD')]
    const signs = letters.filter((letter) => read(letter).some((one) => /^[=+\-@]/.test(one)))
    const separators = letters.filter((letter) => read(letter).includes(';'))
    expect([signs.length, separators.length]).toEqual([20, 5])
    for (const sign of signs) {
      expect(csvRow([`${sign}1`])).toBe(`"'${sign}1"\r\n`)
      for (const separator of separators) {
        const row = csvRow([`a${separator}${sign}1`])
        expect(row).toBe(`"a${separator}'${sign}1"\r\n`)
        expect([...linesOf(row, ',')].map(({ cells }) => cells)).toEqual([[`a${separator}${sign}1`]])
      }
    }
  })
})
