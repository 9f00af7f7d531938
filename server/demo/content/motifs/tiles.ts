import { darker, fade, lighter, mix } from '../paint/colour.ts'
import type { Brush, Motif } from '../paint/scene.ts'
import { sailingShip } from '../paint/ships.ts'
import { box, disc, line, ring } from '../paint/strokes.ts'

export interface TilesOptions {
  readonly glaze: string
  readonly blue: string
  readonly accent: string
  readonly columns: number
  /** Tiles across and down that the ship in the middle takes. */
  readonly picture?: readonly [number, number]
}

const petal = (brush: Brush, colour: string, angle: number, from: number, length: number, width: number): void => {
  brush.save()
  brush.rotate(angle)
  brush.fillStyle = colour
  brush.beginPath()
  brush.ellipse(from + length / 2, 0, length / 2, width, 0, 0, Math.PI * 2)
  brush.fill()
  brush.restore()
}

const rosette = (brush: Brush, { blue, accent, glaze }: TilesOptions): void => {
  for (let corner = 0; corner < 4; corner += 1) {
    const angle = (corner * Math.PI) / 2 + Math.PI / 4
    const [x, y] = [Math.cos(angle) * 0.7071, Math.sin(angle) * 0.7071]
    disc(brush, blue, x, y, 0.24)
    disc(brush, glaze, x, y, 0.19)
    disc(brush, accent, x, y, 0.09)
  }
  for (let index = 0; index < 8; index += 1)
    petal(brush, index % 2 === 0 ? blue : mix(blue, glaze, 0.45), (index * Math.PI) / 4, 0.1, index % 2 === 0 ? 0.3 : 0.24, 0.07)
  ring(brush, blue, 0, 0, 0.4, 0.018)
  disc(brush, accent, 0, 0, 0.1)
  disc(brush, darker(accent, 0.3), 0, 0, 0.045)
}

const scroll = (brush: Brush, { blue, glaze }: TilesOptions): void => {
  brush.strokeStyle = blue
  brush.lineCap = 'round'
  for (let quarter = 0; quarter < 4; quarter += 1) {
    brush.save()
    brush.rotate((quarter * Math.PI) / 2)
    brush.lineWidth = 0.045
    brush.beginPath()
    brush.arc(0.24, 0.24, 0.17, Math.PI, Math.PI * 2.4)
    brush.stroke()
    petal(brush, blue, Math.PI / 4, 0.1, 0.2, 0.05)
    petal(brush, mix(blue, glaze, 0.5), Math.PI / 4, 0.4, 0.24, 0.06)
    brush.restore()
  }
  line(brush, blue, 0.014, [
    [-0.47, -0.47],
    [0.47, -0.47],
    [0.47, 0.47],
    [-0.47, 0.47],
    [-0.47, -0.47],
  ])
  disc(brush, blue, 0, 0, 0.07)
}

/** A wall of glazed tiles, every one a little different, with a ship across the middle ones. */
export const tiles =
  (options: TilesOptions): Motif =>
  ({ brush, width, height, random }) => {
    const { glaze, blue, accent, columns, picture } = options
    const size = width / columns
    const rows = Math.ceil(height / size)
    box(brush, '#b9ab95', 0, 0, width, height)
    const left = picture === undefined ? columns : Math.floor((columns - picture[0]) / 2)
    const top = picture === undefined ? rows : Math.floor((rows - picture[1]) / 2)
    const framed = (column: number, row: number): boolean =>
      picture !== undefined && column >= left && column < left + picture[0] && row >= top && row < top + picture[1]
    const faces: (readonly [number, number])[] = []
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [x, y] = [column * size, row * size]
        faces.push([x, y])
        box(brush, mix(glaze, random.pick(['#dfe3dc', '#ffffff', '#e6ddc8']), random.between(0, 0.5)), x + 2, y + 2, size - 4, size - 4)
        if (framed(column, row)) continue
        brush.save()
        brush.translate(x + size / 2, y + size / 2)
        brush.rotate(random.whole(0, 3) * (Math.PI / 2))
        brush.scale(size * 0.97, size * 0.97)
        brush.beginPath()
        brush.rect(-0.5, -0.5, 1, 1)
        brush.clip()
        if ((column + row) % 2 === 0) rosette(brush, options)
        else scroll(brush, options)
        brush.restore()
      }
    }
    if (picture !== undefined) {
      const [x, y, wide, tall] = [left * size, top * size, picture[0] * size, picture[1] * size]
      brush.strokeStyle = blue
      for (const [inset, weight] of [
        [size * 0.06, size * 0.035],
        [size * 0.12, size * 0.012],
      ] as const) {
        brush.lineWidth = weight
        brush.strokeRect(x + inset, y + inset, wide - inset * 2, tall - inset * 2)
      }
      sailingShip(
        brush,
        'bark',
        { hull: blue, stripe: accent, sail: mix(glaze, blue, 0.16), shade: mix(glaze, blue, 0.6), line: darker(blue, 0.2) },
        { x: x + wide * 0.48, y: y + tall * 0.77, length: Math.min(wide * 0.68, tall * 0.88) },
      )
      for (let wave = 0; wave < 4; wave += 1) {
        brush.strokeStyle = mix(blue, glaze, wave * 0.16)
        brush.lineWidth = size * 0.022
        brush.beginPath()
        for (let step = 0; step <= 60; step += 1) {
          const across = x + size * 0.2 + ((wide - size * 0.4) * step) / 60
          brush.lineTo(across, y + tall * 0.8 + wave * size * 0.11 + Math.sin(step * 0.8 + wave) * size * 0.03)
        }
        brush.stroke()
      }
    }
    for (const [x, y] of faces) {
      const gloss = brush.createLinearGradient(x, y, x + size, y + size)
      const strength = random.between(0.08, 0.26)
      gloss.addColorStop(0, fade('#ffffff', strength))
      gloss.addColorStop(0.5, fade('#ffffff', 0))
      gloss.addColorStop(1, fade('#0b1430', strength * 0.55))
      brush.fillStyle = gloss
      brush.fillRect(x, y, size, size)
      line(brush, '#a3947c', 4.5, [
        [x, y + size],
        [x, y],
        [x + size, y],
      ])
      if (random.chance(0.14))
        line(brush, fade(lighter('#6d6351', 0.1), 0.6), 1.8, [
          [x + size * random.next(), y + 2],
          [x + size * random.next(), y + size * 0.4],
          [x + size * random.next(), y + size - 2],
        ])
    }
  }
