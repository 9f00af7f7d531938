import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Whose rows go by in hundreds. */
const ROWS = ['browse', 'rows', 'thumbnails', 'advanced-search/results', 'face-recognition', 'metadata-table']

const lookingInto = (style: string): boolean => style.includes(':has(')

it('no style of a long list looks into its rows, which would then be styled anew with all that comes and goes in them', () => {
  const files = globSync(ROWS.map((folder) => `src/ui/${folder}/**/*.{ts,tsx}`))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => lookingInto(readFileSync(file, 'utf8')))).toEqual([])
  expect(lookingInto('tbody > tr:has([data-naming]) { z-index: 1 }')).toBe(true)
})

it('no cell inherits how it is aligned, since it would be styled anew with every place that its row takes', () => {
  expect(readFileSync('src/ui/theme/base.css', 'utf8')).toMatch(/^td,\nth \{\n {2}vertical-align: middle;\n\}$/m)
})
