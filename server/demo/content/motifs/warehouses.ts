import { darker, fade, lighter, mix } from '../paint/colour.ts'
import { clouds, glints } from '../paint/landscape.ts'
import type { Motif, Scene } from '../paint/scene.ts'
import { rowingBoat } from '../paint/ships.ts'
import { box, lens, line, polygon, wash } from '../paint/strokes.ts'

export interface WarehousesOptions {
  readonly sky: readonly [string, string]
  readonly walls: readonly [string, ...string[]]
  readonly water: string
  readonly trim: string
  readonly snow?: boolean
}

const house = (
  scene: Scene,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  wall: string,
  { trim, snow = false }: WarehousesOptions,
): void => {
  const { brush, random } = scene
  const eaves = foot - tall
  const peak = eaves - wide * random.between(0.5, 0.66)
  const roof = darker(mix(wall, '#54423c', 0.5), 0.25)
  box(brush, wall, x, eaves, wide, tall)
  polygon(brush, wall, [
    [x, eaves + 1],
    [x + wide / 2, peak],
    [x + wide, eaves + 1],
  ])
  for (let board = 0; board < wide; board += wide / 22)
    line(brush, fade('#000000', 0.08), 1.5, [
      [x + board, foot],
      [x + board, eaves - Math.min(board, wide - board) * ((eaves - peak) / (wide / 2))],
    ])
  brush.lineJoin = 'miter'
  line(brush, snow ? '#f4f5f4' : roof, wide * 0.06, [
    [x - wide * 0.05, eaves + wide * 0.05],
    [x + wide / 2, peak],
    [x + wide * 1.05, eaves + wide * 0.05],
  ])
  line(brush, roof, wide * 0.018, [
    [x - wide * 0.05, eaves + wide * 0.09],
    [x + wide / 2, peak + wide * 0.045],
    [x + wide * 1.05, eaves + wide * 0.09],
  ])
  const floors = Math.round(tall / (wide * 0.42))
  const gap = tall / floors
  for (let floor = 0; floor < floors; floor += 1) {
    const y = eaves + gap * floor + gap * 0.24
    for (const share of [0.1, 0.7]) {
      const lit = random.chance(0.24)
      box(brush, trim, x + wide * share - 4, y - 4, wide * 0.2 + 8, gap * 0.46 + 8)
      box(brush, lit ? '#f3cd7d' : darker(wall, 0.62), x + wide * share, y, wide * 0.2, gap * 0.46)
      box(brush, trim, x + wide * (share + 0.09), y, wide * 0.02, gap * 0.46)
      box(brush, trim, x + wide * share, y + gap * 0.2, wide * 0.2, wide * 0.018)
    }
    box(brush, darker(wall, 0.38), x + wide * 0.38, y - gap * 0.05, wide * 0.24, gap * 0.66)
    line(brush, trim, 3, [
      [x + wide * 0.38, y - gap * 0.05],
      [x + wide * 0.62, y + gap * 0.61],
    ])
    line(brush, trim, 3, [
      [x + wide * 0.62, y - gap * 0.05],
      [x + wide * 0.38, y + gap * 0.61],
    ])
  }
  const beam = eaves - wide * 0.22
  box(brush, darker(wall, 0.6), x + wide * 0.44, beam, wide * 0.12, wide * 0.15)
  box(brush, roof, x + wide * 0.47, beam - wide * 0.06, wide * 0.06, wide * 0.05)
  line(brush, darker(roof, 0.3), 2.5, [
    [x + wide / 2, beam],
    [x + wide / 2, eaves + gap * random.between(0.2, 1.6)],
  ])
}

const cargo = ({ brush, random, width, height }: Scene, foot: number): void => {
  for (let index = 0; index < 15; index += 1) {
    const x = width * random.between(0.02, 0.95)
    const size = height * random.between(0.024, 0.04)
    const wood = mix('#8a6440', '#5d4330', random.next())
    if (random.chance(0.5)) {
      box(brush, wood, x, foot - size, size * 1.2, size)
      line(brush, darker(wood, 0.35), 2.4, [
        [x, foot - size],
        [x + size * 1.2, foot],
      ])
      brush.strokeStyle = darker(wood, 0.35)
      brush.strokeRect(x, foot - size, size * 1.2, size)
    } else {
      brush.fillStyle = wood
      brush.beginPath()
      brush.ellipse(x, foot - size * 0.6, size * 0.48, size * 0.62, 0, 0, Math.PI * 2)
      brush.fill()
      for (const hoop of [-0.36, 0, 0.36])
        line(brush, darker(wood, 0.5), 2.2, [
          [x - size * 0.44, foot - size * (0.6 + hoop)],
          [x + size * 0.44, foot - size * (0.6 + hoop)],
        ])
    }
  }
}

/** Timber warehouses on piles along the wharf, gable to gable, with their reflections. */
export const warehouses =
  (options: WarehousesOptions): Motif =>
  scene => {
    const { brush, width, height, random } = scene
    const { sky, walls, water, snow = false } = options
    const foot = height * 0.69
    wash(scene, 0, foot, [
      [0, sky[0]],
      [1, sky[1]],
    ])
    clouds(scene, lighter(sky[1], 0.5), height * 0.05, height * 0.3, 9)
    wash(scene, foot, height, [
      [0, darker(water, 0.2)],
      [1, darker(water, 0.42)],
    ])
    const count = Math.max(3, Math.round((width / height) * 4.2))
    const wide = (width * 1.04) / count
    for (let index = 0; index < count; index += 1) {
      const x = -width * 0.02 + index * wide
      const wall = walls[index % walls.length] ?? walls[0]
      const tall = height * random.between(0.29, 0.41)
      house(scene, x + 3, foot - height * 0.03, wide - 6, tall, wall, options)
      const fadeDown = brush.createLinearGradient(0, foot, 0, foot + tall * 0.8)
      fadeDown.addColorStop(0, fade(mix(wall, water, 0.4), 0.55))
      fadeDown.addColorStop(1, fade(wall, 0))
      brush.fillStyle = fadeDown
      brush.fillRect(x + 3, foot + height * 0.03, wide - 6, tall * 0.8)
    }
    box(brush, '#4b3a31', 0, foot - height * 0.03, width, height * 0.03)
    if (snow) box(brush, '#eef1f2', 0, foot - height * 0.034, width, height * 0.009)
    for (let pile = 0; pile < 40; pile += 1)
      box(brush, pile % 2 === 0 ? '#33271f' : '#40322a', (pile * width) / 40, foot, width * 0.008, height * 0.045)
    cargo(scene, foot - height * 0.028)
    for (let streak = 0; streak < 210; streak += 1) {
      const depth = random.next()
      lens(
        brush,
        fade(random.pick([water, lighter(water, 0.25), darker(water, 0.3)]), random.between(0.3, 0.7)),
        random.between(0, width),
        foot + height * 0.05 + depth * (height - foot),
        random.between(50, 190),
        2 + depth * 4,
      )
    }
    glints(scene, {
      x: width / 2,
      top: foot + height * 0.05,
      bottom: height,
      spread: width * 0.6,
      colour: sky[1],
      count: 110,
      opacity: 0.5,
    })
    rowingBoat(brush, '#2b2320', { x: width * random.between(0.2, 0.4), y: height * 0.85, length: width * 0.09 })
  }
