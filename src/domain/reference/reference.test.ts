import { describe, expect, it } from 'vitest'
import { COUNTRIES, countryOf } from './countries.ts'
import { CURRENCIES, currencyOf } from './currencies.ts'
import { ORGANIZATION_TYPES, TAX_STATUSES } from './organizations.ts'
import { converted, MEASUREMENT_UNITS, unitOf } from './units.ts'

const isDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length
const metresOf = (code: string): number | undefined => unitOf(code)?.metres

describe('measurement units', () => {
  it('go from picometer to gigameter by every step', () => {
    expect(MEASUREMENT_UNITS.slice(0, 12).map(({ code, name, metres }) => [code, name, Math.log10(metres)])).toEqual([
      ['pm', 'Picometer', -12],
      ['nm', 'Nanometer', -9],
      ['µm', 'Micrometer', -6],
      ['mm', 'Millimeter', -3],
      ['cm', 'Centimeter', -2],
      ['dm', 'Decimeter', -1],
      ['m', 'Meter', 0],
      ['dam', 'Decameter', 1],
      ['hm', 'Hectometer', 2],
      ['km', 'Kilometer', 3],
      ['Mm', 'Megameter', 6],
      ['Gm', 'Gigameter', 9],
    ])
  })

  it('have one code, one name and a length each', () => {
    expect(MEASUREMENT_UNITS).toHaveLength(66)
    expect(isDistinct(MEASUREMENT_UNITS.map(({ code }) => code))).toBe(true)
    expect(isDistinct(MEASUREMENT_UNITS.map(({ name }) => name))).toBe(true)
    expect(MEASUREMENT_UNITS.filter(({ code, name, metres }) => code === '' || name === '' || !(metres > 0))).toEqual([])
  })

  it.each([
    ['Å', 1e-10],
    ['xu', 1.00207697e-13],
    ['twip', 0.0000176389],
    ['th', 0.0000254],
    ['pt', 0.000352778],
    ['pc', 0.00423333],
    ['bc', 0.00846667],
    ['in', 0.0254],
    ['nl', 0.05715],
    ['hh', 0.1016],
    ['li', 0.201168],
    ['span', 0.2286],
    ['ft', 0.3048],
    ['ftUS', 0.3048006096],
    ['cubit', 0.4572],
    ['yd', 0.9144],
    ['ell', 1.143],
    ['pace', 0.762],
    ['rd', 5.0292],
    ['ch', 20.1168],
    ['fur', 201.168],
    ['mi', 1609.344],
    ['lea', 4828.032],
    ['ftm', 1.8288],
    ['shackle', 27.432],
    ['cb', 185.2],
    ['cbUS', 219.456],
    ['NM', 1852],
    ['nlea', 5556],
    ['pied', 0.3248394],
    ['toise', 1.9490366],
    ['alen', 0.6275],
    ['mil', 10_000],
    ['verst', 1066.8],
    ['shaku', 0.303030303],
    ['ken', 1.818181818],
    ['ri', 3927.272727],
    ['chi', 0.333333333],
    ['cun', 0.033333333],
    ['ls', 299_792_458],
    ['au', 149_597_870_700],
    ['ly', 9.4607304725808e15],
    ['parsec', 3.085677581e16],
  ])('%s is %d m', (code, metres) => {
    expect((metresOf(code) ?? 0) / metres).toBeCloseTo(1, 5)
  })

  it('agree with each other', () => {
    const ratio = (one: string, other: string): number => (metresOf(one) ?? 0) / (metresOf(other) ?? 1)
    expect(ratio('pied', 'pouce')).toBeCloseTo(12, 4)
    expect(ratio('toise', 'pied')).toBeCloseTo(6, 4)
    expect(ratio('alen', 'fot')).toBeCloseTo(2, 9)
    expect(ratio('favn', 'alen')).toBeCloseTo(3, 9)
    expect(ratio('sazhen', 'arshin')).toBeCloseTo(3, 9)
    expect(ratio('verst', 'sazhen')).toBeCloseTo(500, 9)
    expect(ratio('liCN', 'chi')).toBeCloseTo(1500, 9)
  })

  it('convert', () => {
    const [mile, kilometer] = [unitOf('mi'), unitOf('km')]
    expect(mile && kilometer && converted(5, mile, kilometer)).toBeCloseTo(8.04672, 9)
    expect(unitOf('mm')).toEqual({ code: 'mm', name: 'Millimeter', metres: 0.001 })
    expect(unitOf('MM')).toBeUndefined()
  })
})

describe('currencies', () => {
  it('are about 160, in the order of their codes', () => {
    expect(CURRENCIES).toHaveLength(158)
    expect(CURRENCIES.map(({ code }) => code)).toEqual(CURRENCIES.map(({ code }) => code).toSorted())
    expect(isDistinct(CURRENCIES.map(({ code }) => code))).toBe(true)
    expect(isDistinct(CURRENCIES.map(({ name }) => name))).toBe(true)
    expect(CURRENCIES.filter(({ code, name, symbol }) => !/^[A-Z]{3}$/.test(code) || name === '' || symbol === '')).toEqual([])
  })

  it.each([
    ['USD', 'US Dollar', '$'],
    ['EUR', 'Euro', '€'],
    ['GBP', 'British Pound', '£'],
    ['JPY', 'Japanese Yen', '¥'],
    ['INR', 'Indian Rupee', '₹'],
    ['NOK', 'Norwegian Krone', 'kr'],
    ['BTC', 'Bitcoin', '₿'],
    ['LTC', 'Litecoin', 'Ł'],
  ])('%s', (code, name, symbol) => {
    expect(currencyOf(code)).toEqual({ code, name, symbol })
  })

  it('of no other code are there', () => {
    expect(currencyOf('usd')).toBeUndefined()
  })
})

describe('countries', () => {
  it('are those of ISO 3166, in the order of their codes', () => {
    expect(COUNTRIES).toHaveLength(249)
    expect(COUNTRIES.map(({ code }) => code)).toEqual(COUNTRIES.map(({ code }) => code).toSorted())
    for (const pick of ['code', 'alpha2', 'name'] as const) expect(isDistinct(COUNTRIES.map((country) => country[pick]))).toBe(true)
    expect(COUNTRIES.filter(({ code, alpha2 }) => !/^[A-Z]{3}$/.test(code) || !/^[A-Z]{2}$/.test(alpha2))).toEqual([])
  })

  it('have the names of their two letters', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' })
    expect(COUNTRIES.filter(({ alpha2, name }) => names.of(alpha2) !== name)).toEqual([])
    expect(countryOf('NOR')).toEqual({ code: 'NOR', alpha2: 'NO', name: 'Norway' })
    expect(countryOf('NO')).toBeUndefined()
  })
})

describe('kinds of organization and tax statuses', () => {
  it('are listed once', () => {
    expect(ORGANIZATION_TYPES.join(' ')).toBe(
      'museum archive library gallery university foundation government company association privateCollection other',
    )
    expect(TAX_STATUSES.join(' ')).toBe('taxExempt nonProfit forProfit governmental notRegistered')
  })
})
