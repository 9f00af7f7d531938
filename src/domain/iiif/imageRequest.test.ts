import { describe, expect, it } from 'vitest'
import { imageRequestOf } from './imageRequest.ts'

const FULL = { region: { form: 'full' }, size: { form: 'max', upscaled: false }, isMirrored: false, turn: 0, quality: 'default', format: 'jpg' }

describe('a request of the IIIF Image API 3.0', () => {
  it.each([
    ['full/max/0/default.jpg', {}],
    ['square/max/0/default.jpg', { region: { form: 'square' } }],
    ['125,15,120,140/max/0/default.jpg', { region: { form: 'pixels', x: 125, y: 15, width: 120, height: 140 } }],
    ['pct:41.6,7.5,40,70/max/0/default.jpg', { region: { form: 'percent', x: 41.6, y: 7.5, width: 40, height: 70 } }],
    ['full/^max/0/default.jpg', { size: { form: 'max', upscaled: true } }],
    ['full/150,/0/default.jpg', { size: { form: 'width', upscaled: false, width: 150 } }],
    ['full/^360,/0/default.jpg', { size: { form: 'width', upscaled: true, width: 360 } }],
    ['full/,150/0/default.jpg', { size: { form: 'height', upscaled: false, height: 150 } }],
    ['full/^,240/0/default.jpg', { size: { form: 'height', upscaled: true, height: 240 } }],
    ['full/pct:50/0/default.jpg', { size: { form: 'percent', upscaled: false, percent: 50 } }],
    ['full/^pct:120/0/default.jpg', { size: { form: 'percent', upscaled: true, percent: 120 } }],
    ['full/225,100/0/default.jpg', { size: { form: 'exact', upscaled: false, width: 225, height: 100 } }],
    ['full/!225,100/0/default.jpg', { size: { form: 'within', upscaled: false, width: 225, height: 100 } }],
    ['full/^!360,360/0/default.jpg', { size: { form: 'within', upscaled: true, width: 360, height: 360 } }],
    ['full/max/90/default.jpg', { turn: 90 }],
    ['full/max/180.0/default.jpg', { turn: 180 }],
    ['full/max/360/default.jpg', { turn: 0 }],
    ['full/max/!270/default.jpg', { isMirrored: true, turn: 270 }],
    ['full/max/0/color.png', { quality: 'color', format: 'png' }],
    ['full/max/0/gray.webp', { quality: 'gray', format: 'webp' }],
    ['full/max/0/bitonal.jpg', { quality: 'bitonal' }],
  ])('%s is read', (path, differing) => {
    expect(imageRequestOf(path)).toEqual({ ...FULL, ...differing })
  })

  it.each([
    '', '/', 'full', 'full/max/0', 'full/max/0/default', 'full/max/0/default.jpg/', 'full/max/0/default.jpg/more', 'full//0/default.jpg', '/full/max/0/default.jpg',
    // Regions.
    'Full/max/0/default.jpg', '1,2,3/max/0/default.jpg', '1,2,3,4,5/max/0/default.jpg', '-1,0,10,10/max/0/default.jpg', '1.5,0,10,10/max/0/default.jpg', 'pct:1,2,3/max/0/default.jpg', 'pct:-1,0,5,5/max/0/default.jpg',
    'pct:1e2,0,5,5/max/0/default.jpg', 'pct:1..2,0,5,5/max/0/default.jpg', '0,0,9999999999,1/max/0/default.jpg', `${'9'.repeat(5000)},0,1,1/max/0/default.jpg`, ' full/max/0/default.jpg', 'full\n/max/0/default.jpg', '%66ull/max/0/default.jpg',
    // Sizes; `full` was one of version 2.
    'full/full/0/default.jpg', 'full/,/0/default.jpg', 'full/^/0/default.jpg', 'full/^^max/0/default.jpg', 'full/!max/0/default.jpg', 'full/!100,/0/default.jpg', 'full/!^100,100/0/default.jpg', 'full/-100,/0/default.jpg', 'full/1.5,/0/default.jpg',
    'full/pct:/0/default.jpg', 'full/pct:-5/0/default.jpg', 'full/NaN,/0/default.jpg', 'full/Infinity,/0/default.jpg', 'full/١٠,/0/default.jpg',
    // Rotations that level 2 need not have, and none.
    'full/max/22.5/default.jpg', 'full/max/-90/default.jpg', 'full/max/450/default.jpg', 'full/max/!/default.jpg', 'full/max/90deg/default.jpg', 'full/max/1e1/default.jpg',
    // Qualities and formats that there are not.
    'full/max/0/native.jpg', 'full/max/0/default.tif', 'full/max/0/default.jp2', 'full/max/0/default.svg', 'full/max/0/default.jpg.html', 'full/max/0/.jpg', 'full/max/0/default.', 'full/max/0/constructor.jpg', 'full/max/0/default.JPG',
  ])('%j is none that is answered', (path) => {
    expect(imageRequestOf(path)).toBeUndefined()
  })
})
