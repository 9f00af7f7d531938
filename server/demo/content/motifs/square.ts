import { darker, fade, lighter, mix } from '../paint/colour.ts'
import type { Brush, Scene } from '../paint/scene.ts'
import { box, disc, lens, polygon } from '../paint/strokes.ts'

export const person = (brush: Brush, x: number, y: number, tall: number, colour: string): void => {
  polygon(brush, colour, [
    [x - tall * 0.16, y],
    [x - tall * 0.12, y - tall * 0.74],
    [x + tall * 0.12, y - tall * 0.74],
    [x + tall * 0.18, y],
  ])
  disc(brush, colour, x, y - tall * 0.84, tall * 0.1)
  box(brush, colour, x - tall * 0.09, y - tall * 1.06, tall * 0.18, tall * 0.16)
  lens(brush, fade('#1a1a22', 0.25), x + tall * 0.3, y, tall, tall * 0.06)
}

export const trees = ({ brush, random }: Scene, x: number, foot: number, tall: number, colour: string): void => {
  box(brush, darker(colour, 0.5), x - tall * 0.02, foot - tall * 0.4, tall * 0.04, tall * 0.4)
  for (let leaf = 0; leaf < 46; leaf += 1) {
    const angle = random.between(0, Math.PI * 2)
    const away = Math.sqrt(random.next()) * tall * 0.3
    const tint = mix(darker(colour, 0.2), lighter(colour, 0.24), 0.5 - Math.sin(angle) * 0.3 + random.between(-0.2, 0.2))
    disc(brush, tint, x + Math.cos(angle) * away, foot - tall * 0.66 + Math.sin(angle) * away * 1.1, tall * random.between(0.04, 0.085))
  }
}
