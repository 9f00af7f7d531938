import { darker, fade, lighter } from './colour.ts'
import type { Scene } from './scene.ts'
import { placed, type Placement, type ShipColours } from './ships.ts'
import { box, disc, line, polygon } from './strokes.ts'

/** Smoke drifts astern in puffs that grow and pale. */
const smoke = ({ brush, random }: Scene, colour: string): void => {
  for (let puff = 0; puff < 26; puff += 1) {
    const away = puff / 26
    const x = -0.06 - away * 0.95 + random.between(-0.03, 0.03)
    const y = -0.46 - Math.sqrt(away) * 0.28 + random.between(-0.03, 0.03)
    disc(brush, fade(colour, 0.4 * (1 - away * 0.85)), x, y, 0.025 + away * 0.11)
  }
}

export const steamship = (scene: Scene, colours: ShipColours, smokeColour: string, placement: Placement): void => {
  const { brush } = scene
  placed(brush, placement, () => {
    smoke(scene, smokeColour)
    for (const [at, height] of [
      [-0.3, 0.5],
      [0.28, 0.54],
    ] as const) {
      line(brush, colours.line, 0.011, [
        [at, -0.1],
        [at, -height],
      ])
      line(brush, fade(colours.line, 0.6), 0.004, [
        [at - 0.16, -0.12],
        [at, -height],
        [at + 0.17, -0.12],
      ])
      line(brush, colours.line, 0.007, [
        [at, -0.2],
        [at + 0.13, -0.36],
      ])
    }
    polygon(brush, colours.stripe, [
      [-0.3, -0.5],
      [-0.4, -0.47],
      [-0.3, -0.44],
    ])
    box(brush, colours.sail, -0.19, -0.2, 0.33, 0.1)
    box(brush, lighter(colours.sail, 0.2), -0.15, -0.26, 0.2, 0.07)
    box(brush, colours.shade, -0.19, -0.2, 0.05, 0.1)
    for (let port = -0.12; port < 0.12; port += 0.045) disc(brush, colours.hull, port, -0.15, 0.012)
    brush.save()
    brush.translate(-0.04, -0.24)
    brush.rotate(-0.07)
    box(brush, colours.stripe, -0.045, -0.22, 0.09, 0.23)
    box(brush, darker(colours.stripe, 0.35), -0.045, -0.22, 0.026, 0.23)
    box(brush, colours.line, -0.048, -0.22, 0.096, 0.055)
    brush.restore()
    brush.fillStyle = colours.hull
    brush.beginPath()
    brush.moveTo(-0.53, -0.13)
    brush.quadraticCurveTo(0, -0.07, 0.53, -0.17)
    brush.lineTo(0.49, 0.02)
    brush.lineTo(-0.45, 0.02)
    brush.quadraticCurveTo(-0.5, -0.04, -0.53, -0.13)
    brush.fill()
    polygon(brush, colours.stripe, [
      [-0.48, -0.022],
      [0.497, -0.022],
      [0.49, 0.02],
      [-0.45, 0.02],
    ])
    for (let port = -0.42; port < 0.44; port += 0.075) disc(brush, fade(colours.sail, 0.75), port, -0.075 - port * port * 0.1, 0.009)
    line(brush, colours.sail, 0.006, [
      [-0.52, -0.128],
      [-0.2, -0.098],
      [0.15, -0.108],
      [0.525, -0.165],
    ])
  })
}
