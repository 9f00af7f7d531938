import { fade, lighter } from './colour.ts'
import type { Brush } from './scene.ts'
import { line, polygon } from './strokes.ts'
import type { Rig, ShipColours } from './ships.ts'

/** Ships are drawn in units of their length: bow at +0.5, stern at -0.5, waterline at 0, up is negative. */
interface Mast {
  readonly at: number
  readonly height: number
  readonly rig: 'square' | 'gaff'
}

export const MASTS: Readonly<Record<Rig, readonly Mast[]>> = {
  bark: [
    { at: -0.31, height: 0.54, rig: 'gaff' },
    { at: -0.04, height: 0.76, rig: 'square' },
    { at: 0.23, height: 0.7, rig: 'square' },
  ],
  brig: [
    { at: -0.15, height: 0.78, rig: 'square' },
    { at: 0.19, height: 0.72, rig: 'square' },
  ],
  schooner: [
    { at: -0.18, height: 0.72, rig: 'gaff' },
    { at: 0.16, height: 0.66, rig: 'gaff' },
  ],
  sloop: [{ at: 0.06, height: 0.9, rig: 'gaff' }],
}

export const squareSails = (brush: Brush, { at, height }: Mast, { sail, shade, line: ink }: ShipColours): void => {
  const foot = -0.17
  const rows = 4
  for (let row = 0; row < rows; row += 1) {
    const low = foot - (height - 0.21) * (row / rows)
    const high = foot - (height - 0.21) * ((row + 1) / rows) + 0.014
    const wide = 0.145 - row * 0.022
    const narrow = wide - 0.018
    const belly = 0.05 - row * 0.006
    brush.fillStyle = row % 2 === 0 ? sail : lighter(sail, 0.12)
    brush.beginPath()
    brush.moveTo(at - narrow, high)
    brush.lineTo(at + narrow, high)
    brush.quadraticCurveTo(at + wide + belly, (high + low) / 2, at + wide, low)
    brush.quadraticCurveTo(at + 0.01, low - 0.03, at - wide, low)
    brush.quadraticCurveTo(at - wide + belly * 0.8, (high + low) / 2, at - narrow, high)
    brush.fill()
    brush.fillStyle = fade(shade, 0.55)
    brush.beginPath()
    brush.moveTo(at - narrow, high)
    brush.lineTo(at - narrow * 0.35, high)
    brush.quadraticCurveTo(at - wide * 0.2 + belly * 0.8, (high + low) / 2, at - wide * 0.4, low - 0.02)
    brush.lineTo(at - wide, low)
    brush.quadraticCurveTo(at - wide + belly * 0.8, (high + low) / 2, at - narrow, high)
    brush.fill()
    line(brush, ink, 0.007, [
      [at - narrow - 0.012, high],
      [at + narrow + 0.012, high],
    ])
  }
}

export const gaffSail = (brush: Brush, { at, height }: Mast, { sail, shade, line: ink }: ShipColours): void => {
  const peak = -height * 0.94
  polygon(brush, sail, [
    [at - 0.01, -0.16],
    [at - 0.01, -height * 0.66],
    [at - 0.17, peak * 0.9],
    [at - 0.25, -0.17],
  ])
  polygon(brush, fade(shade, 0.5), [
    [at - 0.14, -0.165],
    [at - 0.1, peak * 0.83],
    [at - 0.17, peak * 0.9],
    [at - 0.25, -0.17],
  ])
  polygon(brush, lighter(sail, 0.15), [
    [at - 0.008, -height * 0.7],
    [at - 0.008, -height],
    [at - 0.16, peak * 0.93],
  ])
  line(brush, ink, 0.008, [
    [at, -0.16],
    [at - 0.26, -0.165],
  ])
  line(brush, ink, 0.006, [
    [at, -height * 0.66],
    [at - 0.18, peak * 0.91],
  ])
}

export const jibs = (brush: Brush, mast: Mast, { sail, shade }: ShipColours): void => {
  polygon(brush, sail, [
    [mast.at + 0.05, -mast.height * 0.8],
    [0.67, -0.19],
    [mast.at + 0.2, -0.21],
  ])
  polygon(brush, lighter(sail, 0.16), [
    [mast.at + 0.04, -mast.height * 0.62],
    [0.56, -0.16],
    [mast.at + 0.14, -0.2],
  ])
  polygon(brush, fade(shade, 0.4), [
    [mast.at + 0.04, -mast.height * 0.62],
    [mast.at + 0.2, -0.2],
    [mast.at + 0.14, -0.2],
  ])
}
