import { darker, fade, lighter, mix } from '../paint/colour.ts'
import type { Palette } from '../paint/palettes.ts'
import type { Brush, Motif, Point, Scene } from '../paint/scene.ts'
import { box, disc, glow, traceCurve, wash } from '../paint/strokes.ts'
import { paintBand, type Standing } from './vesselBands.ts'
import { PROFILES, radiusAt, type Band, type VesselForm } from './vesselForms.ts'

export interface Vessel {
  readonly form: VesselForm
  readonly clay: string
  readonly bands: readonly Band[]
  /** As shares of the picture: middle, height. */
  readonly at: number
  readonly height: number
  readonly handles?: 'two' | 'one'
  readonly lid?: boolean
}

export interface StillLifeOptions {
  readonly palette: Palette
  readonly vessels: readonly Vessel[]
  /** A plain studio sweep in place of a table before a wall. */
  readonly studio?: boolean
  /** Without light and shadow, as an archaeologist draws: few colours, small without loss. */
  readonly flat?: boolean
}

const tracebody = (brush: Brush, { form, x, top, tall }: Standing): void => {
  const right = PROFILES[form].map(([down, out]): Point => [x + out * tall, top + down * tall])
  const left = PROFILES[form].map(([down, out]): Point => [x - out * tall, top + down * tall]).reverse()
  brush.beginPath()
  traceCurve(brush, right)
  traceCurve(brush, left, false)
  brush.closePath()
}

const handle = (brush: Brush, { form, x, top, tall }: Standing, side: number, colour: string): void => {
  const reach = side * tall
  const wide = form === 'bowl' || form === 'kylix'
  const start = wide ? 0.12 : 0.05
  const end = wide ? 0.3 : form === 'flask' ? 0.5 : 0.36
  const out = Math.max(radiusAt(form, start), radiusAt(form, end)) + (wide ? 0.16 : 0.12)
  for (const [thick, tone] of [
    [0.05, darker(colour, 0.22)],
    [0.03, colour],
    [0.008, lighter(colour, 0.25)],
  ] as const) {
    brush.strokeStyle = tone
    brush.lineWidth = tall * thick
    brush.lineCap = 'round'
    brush.beginPath()
    brush.moveTo(x + radiusAt(form, start) * reach * 0.92, top + start * tall)
    brush.bezierCurveTo(
      x + out * reach,
      top + (start - 0.05) * tall,
      x + out * reach * 1.04,
      top + (end - 0.08) * tall,
      x + radiusAt(form, end) * reach * 0.94,
      top + end * tall,
    )
    brush.stroke()
  }
}

const lidded = (brush: Brush, { form, x, top, tall }: Standing, colour: string): void => {
  const radius = radiusAt(form, 0) * tall
  const light = brush.createLinearGradient(x - radius, 0, x + radius, 0)
  for (const [stop, tone] of [
    [0, darker(colour, 0.3)],
    [0.32, lighter(colour, 0.2)],
    [0.6, colour],
    [1, darker(colour, 0.42)],
  ] as const)
    light.addColorStop(stop, tone)
  brush.fillStyle = light
  brush.beginPath()
  brush.ellipse(x, top, radius * 1.08, radius * 0.62, 0, Math.PI, Math.PI * 2)
  brush.fill()
  box(brush, darker(colour, 0.3), x - radius * 1.1, top - radius * 0.08, radius * 2.2, radius * 0.13)
  disc(brush, colour, x, top - radius * 0.72, radius * 0.2)
  disc(brush, lighter(colour, 0.3), x - radius * 0.06, top - radius * 0.78, radius * 0.07)
}

/** Light from the left over the whole body. */
const shade = (brush: Brush, { form, x, top, tall }: Standing): void => {
  const widest = Math.max(...PROFILES[form].map(point => point[1])) * tall
  const light = brush.createLinearGradient(x - widest, 0, x + widest, 0)
  for (const [stop, colour] of [
    [0, fade('#000000', 0.34)],
    [0.18, fade('#000000', 0.04)],
    [0.3, fade('#ffffff', 0.26)],
    [0.42, fade('#ffffff', 0.04)],
    [0.66, fade('#000000', 0.14)],
    [1, fade('#000000', 0.52)],
  ] as const) {
    light.addColorStop(stop, colour)
  }
  brush.fillStyle = light
  brush.fillRect(x - widest, top, widest * 2, tall)
  glow(brush, '#ffffff', x - widest * 0.42, top + tall * 0.4, widest * 0.36, 0.26)
}

