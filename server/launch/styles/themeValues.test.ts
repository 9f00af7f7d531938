import { expect, it } from 'vitest'
import { withThemeValues } from './themeValues.ts'

const theme = { color: { ink: 'var(--ink)' }, space: { 2: '8px' }, layer: { menu: 50 } }

it('writes the values of the theme where they are asked for', () => {
  expect(withThemeValues("const inks = { plain: theme.color.ink }, gap = theme.space[2], layer = theme.layer.menu", theme)).toBe(
    'const inks = { plain: "var(--ink)" }, gap = "8px", layer = 50',
  )
})

it('leaves alone what is no value of the theme', () => {
  const code = 'context.theme, props.theme.color.ink, theme.color[tone], theme.shade, theme.color, "theme"'
  expect(withThemeValues(code, theme)).toBe(code)
})
