import { describe, expect, it } from 'vitest'
import { TEMPLATE_STATES } from '../templates/lifecycle.ts'
import { canEditValues, canSayAgain, refusedCodeOf } from './assetMetadata.ts'

describe('values of an asset', () => {
  it('are edited while their template is active', () => {
    expect(TEMPLATE_STATES.filter(canEditValues)).toEqual(['Active'])
  })

  it('can be what they were before, but for nothing where something has to be said', () => {
    const ways = [['Plate'], []].map((before) => [true, false].map((required) => canSayAgain(before, { state: 'Active', required })))
    expect(ways).toEqual([[true, true], [false, true]])
    expect(canSayAgain(['Plate'], { state: 'Hidden', required: false })).toBe(false)
  })

  it('are refused by the code that the catalogue has', () => {
    expect(refusedCodeOf({ code: 'invalidLatitude' })).toBe('INVALID_LONGITUDE_OR_LATITUDE')
    expect(refusedCodeOf({ code: 'invalidLongitude' })).toBe('INVALID_LONGITUDE_OR_LATITUDE')
    expect(refusedCodeOf({ code: 'notNumber' })).toBe('VALIDATION_FAILED')
  })
})