const stand = (scene: Scene, vessel: Vessel, foot: number, flat: boolean): void => {
  const { brush, width, height } = scene
  const { form, clay, bands, handles, lid = false } = vessel
  const tall = height * vessel.height * (form === 'bowl' || form === 'kylix' ? 0.62 : 1)
  const standing: Standing = { form, x: width * vessel.at, top: foot - tall, tall }
  const { x, top } = standing
  if (!flat) {
    brush.save()
    brush.translate(x + tall * 0.12, foot)
    brush.scale(1, 0.16)
    glow(brush, '#1a1210', 0, 0, tall * 0.62, 0.62)
    brush.restore()
  }
  if (handles !== undefined) handle(brush, standing, 1, clay)
  if (handles === 'two') handle(brush, standing, -1, clay)
  brush.save()
  tracebody(brush, standing)
  brush.clip()
  box(brush, clay, x - tall * 1.1, top, tall * 2.2, tall)
  for (const band of bands) paintBand(brush, standing, band)
  if (!flat) shade(brush, standing)
  brush.restore()
  const mouth = radiusAt(form, 0) * tall
  if (lid) lidded(brush, standing, clay)
  else {
    brush.fillStyle = darker(clay, 0.16)
    brush.beginPath()
    brush.ellipse(x, top, mouth, mouth * 0.16, 0, 0, Math.PI * 2)
    brush.fill()
    brush.fillStyle = darker(clay, 0.66)
    brush.beginPath()
    brush.ellipse(x, top + mouth * 0.012, mouth * 0.88, mouth * 0.12, 0, 0, Math.PI * 2)
    brush.fill()
  }
}

const studioSweep = (scene: Scene, { ground, soft, middle }: Palette): void =>
  wash(scene, 0, scene.height, [
    [0, ground],
    [0.6, mix(ground, soft, 0.4)],
    [0.8, mix(soft, middle, 0.14)],
    [1, ground],
  ])

const tableAndWall = (scene: Scene, { ground, soft, middle }: Palette): void => {
  const { brush, width, height, random } = scene
  const edge = height * 0.72
  wash(scene, 0, edge, [
    [0, mix(ground, soft, 0.5)],
    [1, ground],
  ])
  wash(scene, edge, height, [
    [0, mix(middle, soft, 0.45)],
    [1, middle],
  ])
  box(brush, fade(darker(middle, 0.3), 0.5), 0, edge, width, height * 0.004)
  for (let grain = 0; grain < 30; grain += 1) {
    const tint = fade(darker(middle, 0.5), random.between(0.04, 0.12))
    const y = edge + random.next() * (height - edge)
    box(brush, tint, random.between(-0.3, 0.8) * width, y, random.between(0.2, 0.7) * width, random.between(1, 3.5))
  }
  const shadow = brush.createLinearGradient(width * 0.6, 0, width, 0)
  shadow.addColorStop(0, fade(middle, 0))
  shadow.addColorStop(1, fade(middle, 0.34))
  brush.fillStyle = shadow
  brush.fillRect(width * 0.6, 0, width * 0.4, edge)
}

/** A sheet for drawings to scale: the ground line and a measuring staff. */
const drawingSheet = ({ brush, width, height }: Scene, { ground, ink }: Palette): void => {
  box(brush, ground, 0, 0, width, height)
  brush.strokeStyle = ink
  brush.lineWidth = 2
  brush.strokeRect(30, 30, width - 60, height - 60)
  box(brush, ink, width * 0.2, height * 0.86, width * 0.6, 3)
  for (let mark = 0; mark < 10; mark += 1)
    box(brush, mark % 2 === 0 ? ink : ground, width * 0.86, height * (0.1 + mark * 0.076), 14, height * 0.076)
  brush.strokeRect(width * 0.86, height * 0.1, 14, height * 0.76)
}

export const stillLife =
  ({ palette, vessels, studio = false, flat = false }: StillLifeOptions): Motif =>
  scene => {
    const { brush, width, height } = scene
    if (flat) drawingSheet(scene, palette)
    else {
      if (studio) studioSweep(scene, palette)
      else tableAndWall(scene, palette)
      glow(brush, lighter(palette.ground, 0.6), width * 0.3, height * 0.3, height * 0.7, 0.7)
    }
    vessels.forEach((vessel, index) => {
      const foot = height * (vessels.length === 1 ? 0.86 : 0.84 + (index % 2) * 0.05)
      stand(scene, vessel, foot, flat)
    })
  }
