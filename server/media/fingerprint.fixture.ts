import sharp from 'sharp'

/** Repeatable numbers below one (mulberry32). */
const numbers = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const drawn = (width: number, height: number, background: string, shapes: readonly string[]): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${background}"/>${shapes.join('')}</svg>`))
    .png()
    .toBuffer()

/** A picture of a few broad shapes. Another `seed` is another picture. */
export const sceneOf = (seed: number): Promise<Buffer> => {
  const next = numbers(seed)
  const colour = () => `hsl(${Math.floor(next() * 360)},${30 + Math.floor(next() * 60)}%,${15 + Math.floor(next() * 70)}%)`
  const shape = (): string => {
    const [kind, x, y, width, height] = [next(), next() * 1200, next() * 900, 60 + next() * 500, 60 + next() * 400]
    if (kind < 0.5) return `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${height / 2}" fill="${colour()}"/>`
    return `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" fill="${colour()}" transform="rotate(${next() * 90} ${x} ${y})"/>`
  }
  return drawn(1200, 900, colour(), Array.from({ length: 12 }, shape))
}

/** A written page: lines of words. Pages are alike by their nature, which makes them hard to tell apart. */
export const pageOf = (seed: number): Promise<Buffer> => {
  const next = numbers(seed * 77 + 5)
  const words: string[] = []
  for (let y = 120; y < 1280; y += 26) {
    if (next() < 0.12) continue
    const end = next() < 0.15 ? 300 + next() * 400 : 890
    for (let x = 110; x < end; ) {
      const width = 14 + next() * 70
      words.push(`<rect x="${x}" y="${y}" width="${width}" height="12" fill="#222"/>`)
      x += width + 10
    }
  }
  return drawn(1000, 1400, '#fbfaf5', words)
}
