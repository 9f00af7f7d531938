import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styled = globSync('src/ui/**/*.{ts,tsx}').filter((file) => !/\.(stories|test)\.tsx?$|^src\/ui\/(theme|stories)\//.test(file))

/** What only the theme may say, and how somebody would write it. Lines of up to 2 px are hairlines and insets, not sizes. */
const LITERALS: readonly (readonly [what: string, pattern: RegExp, line: string])[] = [
  ['a colour', /#[0-9a-f]{3,8}\b(?=[;\s'"`,)])|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i, 'color: #1a2b3c;'],
  ['a size of text', /(?<!-)font-size:\s*[\d.]/, 'font-size: 14px;'],
  ['a weight of text', /font-weight:\s*\d/, 'font-weight: 600;'],
  ['a typeface', /font-family:|\bInter\b/, 'font-family: sans-serif;'],
  ['a breakpoint', /@media/, '@media (min-width: 768px) {'],
  ['a layer', /z-index:\s*\d{2,}/, 'z-index: 10;'],
  ['a radius', /border-radius:\s*\d{2,}px/, 'border-radius: 12px;'],
]

test.each(LITERALS)('no part outside the theme writes down %s', (_, pattern, literal) => {
  expect(literal).toMatch(pattern)
  const found = styled.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
