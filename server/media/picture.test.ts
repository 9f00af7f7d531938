import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dimensionsOf, portraitOf, renderingOf, thumbnailOf, TooManyPixels } from './picture.ts'
import { MOST_PIXELS } from './pixels.ts'

const WIDTH = 10_000
const HEIGHT = MOST_PIXELS / WIDTH

/** One colour: a few kilobytes of file, whatever it unpacks to. */
const plain = (height: number): Promise<Buffer> =>
  sharp({ create: { width: WIDTH, height, channels: 3, background: '#aabbcc' } })
    .png({ palette: true, colours: 2 })
    .toBuffer()

describe('a picture with more pixels than are decoded', async () => {
  const [largest, larger] = [await plain(HEIGHT), await plain(HEIGHT + 1)]

  it('is refused whatever is to be made of it, though it is whole', async () => {
    await expect(dimensionsOf(larger)).rejects.toThrow()
    await expect(thumbnailOf(larger, 300)).rejects.toThrow(/pixel limit/i)
    await expect(renderingOf(larger)).rejects.toThrow(/pixel limit/i)
    await expect(portraitOf(larger)).rejects.toThrow(TooManyPixels)
  })

  it('is one pixel row more than one that is decoded', async () => {
    expect(await dimensionsOf(largest)).toEqual({ width: WIDTH, height: HEIGHT })
    expect((await sharp(await thumbnailOf(largest, 300)).metadata()).width).toBe(300)
  })
})
