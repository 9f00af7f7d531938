import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { theme } from '../../src/ui/theme/theme.ts'

const css = readFileSync(new URL('../../src/ui/theme/colors.css', import.meta.url), 'utf8')

const values = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/g)].map(([, name, light, dark]) => [
    `var(--${name})`,
    { light: light ?? '', dark: dark ?? '' },
  ]),
)

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string, mode: 'light' | 'dark'): number => {
  const lights = [one, other].map((name) => luminance(values.get(name)?.[mode] ?? '')).sort((a, b) => b - a)
  return ((lights[0] ?? 0) + 0.05) / ((lights[1] ?? 0) + 0.05)
}

const { color } = theme
const grounds = [color.bg, color.surface, color.sunken, color.raised, color.mat, color.primarySoft]
const texts = [color.ink, color.inkSoft, color.inkFaint, color.primary, color.publish, color.danger, color.warning]
const pairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)),
  [color.publish, color.publishSoft] as const,
  [color.danger, color.dangerSoft] as const,
  [color.warning, color.warningSoft] as const,
  [color.ink, color.dangerSoft] as const,
  [color.primaryInk, color.primary] as const,
  [color.primaryInk, color.primaryStrong] as const,
  [color.publishInk, color.publish] as const,
  [color.publishInk, color.publishStrong] as const,
  [color.dangerInk, color.danger] as const,
  [color.dangerInk, color.dangerStrong] as const,
  [color.inverseInk, color.inverse] as const,
  [color.inverseLink, color.inverse] as const,
]
const charts = [color.chart1, color.chart2, color.chart3, color.chart4, color.chart5, color.chart6]
const controls = [color.control, color.primary, color.success, ...charts].flatMap((edge) =>
  [color.bg, color.surface, color.sunken, color.raised].map((ground) => [edge, ground] as const),
)

describe.each(['light', 'dark'] as const)('the %s theme', (mode) => {
  test.each(pairs)('reaches 4.5:1 for the text %s on %s', (text, ground) => {
    expect(contrast(text, ground, mode)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controls)('reaches 3:1 for the control %s on %s', (edge, ground) => {
    expect(contrast(edge, ground, mode)).toBeGreaterThanOrEqual(3)
  })
})

test('every colour of the theme has a value in colors.css', () => {
  expect(Object.values(color).filter((name) => !values.has(name))).toEqual([])
})
