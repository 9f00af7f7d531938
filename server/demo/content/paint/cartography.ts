import { fade } from './colour.ts'
import type { Brush, Scene } from './scene.ts'
import { box, disc, line, polygon, ring } from './strokes.ts'

/** A frame of fine lines with the graduation of degrees between them; returns the width it takes from each edge. */
export const neatline = ({ brush, width, height }: Scene, paper: string, ink: string): number => {
  const edge = Math.min(width, height) * 0.045
  const band = edge * 0.26
  for (const [x, y, wide, tall] of [
    [0, 0, width, edge],
    [0, height - edge, width, edge],
    [0, 0, edge, height],
    [width - edge, 0, edge, height],
  ] as const) {
    box(brush, paper, x, y, wide, tall)
  }
  const divisions = Math.round(width / 70)
  const along = (width - edge * 2) / divisions
  const upward = Math.round((height - edge * 2) / along)
  const down = (height - edge * 2) / upward
  for (let index = 0; index < divisions; index += 2) {
    box(brush, ink, edge + index * along, edge - band, along, band)
    if (index + 1 < divisions) box(brush, ink, edge + (index + 1) * along, height - edge, along, band)
  }
  for (let index = 0; index < upward; index += 2) {
    box(brush, ink, edge - band, edge + index * down, band, down)
    if (index + 1 < upward) box(brush, ink, width - edge, edge + (index + 1) * down, band, down)
  }
  brush.strokeStyle = ink
  for (const [inset, weight] of [
    [edge, 1.6],
    [edge - band, 1.6],
    [edge - band * 1.9, 4],
  ] as const) {
    brush.lineWidth = weight
    brush.strokeRect(inset, inset, width - inset * 2, height - inset * 2)
  }
  return edge
}

/** The compass rose: long points to the quarters, short ones between, north marked. */
export const compassRose = (brush: Brush, x: number, y: number, radius: number, light: string, dark: string, accent: string): void => {
  ring(brush, dark, x, y, radius * 0.72, radius * 0.012)
  ring(brush, dark, x, y, radius * 0.66, radius * 0.012)
  for (let tick = 0; tick < 72; tick += 1) {
    const angle = (tick / 72) * Math.PI * 2
    line(brush, dark, radius * 0.008, [
      [x + Math.cos(angle) * radius * 0.66, y + Math.sin(angle) * radius * 0.66],
      [x + Math.cos(angle) * radius * 0.72, y + Math.sin(angle) * radius * 0.72],
    ])
  }
  for (const [count, reach, waist, turn] of [
    [8, 0.52, 0.15, Math.PI / 8],
    [4, 0.74, 0.17, Math.PI / 4],
    [4, 1, 0.17, 0],
  ] as const) {
    for (let point = 0; point < count; point += 1) {
      const angle = (point / count) * Math.PI * 2 + turn
      const tip = [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach] as const
      for (const [side, colour] of [
        [-1, light],
        [1, dark],
      ] as const) {
        const corner = angle + (side * Math.PI) / Math.max(count, 4)
        polygon(brush, colour, [[x, y], tip, [x + Math.cos(corner) * radius * waist, y + Math.sin(corner) * radius * waist]])
      }
      line(brush, dark, radius * 0.007, [[x, y], tip])
    }
  }
  disc(brush, accent, x, y, radius * 0.055)
  polygon(brush, accent, [
    [x, y - radius * 1.22],
    [x + radius * 0.09, y - radius * 1.06],
    [x, y - radius * 1.1],
    [x - radius * 0.09, y - radius * 1.06],
  ])
}

/** Lines of bearing from a point to the edges. */
export const rhumbLines = ({ brush, width, height }: Scene, x: number, y: number, ink: string, count = 32): void => {
  const far = width + height
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2
    line(brush, fade(ink, index % 4 === 0 ? 0.34 : 0.17), 1.3, [
      [x, y],
      [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
    ])
  }
}

export const scaleBar = (brush: Brush, paper: string, ink: string, x: number, y: number, length: number): void => {
  const tall = length * 0.035
  for (let part = 0; part < 8; part += 1) box(brush, part % 2 === 0 ? ink : paper, x + (part * length) / 8, y, length / 8, tall)
  brush.strokeStyle = ink
  brush.lineWidth = 1.6
  brush.strokeRect(x, y, length, tall)
  for (let part = 0; part <= 8; part += 2)
    line(brush, ink, 1.6, [
      [x + (part * length) / 8, y],
      [x + (part * length) / 8, y - tall],
    ])
}
