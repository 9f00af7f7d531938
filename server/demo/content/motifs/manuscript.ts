import { darker, fade, lighter, mix } from '../paint/colour.ts'
import { writeNumber } from '../paint/digits.ts'
import type { Motif, Scene } from '../paint/scene.ts'
import { box, disc, glow, line, lens, polygon } from '../paint/strokes.ts'

export interface ManuscriptOptions {
  readonly paper: string
  readonly ink: string
  readonly desk: string
  readonly kind: 'letter' | 'ledger' | 'envelope'
  readonly wax?: string
}

/** A word as a quick pen writes it: loops, risers and tails, no letters. */
const word = ({ brush, random }: Scene, x: number, y: number, length: number, size: number): void => {
  brush.beginPath()
  brush.moveTo(x, y)
  for (let at = 0; at < length; ) {
    const step = size * random.between(0.28, 0.5)
    const reach = random.chance(0.16) ? size * 1.25 : random.chance(0.12) ? -size * 0.75 : size * random.between(0.3, 0.52)
    brush.bezierCurveTo(x + at + step * 0.1, y - reach * 0.9, x + at + step * 0.75, y - reach * 1.1, x + at + step * 0.55, y - reach * 0.15)
    brush.quadraticCurveTo(x + at + step * 0.62, y + size * 0.07, x + at + step, y - size * random.between(0, 0.08))
    at += step
  }
  brush.stroke()
}

const lineOfWords = (scene: Scene, x: number, y: number, length: number, size: number): void => {
  const { random } = scene
  for (let at = 0; at < length - size * 1.5; ) {
    const wide = Math.min(random.between(1.2, 5.4) * size, length - at)
    word(scene, x + at, y + random.between(-1.5, 1.5), wide, size)
    at += wide + size * 0.75
  }
}

const sheet = ({ brush, random }: Scene, paper: string, x: number, y: number, wide: number, tall: number): void => {
  for (let depth = 0; depth < 6; depth += 1) box(brush, fade('#000000', 0.06), x + depth * 4, y + depth * 5, wide, tall)
  box(brush, paper, x, y, wide, tall)
  glow(brush, lighter(paper, 0.5), x + wide * 0.4, y + tall * 0.3, wide * 0.6, 0.7)
  for (const side of [0, 1]) {
    const edge = brush.createLinearGradient(x + side * wide, 0, x + side * wide + (side === 0 ? 60 : -60), 0)
    edge.addColorStop(0, fade(darker(paper, 0.5), 0.2))
    edge.addColorStop(1, fade(paper, 0))
    brush.fillStyle = edge
    brush.fillRect(side === 0 ? x : x + wide - 60, y, 60, tall)
  }
  for (let spot = 0; spot < 46; spot += 1)
    disc(brush, fade('#8a5f32', random.between(0.03, 0.13)), x + random.next() * wide, y + random.next() * tall, random.between(1.5, 9))
  for (const share of [1 / 3, 2 / 3]) {
    box(brush, fade('#6b4a2a', 0.11), x, y + tall * share, wide, 3)
    box(brush, fade('#ffffff', 0.2), x, y + tall * share + 3, wide, 3)
  }
}

const seal = ({ brush, random }: Scene, wax: string, x: number, y: number, radius: number): void => {
  for (let lump = 0; lump < 15; lump += 1) {
    const angle = (lump / 15) * Math.PI * 2
    disc(
      brush,
      darker(wax, 0.16),
      x + Math.cos(angle) * radius * 0.8 + 4,
      y + Math.sin(angle) * radius * 0.8 + 5,
      radius * random.between(0.26, 0.38),
    )
  }
  for (let lump = 0; lump < 15; lump += 1) {
    const angle = (lump / 15) * Math.PI * 2
    disc(brush, wax, x + Math.cos(angle) * radius * 0.76, y + Math.sin(angle) * radius * 0.76, radius * random.between(0.26, 0.36))
  }
  disc(brush, darker(wax, 0.3), x, y, radius * 0.74)
  disc(brush, wax, x + 3, y + 3, radius * 0.7)
  line(brush, darker(wax, 0.42), radius * 0.08, [
    [x, y - radius * 0.42],
    [x, y + radius * 0.4],
  ])
  line(brush, darker(wax, 0.42), radius * 0.07, [
    [x - radius * 0.24, y - radius * 0.2],
    [x + radius * 0.24, y - radius * 0.2],
  ])
  brush.strokeStyle = darker(wax, 0.42)
  brush.beginPath()
  brush.arc(x, y + radius * 0.06, radius * 0.34, Math.PI * 0.1, Math.PI * 0.9)
  brush.stroke()
  lens(brush, fade('#ffffff', 0.4), x - radius * 0.3, y - radius * 0.55, radius * 0.6, radius * 0.1)
}

