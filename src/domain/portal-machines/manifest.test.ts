import { describe, expect, it } from 'vitest'
import { folderCollection, itemManifest, type ManifestParts } from './manifest.ts'

const AT = 'https://quay.example/portal/quay'
const PICTURE = { address: `${AT}/iiif/2/full/max/0/default.jpg`, mediaType: 'image/jpeg', width: 2048, height: 1365, service: `${AT}/iiif/2` }
const CANVAS = `${AT}/iiif/manifests/2/canvas/1`
const PARTS: ManifestParts = {
  address: `${AT}/iiif/manifests/2`,
  name: 'Harbour at dusk',
  description: 'Three barques',
  facts: [
    { name: 'Date', texts: { 'en-US': ['about 1887'], no: ['omtrent 1887'], es: ['hacia 1887'] } },
    { name: 'Maker', texts: { 'en-US': ['Ada Berg'], no: ['Ada Berg'], es: ['Ada Berg'] } },
  ],
  license: 'http://rightsstatements.org/vocab/NoC-US/1.0/',
  credit: 'Harbour Museum',
  provider: { name: 'Harbour Museum', address: AT, logo: undefined },
  page: `${AT}/items/2`,
  record: `${AT}/oai?verb=GetRecord`,
  folder: { name: 'Prints', address: `${AT}/iiif/collections/1` },
  thumbnail: undefined,
  download: undefined,
  canvases: [{ address: CANVAS, label: undefined, size: { width: 6000, height: 4000 }, painting: PICTURE }],
}

describe('a manifest', () => {
  it('paints the picture on a canvas of the size of the original', () => {
    expect(itemManifest(PARTS)).toMatchObject({
      '@context': 'http://iiif.io/api/presentation/3/context.json',
      id: PARTS.address,
      type: 'Manifest',
      label: { none: ['Harbour at dusk'] },
      summary: { none: ['Three barques'] },
      rights: 'http://rightsstatements.org/vocab/NoC-US/1.0/',
      requiredStatement: { label: { 'en-US': ['Attribution'], no: ['Kreditering'], es: ['Atribución'] }, value: { none: ['Harbour Museum'] } },
      partOf: [{ id: `${AT}/iiif/collections/1`, type: 'Collection' }],
      items: [
        {
          type: 'Canvas',
          width: 6000,
          height: 4000,
          items: [
            {
              type: 'AnnotationPage',
              items: [
                {
                  type: 'Annotation',
                  motivation: 'painting',
                  target: CANVAS,
                  body: { id: PICTURE.address, type: 'Image', format: 'image/jpeg', width: 2048, service: [{ id: `${AT}/iiif/2`, type: 'ImageService3', profile: 'level2' }] },
                },
              ],
            },
          ],
        },
      ],
    })
  })

  it('plays a film for as long as it takes, in the size of its pictures', () => {
    const painting = { is: 'Video', address: `${AT}/media/2/a`, mediaType: 'video/mp4', seconds: 125, frame: { width: 1280, height: 720 } } as const
    expect(itemManifest({ ...PARTS, canvases: [{ address: CANVAS, label: undefined, size: painting.frame, painting }] })['items']).toMatchObject([
      {
        type: 'Canvas',
        width: 1280,
        height: 720,
        duration: 125,
        items: [{ items: [{ motivation: 'painting', body: { id: painting.address, type: 'Video', format: 'video/mp4', duration: 125, width: 1280, height: 720 } }] }],
      },
    ])
  })

  it('plays a recording without anything to see, and hands out its file', () => {
    const painting = { is: 'Sound', address: `${AT}/media/2/a`, mediaType: 'audio/mpeg', seconds: 7, frame: undefined } as const
    const manifest = itemManifest({
      ...PARTS,
      canvases: [{ address: CANVAS, label: undefined, size: undefined, painting }],
      download: { name: 'Foghorn.mp3', address: `${AT}/originals/2`, mediaType: 'audio/mpeg' },
    })
    const [canvas] = manifest['items'] as readonly Readonly<Record<string, unknown>>[]
    expect([canvas?.['duration'], Object.keys(canvas ?? {}).filter((key) => ['width', 'height'].includes(key))]).toEqual([7, []])
    expect(manifest['rendering']).toEqual([{ id: `${AT}/originals/2`, type: 'Sound', label: { none: ['Foghorn.mp3'] }, format: 'audio/mpeg' }])
  })

  it('says once what is the same in all languages', () => {
    expect(itemManifest(PARTS)['metadata']).toEqual([
      { label: { none: ['Date'] }, value: { 'en-US': ['about 1887'], no: ['omtrent 1887'], es: ['hacia 1887'] } },
      { label: { none: ['Maker'] }, value: { none: ['Ada Berg'] } },
    ])
  })

  it('names rights of the two registries alone, and leaves out what there is not', () => {
    const bare = itemManifest({ ...PARTS, description: '', facts: [], license: 'https://harbour.example/terms' })
    expect(Object.keys(bare).filter((key) => ['rights', 'summary', 'metadata', 'thumbnail'].includes(key))).toEqual([])
  })

  it('gives markup that somebody wrote as text', () => {
    expect(itemManifest({ ...PARTS, description: '<b onclick="x()">bold</b>' })['summary']).toEqual({ none: ['<span>&lt;b onclick="x()"&gt;bold&lt;/b&gt;</span>'] })
  })
})

it('a collection names folders and what lies in them', () => {
  const above = { name: 'Harbour Museum', address: `${AT}/iiif/collections/top` }
  const collection = folderCollection({
    name: 'Prints',
    address: `${AT}/iiif/collections/1`,
    summary: '',
    page: `${AT}/folders/1`,
    provider: PARTS.provider,
    above,
    members: [{ is: 'Collection', name: 'Etchings', address: `${AT}/iiif/collections/3` }, { is: 'Manifest', name: 'Harbour at dusk', address: PARTS.address }],
  })
  expect(collection).toMatchObject({
    type: 'Collection',
    partOf: [{ id: above.address }],
    items: [{ type: 'Collection', label: { none: ['Etchings'] } }, { id: PARTS.address, type: 'Manifest' }],
  })
})
