import { describe, expect, it } from 'vitest'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import { afterPortalAction, PORTAL_STATES, portalActionOf } from './lifecycle.ts'
import { NEW_PORTAL, portalChanges, portalProblems, publishProblems, sectionOf, type PortalForm } from './portal.ts'
import { heldBackBy } from './visibility.ts'
import { websiteHref } from './website.ts'

const valid: PortalForm = {
  title: 'Harbour Museum',
  subtitle: 'Ships and people',
  webAddress: 'harbour-museum',
  customDomain: '',
  description: 'Since\n1905',
  aboutUs: '',
  textAlignment: 'left',
  avatar: 'a',
  coverPhoto: 'c',
  coverPhotoText: '',
  mainPhoto: 'm',
  mainPhotoText: '',
  rightsStatement: '',
  downloads: 'none',
  firstName: '',
  lastName: '',
  phone: '+47 22 33 44',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
  website: '',
}
const problemAt = (field: keyof PortalForm) => (value: string) => portalProblems({ ...valid, [field]: value })[field]

describe('portal', () => {
  it('is valid with what is required', () => {
    expect(portalProblems(valid)).toEqual({})
  })

  it('says what is missing', () => {
    const empty = Object.fromEntries(Object.keys(valid).map((field) => [field, ''])) as unknown as PortalForm
    expect(portalProblems(empty)).toEqual({
      title: { code: 'required' },
      subtitle: { code: 'required' },
      webAddress: { code: 'required' },
      description: { code: 'required' },
      textAlignment: { code: 'notAnOption' },
      downloads: { code: 'notAnOption' },
      avatar: { code: 'required' },
      coverPhoto: { code: 'required' },
      mainPhoto: { code: 'required' },
      phone: { code: 'required' },
    })
  })

  it.each<[keyof PortalForm, number, number]>([
    ['title', 2, 70],
    ['subtitle', 2, 200],
    ['description', 2, 5000],
    ['aboutUs', 0, 5000],
    ['firstName', 0, 255],
    ['lastName', 0, 255],
    ['street', 0, 255],
    ['city', 0, 255],
    ['state', 0, 50],
    ['zipCode', 0, 50],
    ['country', 0, 3],
    ['website', 0, 255],
  ])('%s has %i to %i', (field, min, max) => {
    expect(misjudgedLengths(problemAt(field), min, max)).toEqual([])
  })

  it('has a web address of 2 to 63', () => {
    expect([1, 2, 3, 62, 63, 64].map((count) => problemAt('webAddress')('a'.repeat(count)))).toEqual([
      { code: 'tooShort', limit: 2 },
      undefined,
      undefined,
      undefined,
      undefined,
      { code: 'tooLong', limit: 63 },
    ])
    expect(problemAt('webAddress')('Ab')).toEqual({ code: 'invalidWebAddress' })
    expect(problemAt('webAddress')('ab-')).toEqual({ code: 'webAddressEndsWithHyphen' })
  })

  it('has a phone of 9 to 20', () => {
    expect([8, 9, 10, 19, 20, 21].map((count) => problemAt('phone')('1'.repeat(count)))).toEqual([
      { code: 'tooShort', limit: 9 },
      undefined,
      undefined,
      undefined,
      undefined,
      { code: 'tooLong', limit: 20 },
    ])
  })

  it('has a domain of its own, if any', () => {
    const domain = (length: number): string => `${`${'a'.repeat(49)}.`.repeat(5)}${'b'.repeat(length - 250)}`
    expect([252, 253, 254].map((length) => problemAt('customDomain')(domain(length)))).toEqual([
      undefined,
      undefined,
      { code: 'tooLong', limit: 253 },
    ])
    expect(problemAt('customDomain')('https://a.no')).toEqual({ code: 'invalidWebAddress' })
  })

  it.each(['left', 'center', 'right'])('aligns its text %s', (textAlignment) => {
    expect(problemAt('textAlignment')(textAlignment)).toBeUndefined()
  })

  it('is published and unpublished', () => {
    expect(PORTAL_STATES.map((state) => [portalActionOf(state), afterPortalAction(state, portalActionOf(state))])).toEqual([
      ['unpublish', 'Offline'],
      ['publish', 'Live'],
    ])
    expect([afterPortalAction('Live', 'publish'), afterPortalAction('Offline', 'unpublish')]).toEqual([undefined, undefined])
  })

  it('says what its pictures show before it goes Live', () => {
    expect(publishProblems(valid)).toEqual({ coverPhotoText: { code: 'required' }, mainPhotoText: { code: 'required' } })
    expect(publishProblems({ ...valid, coverPhotoText: 'The quay', mainPhotoText: 'A barque' })).toEqual({})
    expect(publishProblems({ ...valid, title: '' })).toEqual({ title: { code: 'required' } })
  })

  it('has a standard rights statement or none, and allows downloads in one of three ways', () => {
    expect(['', 'InC', 'CC0', 'CC-BY-4.0'].map(problemAt('rightsStatement'))).toEqual([undefined, undefined, undefined, { code: 'notAnOption' }])
    expect(['none', 'web', 'original', 'all'].map(problemAt('downloads'))).toEqual([undefined, undefined, undefined, { code: 'notAnOption' }])
  })

  it('is configured in three parts', () => {
    const fields = Object.keys(NEW_PORTAL)
    expect(fields.filter((field) => sectionOf(field) === 'about-us')).toEqual(['aboutUs'])
    expect(fields.filter((field) => sectionOf(field) === 'contact')).toEqual(['firstName', 'lastName', 'phone', 'street', 'city', 'state', 'zipCode', 'country', 'website'])
    expect(sectionOf('title')).toBe('main-page')
  })

  it('knows what was changed', () => {
    expect(portalChanges({ ...valid, title: 'Quay', subtitle: '' }, valid)).toEqual({ title: 'Quay', subtitle: '' })
    expect(portalChanges(valid, valid)).toEqual({})
  })

  it('holds an asset back by every rule that does, the trash before all', () => {
    const shown = { webReady: true, restricted: false, trashed: false, embargoed: false }
    expect(heldBackBy(shown)).toEqual([])
    expect(heldBackBy({ webReady: false, restricted: true, trashed: true, embargoed: true })).toEqual(['inTrash', 'restricted', 'notWebReady', 'embargo'])
    expect(heldBackBy({ ...shown, trashed: true })).toEqual(['inTrash'])
    expect(heldBackBy({ ...shown, restricted: true })).toEqual(['restricted'])
    expect(heldBackBy({ ...shown, webReady: false, embargoed: true })).toEqual(['notWebReady', 'embargo'])
  })
})

describe('a website', () => {
  it.each([
    ['harbour.example', 'https://harbour.example'],
    [' http://harbour.example/a?b=c#d ', 'http://harbour.example/a?b=c#d'],
    ['HTTPS://Harbour.example:8080', 'HTTPS://Harbour.example:8080'],
    ['blåbær.no', 'https://blåbær.no'],
    ['www.harbour.museum.example', 'https://www.harbour.museum.example'],
    ['a.no/?of=http://b.no', 'https://a.no/?of=http://b.no'],
  ])('%j links to %s', (text, href) => {
    expect(websiteHref(text)).toBe(href)
  })
  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.no',
    'localhost',
    'https://user@a.no',
    'a.no/"onclick="x',
    'a.no/ b',
    'a..no',
    'https://',
    'a.no:port',
    'a.no:123456',
    '//a.no',
    'xhttp://a.no',
  ])('%j links to nothing', (text) => {
    expect(websiteHref(text)).toBeUndefined()
  })
})
