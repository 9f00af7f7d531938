import { fade } from './colour.ts'
import type { Brush } from './scene.ts'
import { box, line, polygon } from './strokes.ts'
import { gaffSail, jibs, MASTS, squareSails } from './sails.ts'

export interface ShipColours {
  readonly hull: string
  readonly stripe: string
  readonly sail: string
  /** The side of a sail away from the light. */
  readonly shade: string
  readonly line: string
}

export type Rig = 'bark' | 'brig' | 'schooner' | 'sloop'

const hull = (brush: Brush, { hull: body, stripe, line: ink }: ShipColours): void => {
  brush.fillStyle = body
  brush.beginPath()
  brush.moveTo(-0.5, -0.13)
  brush.quadraticCurveTo(0, -0.04, 0.53, -0.125)
  brush.quadraticCurveTo(0.47, -0.03, 0.4, 0.02)
  brush.lineTo(-0.43, 0.02)
  brush.quadraticCurveTo(-0.48, -0.05, -0.5, -0.13)
  brush.fill()
  brush.strokeStyle = stripe
  brush.lineWidth = 0.014
  brush.beginPath()
  brush.moveTo(-0.485, -0.1)
  brush.quadraticCurveTo(0, -0.018, 0.5, -0.095)
  brush.stroke()
  for (let port = -0.36; port < 0.4; port += 0.09) box(brush, ink, port, -0.073 + port * port * 0.14, 0.018, 0.018)
  line(brush, ink, 0.012, [
    [0.46, -0.12],
    [0.7, -0.19],
  ])
  polygon(brush, body, [
    [-0.5, -0.13],
    [-0.5, -0.17],
    [-0.34, -0.15],
    [-0.3, -0.1],
  ])
}

export interface Placement {
  readonly x: number
  /** The waterline. */
  readonly y: number
  readonly length: number
  /** Sails stowed, as in harbour. */
  readonly stowed?: boolean
  readonly facing?: 'left' | 'right'
  /** Radians; positive presses the bow down. */
  readonly pitch?: number
}

export const placed = (brush: Brush, { x, y, length, facing = 'right', pitch = 0 }: Placement, draw: () => void): void => {
  brush.save()
  brush.translate(x, y)
  brush.scale(facing === 'left' ? -length : length, length)
  brush.rotate(pitch)
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  draw()
  brush.restore()
}

export const sailingShip = (brush: Brush, rig: Rig, colours: ShipColours, placement: Placement): void =>
  placed(brush, placement, () => {
    const masts = MASTS[rig]
    for (const { at, height } of masts) {
      line(brush, colours.line, 0.013, [
        [at, -0.08],
        [at, -height - 0.02],
      ])
      for (const side of [-0.11, -0.07, 0.07])
        line(brush, fade(colours.line, 0.55), 0.0028, [
          [at + side, -0.1],
          [at, -height * 0.82],
        ])
    }
    line(brush, fade(colours.line, 0.6), 0.003, [[-0.5, -0.16], ...masts.map(mast => [mast.at, -mast.height] as const), [0.7, -0.19]])
    for (const mast of masts) {
      if (placement.stowed === true) {
        for (const share of [0.34, 0.56, 0.76]) {
          const reach = 0.15 * (1.15 - share)
          line(brush, colours.line, 0.011, [
            [mast.at - reach, -mast.height * share],
            [mast.at + reach, -mast.height * share],
          ])
        }
      } else if (mast.rig === 'square') squareSails(brush, mast, colours)
      else gaffSail(brush, mast, colours)
    }
    const fore = masts.at(-1)
    if (fore !== undefined && placement.stowed !== true) jibs(brush, fore, colours)
    hull(brush, colours)
    const main = masts[0]
    if (main !== undefined)
      polygon(brush, colours.stripe, [
        [main.at, -main.height - 0.02],
        [main.at - 0.09, -main.height],
        [main.at, -main.height + 0.02],
      ])
  })

export const rowingBoat = (brush: Brush, colour: string, placement: Placement): void =>
  placed(brush, placement, () => {
    brush.fillStyle = colour
    brush.beginPath()
    brush.moveTo(-0.5, -0.14)
    brush.quadraticCurveTo(0, -0.02, 0.5, -0.18)
    brush.quadraticCurveTo(0.36, 0.08, 0.2, 0.08)
    brush.lineTo(-0.3, 0.08)
    brush.quadraticCurveTo(-0.46, 0.04, -0.5, -0.14)
    brush.fill()
    brush.beginPath()
    brush.ellipse(-0.05, -0.26, 0.07, 0.17, 0.1, 0, Math.PI * 2)
    brush.arc(-0.02, -0.47, 0.06, 0, Math.PI * 2)
    brush.fill()
    line(brush, colour, 0.025, [
      [-0.02, -0.24],
      [0.32, 0.14],
    ])
  })
