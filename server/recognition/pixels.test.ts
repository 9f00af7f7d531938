import sharp from 'sharp'
import { expect, it } from 'vitest'
import { enlargedJpeg } from '../media/enlarged.fixture.ts'
import { pixelsOf } from './pixels.ts'

it('a picture of 30,000 pixels is made as small as a model takes it', async () => {
  const wide = await sharp({ create: { width: 30_000, height: 1_500, channels: 3, background: '#468' } }).png({ compressionLevel: 1 }).toBuffer()
  const { width, height, data } = await pixelsOf(wide)
  expect([width, height, data.length]).toEqual([1_280, 64, 1_280 * 64 * 3])
  expect([...data.subarray(0, 3)]).toEqual([0x44, 0x66, 0x88])
})

it.each([30_000, 65_000])('one that says it has %d a side is refused before anything of it is unpacked', async (side) => {
  const before = process.memoryUsage.rss()
  await expect(pixelsOf(await enlargedJpeg(side))).rejects.toThrow(/pixel limit/)
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 ** 2)
})
