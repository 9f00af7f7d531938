import { describe, expect, it } from 'vitest'
import { csvRow } from './csv.ts'

describe('a row of a comma-separated file', () => {
  it.each([
    [['a', 'b'], '"a","b"\r\n'],
    [['', ''], '"",""\r\n'],
    [['a, b', 'say "so"', 'two\nlines', 'a\rb'], '"a, b","say ""so""","two\nlines","a\rb"\r\n'],
    [['=1+1', '+47', '-1', '@sum', '\tx'], `"'=1+1","'+47","'-1","'@sum","'\tx"\r\n`],
    [['=HYPERLINK("http://x","y")'], `"'=HYPERLINK(""http://x"",""y"")"\r\n`],
    [['\r=1'], `"'\r'=1"\r\n`],
    [['a=1', 'æøå', 'a-b; c'], '"a=1","æøå","a-b; c"\r\n'],
    [['a;=1+1', 'a; =1+1', 'a\t+1', 'a\n@b'], `"a;'=1+1","a; '=1+1","a\t'+1","a\n'@b"\r\n`],
    [['＝1+1', '＋47', '－1', '＠sum', 'a;＝1', ' =1'], `"'＝1+1","'＋47","'－1","'＠sum","a;'＝1"," '=1"\r\n`],
  ])('%j is %j', (values, row) => {
    expect(csvRow(values)).toBe(row)
  })
})
