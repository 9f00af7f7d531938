import { darker, fade, lighter, mix } from '../paint/colour.ts'
import type { Brush } from '../paint/scene.ts'
import { disc, line, polygon, shape } from '../paint/strokes.ts'

export const spiralShell = (brush: Brush, tint: string, ink: string): void => {
  for (let turn = 62; turn >= 0; turn -= 1) {
    const angle = turn * 0.3 + 0.6
    const size = 0.58 * Math.exp(-turn * 0.058)
    const away = size * 0.98
    disc(brush, fade(ink, 0.9), Math.cos(angle) * away, Math.sin(angle) * away, size * 0.515)
    disc(
      brush,
      mix(tint, lighter(tint, 0.6), (Math.sin(turn * 0.9) + 1) / 2.4),
      Math.cos(angle) * away,
      Math.sin(angle) * away,
      size * 0.49,
    )
  }
}

export const scallop = (brush: Brush, tint: string, ink: string): void => {
  for (let rib = 0; rib < 13; rib += 1) {
    const angle = -Math.PI / 2 + (rib - 6) * 0.205
    const [x, y] = [Math.cos(angle) * 0.86, Math.sin(angle) * 0.92 + 0.5]
    polygon(brush, rib % 2 === 0 ? tint : lighter(tint, 0.32), [
      [0, 0.5],
      [x - Math.sin(angle) * -0.1, y + Math.cos(angle) * 0.1],
      [x + Math.sin(angle) * -0.1, y - Math.cos(angle) * 0.1],
    ])
    disc(brush, rib % 2 === 0 ? tint : lighter(tint, 0.32), x, y, 0.098)
    line(brush, fade(ink, 0.6), 0.012, [
      [0, 0.5],
      [x, y],
    ])
  }
  for (const arc of [0.45, 0.65, 0.82]) {
    brush.strokeStyle = fade(darker(tint, 0.4), 0.45)
    brush.lineWidth = 0.02
    brush.beginPath()
    brush.arc(0, 0.5, arc, -Math.PI * 0.9, -Math.PI * 0.1)
    brush.stroke()
  }
  polygon(brush, darker(tint, 0.18), [
    [-0.28, 0.42],
    [0.28, 0.42],
    [0.2, 0.6],
    [-0.2, 0.6],
  ])
}

export const turret = (brush: Brush, tint: string, ink: string): void => {
  for (let whorl = 0; whorl < 9; whorl += 1) {
    const share = whorl / 9
    const y = -0.92 + share ** 1.25 * 1.55
    const half = 0.05 + share * 0.36
    brush.fillStyle = fade(ink, 0.85)
    brush.beginPath()
    brush.ellipse(0, y, half + 0.015, 0.115 + share * 0.08, -0.18, 0, Math.PI * 2)
    brush.fill()
    brush.fillStyle = mix(tint, lighter(tint, 0.5), whorl % 2 === 0 ? 0.1 : 0.6)
    brush.beginPath()
    brush.ellipse(0, y, half, 0.1 + share * 0.08, -0.18, 0, Math.PI * 2)
    brush.fill()
    for (let spot = -2; spot <= 2; spot += 1) disc(brush, fade(darker(tint, 0.4), 0.55), spot * half * 0.4, y + 0.02, 0.022 + share * 0.016)
  }
  shape(brush, darker(tint, 0.5), [
    [0.02, 0.52],
    [0.26, 0.5],
    [0.24, 0.8],
    [0.04, 0.9],
  ])
}

export const urchin = (brush: Brush, tint: string, ink: string): void => {
  for (let spine = 0; spine < 60; spine += 1) {
    const angle = (spine / 60) * Math.PI * 2
    line(brush, fade(ink, 0.65), 0.016, [
      [Math.cos(angle) * 0.6, Math.sin(angle) * 0.6],
      [Math.cos(angle) * 0.92, Math.sin(angle) * 0.92],
    ])
  }
  disc(brush, tint, 0, 0, 0.72)
  for (let row = 0; row < 10; row += 1) {
    const angle = (row / 10) * Math.PI * 2
    for (let bead = 1; bead < 7; bead += 1)
      disc(
        brush,
        row % 2 === 0 ? lighter(tint, 0.55) : darker(tint, 0.3),
        Math.cos(angle) * bead * 0.104,
        Math.sin(angle) * bead * 0.104,
        0.014 + bead * 0.007,
      )
  }
  disc(brush, darker(tint, 0.5), 0, 0, 0.07)
}

export const starfish = (brush: Brush, tint: string, ink: string): void => {
  const points = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * Math.PI * 2 - Math.PI / 2
    const reach = [0.95, 0.52, 0.32, 0.52][index % 4] ?? 0.5
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const
  })
  shape(brush, tint, points)
  for (let arm = 0; arm < 5; arm += 1) {
    const angle = (arm / 5) * Math.PI * 2 - Math.PI / 2
    for (let bead = 0; bead < 9; bead += 1)
      disc(
        brush,
        bead % 2 === 0 ? lighter(tint, 0.5) : fade(ink, 0.5),
        Math.cos(angle) * bead * 0.1,
        Math.sin(angle) * bead * 0.1,
        0.034 - bead * 0.002,
      )
  }
}
