import { afterEach, expect, test, vi } from 'vitest'
import { decodeHeif } from './heif.ts'
import { HEIC } from './media.fixture.ts'
import { dimensionsOf, thumbnailOf } from './picture.ts'
import { MOST_PIXELS } from './pixels.ts'

afterEach(() => void vi.restoreAllMocks())

test('a HEIC has the pixels that were drawn', async () => {
  const { width, height, pixels } = await decodeHeif(HEIC, MOST_PIXELS)
  const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  const near = (found: readonly number[], drawn: readonly number[]) => drawn.every((value, part) => Math.abs(value - (found[part] ?? 0)) < 12)
  expect([width, height]).toEqual([96, 64])
  expect([near(at(10, 10), [0x2f, 0x47, 0x63, 255]), near(at(10, 56), [0xb8, 0x50, 0x3c, 255]), near(at(70, 20), [0xf5, 0xf0, 0xdc, 255])]).toEqual([true, true, true])
})

test('its thumbnail is a WebP, like that of any picture', async () => {
  const thumbnail = await thumbnailOf(HEIC, 48)
  expect([thumbnail.toString('latin1', 8, 12), await dimensionsOf(thumbnail)]).toEqual(['WEBP', { width: 48, height: 32 }])
})

test.each([
  ['cut short', HEIC.subarray(0, 300), MOST_PIXELS],
  ['cut short in its picture', HEIC.subarray(0, HEIC.length - 40), MOST_PIXELS],
  ['of nothing but its head', HEIC.subarray(0, 24), MOST_PIXELS],
  ['of more pixels than are decoded', HEIC, 96 * 64 - 1],
])('one that is %s is refused, and nothing is written of it', async (_, bytes, most) => {
  const written = (['log', 'error', 'warn'] as const).map((way) => vi.spyOn(console, way).mockReturnValue())
  await expect(decodeHeif(bytes, most)).rejects.toThrow()
  expect(written.map(({ mock }) => mock.calls)).toEqual([[], [], []])
})
