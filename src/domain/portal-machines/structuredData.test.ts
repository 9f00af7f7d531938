import { describe, expect, it } from 'vitest'
import { collectionData, itemData, portalData, scriptText, type DescribedItem } from './structuredData.ts'

const AT = 'https://quay.example/portal/quay'
const MUSEUM = { name: 'Harbour Museum', address: AT, description: 'Ships and people', logo: `${AT}/pictures/1`, phone: '', website: 'https://harbour.example', street: 'Quay 4', place: '0150 Oslo' }
const FOLDER = { name: 'Prints', address: `${AT}/folders/1` }
const ITEM: DescribedItem = {
  address: `${AT}/items/2`,
  name: 'dusk.jpg',
  description: '',
  fileNumber: 'HM-1887-0012',
  kind: 'image',
  picture: { address: `${AT}/files/2/a-960`, width: 960, height: 640 },
  record: { title: ['Harbour at dusk', 'Dusk'], creator: ['Ada Berg'], date: ['1887~', '1887'], description: ['Three barques'], rights: ['https://creativecommons.org/publicdomain/mark/1.0/', 'No known copyright'] },
  persons: ['Ada Berg'],
  license: 'https://creativecommons.org/publicdomain/mark/1.0/',
  folders: [FOLDER],
}
const nodes = (data: object) => (data as { readonly '@graph': readonly Readonly<Record<string, unknown>>[] })['@graph']

describe('what a page tells search engines', () => {
  it('of a picture, by standard elements', () => {
    const [picture, trail] = nodes(itemData(ITEM, MUSEUM))
    expect(picture).toEqual({
      '@type': 'ImageObject',
      '@id': ITEM.address,
      url: ITEM.address,
      name: 'Harbour at dusk',
      alternateName: 'Dusk',
      description: 'Three barques',
      identifier: 'HM-1887-0012',
      creator: { '@type': 'Person', name: 'Ada Berg' },
      dateCreated: '1887',
      temporal: '1887~',
      license: 'https://creativecommons.org/publicdomain/mark/1.0/',
      copyrightNotice: 'No known copyright',
      creditText: 'Harbour Museum',
      contentUrl: `${AT}/files/2/a-960`,
      thumbnailUrl: `${AT}/files/2/a-960`,
      width: 960,
      height: 640,
      isPartOf: [{ '@type': 'Collection', '@id': FOLDER.address, name: 'Prints' }],
      provider: { '@type': 'ArchiveOrganization', '@id': `${AT}#organization`, name: 'Harbour Museum', url: AT },
    })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'Prints' }, { position: 2, name: 'dusk.jpg', item: ITEM.address }] })
  })

  it.each([
    ['video', 'VideoObject'],
    ['audio', 'AudioObject'],
    ['pdf', 'DigitalDocument'],
    ['text', 'DigitalDocument'],
    ['none', 'CreativeWork'],
  ] as const)('of a %s as %s, without what is not known', (kind, type) => {
    const [item] = nodes(itemData({ ...ITEM, kind, picture: undefined, record: {}, license: undefined }, MUSEUM))
    expect(item).toMatchObject({ '@type': type, name: 'dusk.jpg' })
    expect(Object.keys(item ?? {})).not.toContain('contentUrl')
    expect(Object.values(item ?? {})).not.toContain(undefined)
  })

  it.each([
    ['Øien, Johannes', 'Person'],
    ['de la Vega, Íñigo', undefined],
    ['Muñoz Ortega, Íñigo', 'Person'],
    ['Lindqvist, A. M.', 'Person'],
    ['Ada Berg', 'Person'],
    ['Harbour Board', undefined],
    ['Krogh & Sons, Oslo', undefined],
    ['Berg, 1887', undefined],
    ['Unknown', undefined],
  ])('of %s that they are a %s: a contact, or written as archives write persons', (name, type) => {
    const [item] = nodes(itemData({ ...ITEM, record: { creator: [name, 'Harbour Board'], contributor: [name] } }, MUSEUM))
    const agent = type === undefined ? name : { '@type': type, name }
    expect([item?.['creator'], item?.['contributor']]).toEqual([[agent, 'Harbour Board'], agent])
  })

  it('of the organization and its search', () => {
    const [organization, site] = nodes(portalData(MUSEUM, `${AT}/search?q={search_term_string}`, 'no'))
    expect(organization).toMatchObject({ '@type': 'ArchiveOrganization', name: 'Harbour Museum', sameAs: 'https://harbour.example', address: 'Quay 4, 0150 Oslo' })
    expect(Object.keys(organization ?? {})).not.toContain('telephone')
    expect(site).toMatchObject({ '@type': 'WebSite', inLanguage: 'no', potentialAction: { target: { urlTemplate: `${AT}/search?q={search_term_string}` } } })
  })

  it('of a folder, and what it lies in', () => {
    const [folder] = nodes(collectionData(FOLDER, [{ name: 'Paper', address: `${AT}/folders/0` }], MUSEUM))
    expect(folder).toMatchObject({ '@type': ['Collection', 'CollectionPage'], name: 'Prints', isPartOf: { '@id': `${AT}/folders/0` } })
  })
})

it('stands in a script element that names cannot end', () => {
  const name = '</script><script>alert(1)</script><!-- & \u2028'
  const text = scriptText({ name })
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text)).toEqual({ name })
})
