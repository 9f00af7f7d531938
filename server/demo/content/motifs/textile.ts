import { darker, fade, lighter } from '../paint/colour.ts'
import type { Motif, Scene } from '../paint/scene.ts'
import { box, disc, line, polygon } from '../paint/strokes.ts'

export interface TextileOptions {
  readonly ground: string
  readonly threads: readonly [string, string, string]
  readonly pattern: 'star' | 'coverlet' | 'sprig' | 'sailcloth'
}

/** Rows of the eight-petalled star; letters are threads, dots the ground. */
const STAR = [
  '.....a.....a.....',
  '....aa.....aa....',
  '...aaa.....aaa...',
  '..aaaaa...aaaaa..',
  '.aaaaaa...aaaaaa.',
  '....aaaa.aaaa....',
  '.....aaa.aaa.....',
  '......aa.aa......',
  '........b........',
  '......aa.aa......',
  '.....aaa.aaa.....',
  '....aaaa.aaaa....',
  '.aaaaaa...aaaaaa.',
  '..aaaaa...aaaaa..',
  '...aaa.....aaa...',
  '....aa.....aa....',
  '.....a.....a.....',
]

/** The diamond of a woven coverlet with a cross in it. */
const LOZENGE = [
  '......a......',
  '.....aaa.....',
  '....aabaa....',
  '...aab.baa...',
  '..aab.c.baa..',
  '.aab.ccc.baa.',
  'aab.cc.cc.baa',
  '.aab.ccc.baa.',
  '..aab.c.baa..',
  '...aab.baa...',
  '....aabaa....',
  '.....aaa.....',
  '......a......',
]

const knit = (scene: Scene, colour: string, x: number, y: number, size: number): void => {
  const { brush } = scene
  for (const side of [-1, 1]) {
    polygon(brush, side < 0 ? colour : darker(colour, 0.12), [
      [x, y + size * 0.95],
      [x + side * size * 0.5, y + size * 0.5],
      [x + side * size * 0.5, y - size * 0.08],
      [x, y + size * 0.38],
    ])
  }
}

const woven = (scene: Scene, { ground, threads, pattern }: TextileOptions): void => {
  const { brush, width, height } = scene
  const motif = pattern === 'star' ? STAR : LOZENGE
  const side = motif.length
  const size = Math.round(width / (side * (width > height ? 6 : 4)))
  const columns = Math.ceil(width / size) + 1
  const rows = Math.ceil(height / size) + 1
  const period = side + 3
  for (let row = 0; row < rows; row += 1) {
    const inRow = row % (period + 6)
    for (let column = 0; column < columns; column += 1) {
      let thread = '.'
      if (inRow < side)
        thread =
          motif[inRow]?.charAt((column + (Math.floor(row / (period + 6)) % 2) * Math.floor(period / 2)) % period) ||
          (inRow === Math.floor(side / 2) ? 'b' : '.')
      else if (inRow === side + 2 || inRow === side + 6) thread = (column + row) % 2 === 0 ? 'b' : '.'
      else if (inRow > side + 2 && inRow < side + 6) thread = (column + inRow) % 4 < 2 ? 'c' : 'b'
      if (thread === '.') continue
      const colour = threads[thread === 'a' ? 0 : thread === 'b' ? 1 : 2]
      if (pattern === 'star') knit(scene, colour, column * size, row * size, size)
      else {
        box(brush, colour, column * size, row * size, size, size)
        box(brush, fade(lighter(colour, 0.4), 0.3), column * size, row * size, size, size * 0.34)
      }
    }
  }
  for (let column = 0; column < columns; column += 1)
    box(brush, fade(darker(ground, 0.6), pattern === 'star' ? 0.06 : 0.16), column * size - 1, 0, 2, height)
}

