import { neatline, scaleBar } from '../paint/cartography.ts'
import { fade, lighter, mix } from '../paint/colour.ts'
import type { Motif } from '../paint/scene.ts'
import { box, line, polygon } from '../paint/strokes.ts'
import { dimension, outline, window, type ElevationOptions } from './drafting.ts'

/** The town hall's front, drawn with ruler and wash. */
export const townHall =
  (options: ElevationOptions): Motif =>
  scene => {
    const { brush, width, height } = scene
    const { paper, ink, wash, accent } = options
    box(brush, paper, 0, 0, width, height)
    const foot = height * 0.8
    const [x, wide, tall] = [width * 0.12, width * 0.76, height * 0.305]
    box(brush, wash, x, foot - tall, wide, tall)
    box(brush, mix(wash, ink, 0.12), x, foot - tall * 0.3, wide, tall * 0.3)
    for (let course = 0; course < 5; course += 1)
      line(brush, fade(ink, 0.5), 1.2, [
        [x, foot - tall * (0.06 + course * 0.06)],
        [x + wide, foot - tall * (0.06 + course * 0.06)],
      ])
    outline(brush, ink, x, foot - tall, wide, tall, 3)
    polygon(brush, mix(accent, paper, 0.25), [
      [x - 14, foot - tall],
      [x + wide * 0.06, foot - tall * 1.36],
      [x + wide * 0.94, foot - tall * 1.36],
      [x + wide + 14, foot - tall],
    ])
    for (let tile = 0; tile < 90; tile += 1)
      line(brush, fade(ink, 0.3), 1, [
        [x + (wide * tile) / 90, foot - tall],
        [x + wide * 0.06 + (wide * 0.88 * tile) / 90, foot - tall * 1.36],
      ])
    line(brush, ink, 3, [
      [x - 14, foot - tall],
      [x + wide * 0.06, foot - tall * 1.36],
      [x + wide * 0.94, foot - tall * 1.36],
      [x + wide + 14, foot - tall],
      [x - 14, foot - tall],
    ])
    for (const share of [0.06, 0.17, 0.28, 0.66, 0.77, 0.88]) {
      window(brush, options, x + wide * share, foot - tall * 0.84, wide * 0.058, tall * 0.34)
      window(brush, options, x + wide * (share + 0.006), foot - tall * 0.27, wide * 0.046, tall * 0.19)
    }
    const [middle, wing] = [width / 2, wide * 0.24]
    box(brush, lighter(wash, 0.25), middle - wing / 2, foot - tall * 1.2, wing, tall * 1.2)
    outline(brush, ink, middle - wing / 2, foot - tall * 1.2, wing, tall * 1.2, 3)
    polygon(brush, lighter(wash, 0.25), [
      [middle - wing * 0.55, foot - tall * 1.2],
      [middle, foot - tall * 1.5],
      [middle + wing * 0.55, foot - tall * 1.2],
    ])
    line(brush, ink, 3, [
      [middle - wing * 0.55, foot - tall * 1.2],
      [middle, foot - tall * 1.5],
      [middle + wing * 0.55, foot - tall * 1.2],
      [middle - wing * 0.55, foot - tall * 1.2],
    ])
    for (const share of [-0.3, 0, 0.3])
      window(brush, options, middle + wing * share - wing * 0.09, foot - tall * 0.96, wing * 0.18, tall * 0.4)
    box(brush, mix(accent, ink, 0.4), middle - wing * 0.14, foot - tall * 0.4, wing * 0.28, tall * 0.4)
    outline(brush, ink, middle - wing * 0.14, foot - tall * 0.4, wing * 0.28, tall * 0.4, 2.6)
    line(brush, ink, 2, [
      [middle, foot - tall * 0.4],
      [middle, foot],
    ])
    box(brush, wash, middle - wing * 0.17, foot - tall * 1.95, wing * 0.34, tall * 0.5)
    outline(brush, ink, middle - wing * 0.17, foot - tall * 1.95, wing * 0.34, tall * 0.5, 2.6)
    brush.beginPath()
    brush.arc(middle, foot - tall * 1.74, wing * 0.095, 0, Math.PI * 2)
    brush.fillStyle = paper
    brush.fill()
    brush.stroke()
    line(brush, ink, 3, [
      [middle, foot - tall * 1.81],
      [middle, foot - tall * 1.74],
      [middle + wing * 0.06, foot - tall * 1.71],
    ])
    polygon(brush, accent, [
      [middle - wing * 0.22, foot - tall * 1.95],
      [middle, foot - tall * 2.22],
      [middle + wing * 0.22, foot - tall * 1.95],
    ])
    line(brush, ink, 3, [
      [middle - wing * 0.22, foot - tall * 1.95],
      [middle, foot - tall * 2.22],
      [middle + wing * 0.22, foot - tall * 1.95],
    ])
    line(brush, ink, 4, [
      [width * 0.07, foot],
      [width * 0.93, foot],
    ])
    for (let step = 0; step < 3; step += 1)
      outline(brush, ink, middle - wing * (0.24 + step * 0.05), foot - 8 + step * 8, wing * (0.48 + step * 0.1), 8, 1.8)
    dimension(brush, ink, x, foot + height * 0.07, wide, 126, height * 0.016)
    scaleBar(brush, paper, ink, width * 0.38, foot + height * 0.115, width * 0.24)
    neatline(scene, paper, ink)
  }
