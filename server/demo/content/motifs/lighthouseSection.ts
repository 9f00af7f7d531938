import { neatline, scaleBar } from '../paint/cartography.ts'
import { fade, lighter, mix } from '../paint/colour.ts'
import { writeNumber } from '../paint/digits.ts'
import type { Motif, Scene } from '../paint/scene.ts'
import { box, line, polygon } from '../paint/strokes.ts'
import { outline, type ElevationOptions } from './drafting.ts'

const storeys = (scene: Scene, options: ElevationOptions, x: number, foot: number, tall: number, count: number): void => {
  const { brush } = scene
  const { ink, wash, accent, paper } = options
  const half = (share: number): number => tall * (0.085 - share * 0.03)
  for (let storey = 0; storey < count; storey += 1) {
    const [low, high] = [storey / count, (storey + 1) / count]
    for (const side of [-1, 1]) {
      const wall: readonly (readonly [number, number])[] = [
        [x + side * half(low), foot - tall * low],
        [x + side * half(high), foot - tall * high],
        [x + side * half(high) * 0.66, foot - tall * high],
        [x + side * half(low) * 0.62, foot - tall * low],
      ]
      polygon(brush, accent, wall)
      line(brush, ink, 2.4, wall)
    }
    polygon(brush, lighter(wash, 0.35), [
      [x - half(low) * 0.62, foot - tall * low],
      [x - half(high) * 0.66, foot - tall * high],
      [x + half(high) * 0.66, foot - tall * high],
      [x + half(low) * 0.62, foot - tall * low],
    ])
    box(brush, mix(accent, ink, 0.4), x - half(high) * 0.66, foot - tall * high - 4, half(high) * 1.32, 8)
    const steps = 9
    for (let step = 0; step < steps; step += 1) {
      const share = step / steps
      const way = storey % 2 === 0 ? share : 1 - share
      const y = foot - tall * (low + (high - low) * (share + 0.5 / steps))
      box(brush, ink, x + (way - 0.5) * half(low) * 1.02 - half(low) * 0.06, y, half(low) * 0.14, 4)
      line(brush, fade(ink, 0.6), 1.2, [
        [x + (way - 0.5) * half(low) * 1.02, y],
        [x + (way - 0.5) * half(low) * 1.02, y - tall * 0.014],
      ])
    }
    for (const side of [-1, 1]) box(brush, paper, x + side * half(low) * 0.78 - 7, foot - tall * (low + 0.55 / count), 14, tall * 0.016)
  }
}

/** The section of a lighthouse from its footing to its vane: a very tall sheet. */
export const lighthouseSection =
  (options: ElevationOptions): Motif =>
  scene => {
    const { brush, width, height, random } = scene
    const { paper, ink, wash, accent } = options
    box(brush, paper, 0, 0, width, height)
    const [x, foot, tall] = [width / 2, height * 0.88, height * 0.66]
    for (let stone = 0; stone < 120; stone += 1) {
      const [left, top] = [x + (random.next() + random.next() - 1) * width * 0.42, foot + random.next() * height * 0.055]
      outline(brush, fade(ink, 0.7), left, top, random.between(26, 60), random.between(14, 24), 1.6)
    }
    line(brush, ink, 5, [
      [width * 0.07, foot],
      [width * 0.93, foot],
    ])
    storeys(scene, options, x, foot, tall, 7)
    const top = foot - tall
    const half = tall * 0.055
    box(brush, accent, x - half * 1.6, top - tall * 0.012, half * 3.2, tall * 0.014)
    for (let post = -6; post <= 6; post += 1)
      line(brush, ink, 2, [
        [x + post * half * 0.26, top - tall * 0.012],
        [x + post * half * 0.26, top - tall * 0.045],
      ])
    line(brush, ink, 3, [
      [x - half * 1.6, top - tall * 0.045],
      [x + half * 1.6, top - tall * 0.045],
    ])
    box(brush, lighter(wash, 0.5), x - half, top - tall * 0.125, half * 2, tall * 0.115)
    for (let pane = 0; pane <= 4; pane += 1)
      line(brush, ink, 2.4, [
        [x - half + pane * half * 0.5, top - tall * 0.125],
        [x - half + pane * half * 0.5, top - tall * 0.012],
      ])
    for (let prism = 0; prism < 7; prism += 1) {
      brush.strokeStyle = '#c99a3c'
      brush.lineWidth = 5
      brush.beginPath()
      brush.ellipse(x, top - tall * 0.068, half * (0.58 - Math.abs(prism - 3) * 0.09), tall * 0.006, 0, 0, Math.PI * 2)
      brush.translate(0, (prism - 3) * tall * 0.0115)
      brush.stroke()
      brush.resetTransform()
    }
    brush.fillStyle = accent
    brush.beginPath()
    brush.ellipse(x, top - tall * 0.125, half * 1.12, tall * 0.062, 0, Math.PI, Math.PI * 2)
    brush.fill()
    brush.strokeStyle = ink
    brush.lineWidth = 3
    brush.stroke()
    line(brush, ink, 4, [
      [x, top - tall * 0.187],
      [x, top - tall * 0.25],
    ])
    polygon(brush, ink, [
      [x - half * 0.5, top - tall * 0.232],
      [x + half * 0.45, top - tall * 0.244],
      [x + half * 0.45, top - tall * 0.22],
    ])
    brush.strokeStyle = ink
    for (let metre = 0; metre <= 28; metre += 1) {
      const y = foot - (tall * 1.125 * metre) / 28
      line(brush, ink, metre % 7 === 0 ? 3 : 1.4, [
        [width * 0.12, y],
        [width * (metre % 7 === 0 ? 0.17 : 0.145), y],
      ])
      if (metre % 7 === 0) writeNumber(brush, metre, width * 0.21, y, height * 0.009)
    }
    line(brush, ink, 2, [
      [width * 0.12, foot],
      [width * 0.12, foot - tall * 1.125],
    ])
    scaleBar(brush, paper, ink, width * 0.25, height * 0.952, width * 0.5)
    neatline(scene, paper, ink)
  }
