import { darker, lighter, mix } from '../paint/colour.ts'
import { skyline } from '../paint/landscape.ts'
import type { Palette } from '../paint/palettes.ts'
import type { Motif, Scene } from '../paint/scene.ts'
import { sailingShip } from '../paint/ships.ts'
import { box, fillBelow, glow, polygon } from '../paint/strokes.ts'
import { headgear } from './sitterHats.ts'
import { head } from './sitterHead.ts'
import { clothes } from './sitterClothes.ts'

export interface Sitter {
  readonly skin: string
  readonly hair: string
  readonly style: 'parted' | 'bun' | 'long'
  readonly beard?: 'full' | 'moustache' | 'whiskers'
  readonly hat?: 'captain' | 'souwester'
  readonly coat: string
  readonly collar: 'lapels' | 'lace' | 'jersey' | 'shawl'
}

export interface PortraitOptions {
  readonly palette: Palette
  readonly sitter: Sitter
  readonly backdrop: 'plain' | 'window' | 'curtain'
}

const backdrops = (scene: Scene, { ground, soft, middle, deep, accent }: Palette, kind: PortraitOptions['backdrop']): void => {
  const { brush, width, height } = scene
  box(brush, kind === 'plain' ? soft : middle, 0, 0, width, height)
  glow(brush, lighter(ground, 0.3), width * 0.34, height * 0.34, height * 0.66, 0.75)
  if (kind === 'window') {
    const [x, y, wide, tall] = [width * 0.62, height * 0.1, width * 0.32, height * 0.36]
    box(brush, darker(deep, 0.3), x - 14, y - 14, wide + 28, tall + 28)
    box(brush, lighter(ground, 0.3), x, y, wide, tall * 0.62)
    box(brush, mix(soft, '#5d8794', 0.7), x, y + tall * 0.6, wide, tall * 0.4)
    brush.save()
    brush.beginPath()
    brush.rect(x, y, wide, tall)
    brush.clip()
    fillBelow(brush, mix(middle, ground, 0.4), skyline(scene, y + tall * 0.52, tall * 0.12, width * 0.12), y + tall * 0.61)
    sailingShip(
      brush,
      'brig',
      { hull: deep, stripe: accent, sail: '#fbf5e8', shade: soft, line: deep },
      { x: x + wide * 0.5, y: y + tall * 0.74, length: wide * 0.5 },
    )
    brush.restore()
    for (const share of [0.5]) box(brush, darker(deep, 0.3), x + wide * share - 5, y, 10, tall)
    box(brush, darker(deep, 0.3), x, y + tall * 0.4, wide, 10)
  }
  if (kind === 'curtain') {
    for (let fold = 0; fold < 9; fold += 1) {
      const left = width * (0.56 + fold * 0.055)
      polygon(brush, fold % 2 === 0 ? darker(accent, 0.28) : darker(accent, 0.46), [
        [left, 0],
        [left + width * 0.06, 0],
        [left + width * (0.1 - fold * 0.004), height],
        [left + width * 0.05, height],
      ])
    }
  }
}

/** A half-length portrait in flat tones, lit from the left. */
export const portrait =
  ({ palette, sitter, backdrop }: PortraitOptions): Motif =>
  scene => {
    const { brush, width, height } = scene
    backdrops(scene, palette, backdrop)
    const unit = Math.min(width * 0.175, height * 0.145)
    brush.save()
    brush.translate(width * (backdrop === 'plain' ? 0.5 : 0.44), height * 0.4)
    brush.scale(unit, unit)
    brush.lineCap = 'round'
    brush.lineJoin = 'round'
    clothes(brush, sitter, palette.accent)
    head(brush, sitter)
    headgear(brush, sitter.hat, sitter.coat)
    brush.restore()
  }
