import type { Brush } from './scene.ts'

/** Single-stroke figures on a 4 x 6 grid, so that soundings and scales need no font. Strokes are parted by spaces, points by commas. */
const FIGURES: readonly string[] = [
  '10,01,05,16,36,45,41,30,10',
  '11,20,26 16,36',
  '01,10,30,41,42,06,46',
  '00,40,22,33,44,45,36,16,05',
  '36,30,04,44',
  '40,10,03,33,44,45,36,06',
  '40,20,02,05,16,36,45,44,33,03',
  '00,40,16',
  '13,02,01,10,30,41,42,33,13,04,05,16,36,45,44,33',
  '43,13,02,01,10,30,41,44,26,06',
]

/** Writes a whole number centred on x, y; `size` is the height of a figure in pixels. */
export const writeNumber = (brush: Brush, value: number, x: number, y: number, size: number): void => {
  const figures = String(Math.round(value))
  const unit = size / 6
  const advance = unit * 5.6
  let left = x - (figures.length * advance) / 2
  brush.beginPath()
  for (const figure of figures) {
    for (const stroke of (FIGURES[Number(figure)] ?? '').split(' ')) {
      stroke.split(',').forEach((point, index) => {
        const across = left + Number(point.charAt(0)) * unit
        const down = y - size / 2 + Number(point.charAt(1)) * unit
        if (index === 0) brush.moveTo(across, down)
        else brush.lineTo(across, down)
      })
    }
    left += advance
  }
  brush.stroke()
}
