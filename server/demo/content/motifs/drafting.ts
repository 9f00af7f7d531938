import { fade, mix } from '../paint/colour.ts'
import { writeNumber } from '../paint/digits.ts'
import type { Brush } from '../paint/scene.ts'
import { box, line, polygon } from '../paint/strokes.ts'

export interface ElevationOptions {
  readonly paper: string
  readonly ink: string
  readonly wash: string
  readonly accent: string
}

export const outline = (brush: Brush, ink: string, x: number, y: number, wide: number, tall: number, weight = 2): void => {
  brush.strokeStyle = ink
  brush.lineWidth = weight
  brush.strokeRect(x, y, wide, tall)
}

const hatch = (brush: Brush, ink: string, x: number, y: number, wide: number, tall: number, gap: number): void => {
  brush.save()
  brush.beginPath()
  brush.rect(x, y, wide, tall)
  brush.clip()
  for (let at = -tall; at < wide; at += gap)
    line(brush, fade(ink, 0.5), 1.3, [
      [x + at, y + tall],
      [x + at + tall, y],
    ])
  brush.restore()
}

export const window = (brush: Brush, { ink, wash, paper }: ElevationOptions, x: number, y: number, wide: number, tall: number): void => {
  box(brush, mix(wash, ink, 0.3), x, y, wide, tall)
  hatch(brush, ink, x, y, wide, tall, 7)
  outline(brush, ink, x, y, wide, tall, 2.4)
  line(brush, paper, 3, [
    [x + wide / 2, y],
    [x + wide / 2, y + tall],
  ])
  line(brush, paper, 3, [
    [x, y + tall * 0.4],
    [x + wide, y + tall * 0.4],
  ])
  box(brush, paper, x - wide * 0.14, y + tall, wide * 1.28, tall * 0.05)
  outline(brush, ink, x - wide * 0.14, y + tall, wide * 1.28, tall * 0.05, 1.6)
  polygon(brush, paper, [
    [x - wide * 0.2, y - tall * 0.06],
    [x + wide / 2, y - tall * 0.2],
    [x + wide * 1.2, y - tall * 0.06],
  ])
  line(brush, ink, 2, [
    [x - wide * 0.2, y - tall * 0.06],
    [x + wide / 2, y - tall * 0.2],
    [x + wide * 1.2, y - tall * 0.06],
    [x - wide * 0.2, y - tall * 0.06],
  ])
}

export const dimension = (brush: Brush, ink: string, x: number, y: number, length: number, value: number, size: number): void => {
  line(brush, ink, 1.6, [
    [x, y],
    [x + length, y],
  ])
  for (const end of [x, x + length])
    line(brush, ink, 1.6, [
      [end, y - size],
      [end, y + size],
    ])
  brush.strokeStyle = ink
  brush.lineWidth = 1.8
  writeNumber(brush, value, x + length / 2, y - size, size)
}
