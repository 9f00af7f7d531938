import { describe, expect, it } from 'vitest'
import { webAddress } from '../validation/patterns.ts'
import { isApplicationDomain, isBare, portalAddress, recordFor, suggestedAddress } from './address.ts'

describe("a portal's address", () => {
  it.each([
    ['Harbour Museum', 'harbour-museum'],
    ['  The “Old” Quay, 1902!', 'the-old-quay-1902'],
    ['Sjøfartsmuseet på Bygdøy', 'sjofartsmuseet-pa-bygdoy'],
    ['Museo Marítimo del Ñandú', 'museo-maritimo-del-nandu'],
    ['Ærlig Straße', 'aerlig-strasse'],
    ['東京', ''],
  ])('%j suggests %j', (title, address) => {
    expect(suggestedAddress(title)).toBe(address)
  })

  it('is never longer than an address may be, and never ends with a hyphen', () => {
    const address = suggestedAddress(`${'a'.repeat(62)} quay`)
    expect([address, webAddress(address)]).toEqual(['a'.repeat(62), undefined])
  })

  it('lies below the application', () => {
    expect(portalAddress('vitrine.example:8443', 'harbour-museum')).toBe('vitrine.example:8443/portal/harbour-museum')
  })
})

describe('a custom domain', () => {
  it.each([
    ['vitrine.example', 'vitrine.example', true],
    ['VITRINE.example.', 'vitrine.example:3000', true],
    ['www.vitrine.example', 'vitrine.example', false],
    ['harbour.example', 'vitrine.example', false],
  ])('%s at %s is the application itself: %s', (domain, host, same) => {
    expect(isApplicationDomain(domain, host)).toBe(same)
  })

  it('leads to the portal by an alias of the application', () => {
    expect(recordFor('Portal.Harbour.example', 'vitrine.example:3000')).toEqual({ type: 'CNAME', name: 'portal.harbour.example', value: 'vitrine.example' })
  })

  it.each([
    ['192.0.2.10:4600', 'A', '192.0.2.10'],
    ['[2001:db8::1]:443', 'AAAA', '2001:db8::1'],
    ['[2001:db8::1]', 'AAAA', '2001:db8::1'],
  ])('leads to an application at %s by its address', (host, type, value) => {
    expect(recordFor('harbour.example', host)).toEqual({ type, name: 'harbour.example', value })
  })

  it.each([
    ['harbour.example', 'vitrine.example', true],
    ['www.harbour.example', 'vitrine.example', false],
    ['harbour.example', '192.0.2.10', false],
  ])('%s at %s takes an alias where many name servers have none: %s', (domain, host, bare) => {
    expect(isBare(recordFor(domain, host))).toBe(bare)
  })
})
