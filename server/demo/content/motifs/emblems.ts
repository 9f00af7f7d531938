import { darker } from '../paint/colour.ts'
import type { Brush } from '../paint/scene.ts'
import { sailingShip } from '../paint/ships.ts'
import { box, disc, line, polygon, ring } from '../paint/strokes.ts'

export type Emblem = 'ship' | 'crown' | 'anchor' | 'star' | 'wreath'

const wreath = (brush: Brush, colour: string): void => {
  for (const side of [-1, 1]) {
    for (let leaf = 0; leaf < 11; leaf += 1) {
      const angle = Math.PI / 2 - side * (0.24 + leaf * 0.235)
      brush.save()
      brush.translate(Math.cos(angle) * 0.55, Math.sin(angle) * 0.55)
      brush.rotate(angle - side * 1.1)
      brush.fillStyle = colour
      for (const turn of [-0.5, 0.5]) {
        brush.save()
        brush.rotate(turn)
        brush.beginPath()
        brush.ellipse(0.07, 0, 0.1, 0.034, 0, 0, Math.PI * 2)
        brush.fill()
        brush.restore()
      }
      brush.restore()
    }
  }
}

export const emblem = (brush: Brush, kind: Emblem, colour: string): void => {
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  switch (kind) {
    case 'ship':
      sailingShip(
        brush,
        'bark',
        { hull: colour, stripe: colour, sail: colour, shade: darker(colour, 0.3), line: colour },
        { x: -0.06, y: 0.32, length: 0.98 },
      )
      for (let wave = 0; wave < 3; wave += 1)
        for (let crest = -4; crest < 4; crest += 1) {
          brush.strokeStyle = colour
          brush.lineWidth = 0.022
          brush.beginPath()
          brush.arc(crest * 0.13 + 0.065 + (wave % 2) * 0.065, 0.38 + wave * 0.075, 0.065, Math.PI, Math.PI * 2)
          brush.stroke()
        }
      break
    case 'crown':
      polygon(brush, colour, [
        [-0.44, 0.28],
        [-0.52, -0.22],
        [-0.27, 0.04],
        [0, -0.38],
        [0.27, 0.04],
        [0.52, -0.22],
        [0.44, 0.28],
      ])
      box(brush, colour, -0.46, 0.33, 0.92, 0.12)
      for (const [x, y] of [
        [-0.52, -0.28],
        [0, -0.46],
        [0.52, -0.28],
      ] as const)
        disc(brush, colour, x, y, 0.075)
      break
    case 'anchor':
      line(brush, colour, 0.085, [
        [0, -0.4],
        [0, 0.5],
      ])
      line(brush, colour, 0.075, [
        [-0.28, -0.22],
        [0.28, -0.22],
      ])
      ring(brush, colour, 0, -0.5, 0.1, 0.06)
      brush.strokeStyle = colour
      brush.lineWidth = 0.085
      brush.beginPath()
      brush.arc(0, 0.1, 0.42, Math.PI * 0.12, Math.PI * 0.88)
      brush.stroke()
      for (const side of [-1, 1])
        polygon(brush, colour, [
          [side * 0.5, 0.06],
          [side * 0.32, 0.28],
          [side * 0.48, 0.38],
        ])
      break
    case 'star':
      for (let point = 0; point < 8; point += 1) {
        const angle = (point / 8) * Math.PI * 2
        const reach = point % 2 === 0 ? 0.58 : 0.36
        polygon(brush, colour, [
          [Math.cos(angle) * reach, Math.sin(angle) * reach],
          [Math.cos(angle + 0.9) * 0.1, Math.sin(angle + 0.9) * 0.1],
          [Math.cos(angle - 0.9) * 0.1, Math.sin(angle - 0.9) * 0.1],
        ])
      }
      disc(brush, colour, 0, 0, 0.13)
      break
    case 'wreath':
      wreath(brush, colour)
      for (const [x, y, reach] of [
        [0, -0.08, 0.2],
        [-0.2, 0.18, 0.12],
        [0.2, 0.18, 0.12],
      ] as const)
        disc(brush, colour, x, y, reach)
  }
}
