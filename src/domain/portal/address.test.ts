import { describe, expect, it } from 'vitest'
import { webAddress } from '../validation/patterns.ts'
import { isApplicationDomain, portalAddress, recordFor, suggestedAddress } from './address.ts'

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
})