const ledger = (scene: Scene, { ink }: ManuscriptOptions, x: number, y: number, wide: number, tall: number): void => {
  const { brush, random } = scene
  const row = tall / 30
  for (let index = 3; index < 29; index += 1)
    line(brush, fade('#4f7390', 0.5), 1.6, [
      [x + wide * 0.04, y + index * row],
      [x + wide * 0.96, y + index * row],
    ])
  for (const share of [0.13, 0.16, 0.62, 0.74, 0.86])
    line(brush, fade('#a8483a', 0.6), 1.8, [
      [x + wide * share, y + row * 2],
      [x + wide * share, y + tall - row],
    ])
  brush.strokeStyle = ink
  brush.lineWidth = row * 0.065
  lineOfWords(scene, x + wide * 0.3, y + row * 1.6, wide * 0.36, row * 0.7)
  for (let index = 4; index < 28; index += 1) {
    if (random.chance(0.06)) continue
    const base = y + index * row - row * 0.16
    brush.strokeStyle = mix(ink, '#6d4a2c', random.between(0, 0.35))
    writeNumber(brush, 1 + ((index * 7) % 30), x + wide * 0.09, base - row * 0.2, row * 0.46)
    lineOfWords(scene, x + wide * 0.18, base, wide * random.between(0.26, 0.42), row * 0.44)
    for (const share of [0.68, 0.8, 0.91])
      if (random.chance(0.85)) writeNumber(brush, random.whole(2, 480), x + wide * share, base - row * 0.2, row * 0.46)
  }
}

/** Handwriting on old paper: a letter, a page of a ledger, or a sealed envelope, lying on a desk. */
export const manuscript =
  (options: ManuscriptOptions): Motif =>
  scene => {
    const { brush, width, height, random } = scene
    const { paper, ink, desk, kind, wax } = options
    box(brush, desk, 0, 0, width, height)
    for (let grain = 0; grain < 90; grain += 1)
      lens(
        brush,
        fade(random.chance(0.5) ? darker(desk, 0.4) : lighter(desk, 0.2), 0.16),
        random.between(0, width),
        random.between(0, height),
        width * random.between(0.3, 1),
        3,
      )
    brush.save()
    brush.translate(width / 2, height / 2)
    brush.rotate(random.between(-0.025, 0.025))
    brush.translate(-width / 2, -height / 2)
    const [x, y, wide, tall] =
      kind === 'envelope'
        ? [width * 0.1, height * 0.16, width * 0.8, height * 0.68]
        : [width * 0.08, height * 0.05, width * 0.84, height * 0.9]
    sheet(scene, paper, x, y, wide, tall)
    brush.lineCap = 'round'
    brush.lineJoin = 'round'
    brush.strokeStyle = ink
    if (kind === 'ledger') ledger(scene, options, x, y, wide, tall)
    else if (kind === 'envelope') {
      polygon(brush, darker(paper, 0.06), [
        [x, y],
        [x + wide / 2, y + tall * 0.5],
        [x + wide, y],
      ])
      line(brush, fade(darker(paper, 0.5), 0.5), 2.4, [
        [x, y],
        [x + wide / 2, y + tall * 0.5],
        [x + wide, y],
      ])
      line(brush, fade(darker(paper, 0.5), 0.3), 2, [
        [x, y + tall],
        [x + wide * 0.4, y + tall * 0.42],
      ])
      line(brush, fade(darker(paper, 0.5), 0.3), 2, [
        [x + wide, y + tall],
        [x + wide * 0.6, y + tall * 0.42],
      ])
      brush.lineWidth = 5
      brush.strokeStyle = ink
      for (const [row, share] of [
        [0.68, 0.5],
        [0.78, 0.42],
        [0.88, 0.3],
      ] as const)
        lineOfWords(scene, x + wide * 0.4, y + tall * row, wide * share, tall * 0.055)
    } else {
      const size = tall * 0.0165
      brush.lineWidth = size * 0.13
      lineOfWords(scene, x + wide * 0.58, y + tall * 0.07, wide * 0.32, size)
      lineOfWords(scene, x + wide * 0.1, y + tall * 0.13, wide * 0.3, size * 1.1)
      for (let row = 0; row < 20; row += 1) {
        const last = row % 7 === 6
        lineOfWords(
          scene,
          x + wide * (row % 7 === 0 ? 0.16 : 0.1),
          y + tall * (0.19 + row * 0.033),
          wide * (last ? random.between(0.3, 0.6) : 0.78),
          size,
        )
      }
      brush.lineWidth = size * 0.2
      word(scene, x + wide * 0.56, y + tall * 0.92, wide * 0.28, size * 2.1)
      lens(brush, fade(ink, 0.85), x + wide * 0.7, y + tall * 0.945, wide * 0.3, 3)
    }
    if (wax !== undefined) {
      const [sx, sy] = kind === 'envelope' ? [x + wide / 2, y + tall * 0.5] : [x + wide * 0.2, y + tall * 0.9]
      seal(scene, wax, sx, sy, Math.min(wide, tall) * 0.085)
    }
    brush.restore()
  }