const sprigs = ({ brush, width, height, random }: Scene, { ground, threads }: TextileOptions): void => {
  const gap = width / 6
  for (let row = -1; row < height / gap + 1; row += 1) {
    for (let column = -1; column < 8; column += 1) {
      brush.save()
      brush.translate((column + (row % 2 === 0 ? 0 : 0.5)) * gap, (row + 0.5) * gap)
      brush.scale(gap * 0.44 * (column % 2 === 0 ? 1 : -1), gap * 0.44)
      brush.rotate(random.between(-0.05, 0.05))
      brush.strokeStyle = threads[1]
      brush.lineWidth = 0.045
      brush.lineCap = 'round'
      brush.beginPath()
      brush.moveTo(-0.2, 0.9)
      brush.bezierCurveTo(0.3, 0.5, -0.3, 0.1, 0.05, -0.3)
      brush.stroke()
      for (const [x, y, turn] of [
        [0.02, 0.55, 0.4],
        [-0.03, 0.3, 2.5],
        [0, 0.1, 0.2],
        [-0.1, 0.72, 2.7],
      ] as const) {
        brush.fillStyle = threads[1]
        brush.beginPath()
        brush.ellipse(x + Math.cos(turn) * 0.2, y - Math.sin(turn) * 0.1, 0.2, 0.075, -turn, 0, Math.PI * 2)
        brush.fill()
      }
      for (let petal = 0; petal < 6; petal += 1)
        disc(
          brush,
          petal % 2 === 0 ? threads[0] : lighter(threads[0], 0.14),
          0.05 + Math.cos(petal * 1.047) * 0.2,
          -0.45 + Math.sin(petal * 1.047) * 0.2,
          0.15,
        )
      disc(brush, threads[2], 0.05, -0.45, 0.12)
      for (let dot = 0; dot < 5; dot += 1)
        disc(brush, darker(threads[2], 0.4), 0.05 + Math.cos(dot * 1.257) * 0.06, -0.45 + Math.sin(dot * 1.257) * 0.06, 0.018)
      for (const x of [-0.55, 0.6]) disc(brush, threads[2], x, 0.1, 0.04)
      brush.restore()
    }
  }
  for (let y = 0; y < height; y += 5)
    line(brush, fade(darker(ground, 0.5), 0.09), 1, [
      [0, y],
      [width, y],
    ])
  for (let x = 0; x < width; x += 5)
    line(brush, fade(darker(ground, 0.5), 0.09), 1, [
      [x, 0],
      [x, height],
    ])
}

const sailcloth = ({ brush, width, height, random }: Scene, { ground, threads }: TextileOptions): void => {
  let x = 0
  while (x < width) {
    const wide = random.pick([18, 26, 40, 66, 110])
    box(brush, random.pick([threads[0], threads[1], threads[2], ground, ground]), x, 0, wide, height)
    x += wide
  }
  const seam = height * 0.62
  for (let y = 0; y < height; y += 3)
    line(brush, fade('#201a16', 0.1), 1, [
      [0, y],
      [width, y],
    ])
  for (let weft = 0; weft < width; weft += 4)
    line(brush, fade('#ffffff', 0.06), 1.4, [
      [weft, 0],
      [weft, height],
    ])
  box(brush, fade(lighter(ground, 0.3), 0.85), 0, seam, width, height * 0.07)
  for (let stitch = 0; stitch < width; stitch += 34) {
    for (const y of [seam + 12, seam + height * 0.07 - 12])
      line(brush, threads[0], 4, [
        [stitch, y + 5],
        [stitch + 18, y - 5],
      ])
  }
  for (let eye = 0; eye < 6; eye += 1) {
    const [left, top] = [width * (0.09 + eye * 0.165), seam + height * 0.035]
    disc(brush, '#8a6d3b', left, top, 25)
    disc(brush, '#c9a961', left - 2, top - 2, 21)
    disc(brush, '#241d19', left, top, 12)
  }
}

/** Cloth laid flat, seen from above, filling the picture. */
export const textile =
  (options: TextileOptions): Motif =>
  scene => {
    const { brush, width, height } = scene
    box(brush, options.ground, 0, 0, width, height)
    switch (options.pattern) {
      case 'star':
      case 'coverlet':
        woven(scene, options)
        break
      case 'sprig':
        sprigs(scene, options)
        break
      case 'sailcloth':
        sailcloth(scene, options)
    }
  }
