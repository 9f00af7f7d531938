import { expect, it } from 'vitest'
import { imageIdentifierOf, imagePath } from './imageIdentifier.ts'
import { imageInfoOf } from './imageInfo.ts'

it('a viewer reads what level 2 asks for, what there is beyond, and the limits', () => {
  expect(imageInfoOf('https://museum.example/iiif/1', { width: 2048, height: 1365, longest: 2048 }, 'http://rightsstatements.org/vocab/NoC-OKLR/1.0/')).toEqual({
    '@context': 'http://iiif.io/api/image/3/context.json',
    id: 'https://museum.example/iiif/1',
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    width: 2048,
    height: 1365,
    maxWidth: 2048,
    maxHeight: 2048,
    rights: 'http://rightsstatements.org/vocab/NoC-OKLR/1.0/',
    sizes: [{ width: 512, height: 341 }, { width: 1024, height: 683 }, { width: 2048, height: 1365 }],
    tiles: [{ width: 512, height: 512, scaleFactors: [1, 2, 4] }],
    extraFormats: ['webp'],
    extraQualities: ['color', 'gray', 'bitonal'],
    extraFeatures: ['canonicalLinkHeader', 'mirroring', 'profileLinkHeader', 'sizeUpscaling'],
  })
})

it('no size is offered that is not made', () => {
  expect(imageInfoOf('x', { width: 8192, height: 4000, longest: 4096 }, undefined)).toMatchObject({ width: 8192, maxWidth: 4096, sizes: [{ width: 256 }, { width: 512 }, { width: 1024 }, { width: 2048 }, { width: 4096, height: 2000 }] })
})

const ID = '0194f0a0-1111-7222-8333-944455556666'

it.each([
  [ID, { assetId: ID, page: undefined }],
  [`${ID}-1`, { assetId: ID, page: 1 }],
  [`${ID}-412`, { assetId: ID, page: 412 }],
  [`${ID}-0`, undefined],
  [`${ID}-01`, undefined],
  [`${ID}-99999`, undefined],
  [`${ID}-`, undefined],
  [ID.toUpperCase(), undefined],
  ['..', undefined],
])('the picture %s', (text, expected) => {
  expect(imageIdentifierOf(text)).toEqual(expected)
})

it('is found where its address says', () => {
  expect([imagePath(ID), imagePath(ID, 3)]).toEqual([`iiif/${ID}`, `iiif/${ID}-3`])
})
