const channels = (hex: string): readonly [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

const two = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')

/** From `from` (share 0) to `to` (share 1); both are #rrggbb. */
export const mix = (from: string, to: string, share: number): string => {
  const [red, green, blue] = channels(from)
  const [red2, green2, blue2] = channels(to)
  return `#${two(red + (red2 - red) * share)}${two(green + (green2 - green) * share)}${two(blue + (blue2 - blue) * share)}`
}

export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share)

export const darker = (hex: string, share: number): string => mix(hex, '#0b0d14', share)

/** The colour with an opacity of 0 to 1. */
export const fade = (hex: string, opacity: number): string => `${hex}${two(opacity * 255)}`
