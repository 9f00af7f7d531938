import { describe, expect, it } from 'vitest'
import { decimalIn } from './amounts.ts'
import { asked, fromText, valuesFor } from '../autofill.fixture.ts'
import { placesIn } from './places.ts'
import { pricesIn } from './prices.ts'
import { dimensionsIn, sizesIn } from './sizes.ts'

describe('numbers', () => {
  it.each([
    ['1 200,50', '1200.50', '1200.50'],
    ['1.200,50', '1200.50', '1200.50'],
    ['1,200.50', '1200.50', '1200.50'],
    ['30,5', '30.5', '30.5'],
    ['1.200.000', '1200000', '1200000'],
    ['007', '7', '7'],
    ['1.200', '1200', undefined],
    ['1,200', '1200', undefined],
  ])('%s', (token, price, other) => {
    expect([decimalIn(token, { thousands: true }), decimalIn(token, { thousands: false })]).toEqual([price, other])
  })
})

describe('sizes', () => {
  it.each([
    ['12 x 8 cm', ['12 cm', '8 cm']],
    ['30,5 × 20 cm', ['30.5 cm', '20 cm']],
    ['30.5x20x4cm', ['30.5 cm', '20 cm', '4 cm']],
    ['12 cm x 80 mm', ['12 cm', '80 mm']],
    ['12" x 8"', ['12 in', '8 in']],
    ['12 by 8 inches', ['12 in', '8 in']],
    ['5 tommer', ['5 in']],
    ['5 pulgadas', ['5 in']],
    ['2,5 metros', ['2.5 m']],
    ['3 fot', ['3 ft']],
    ['100 centimeter', ['100 cm']],
  ])('%s', (text, values) => {
    expect(sizesIn(text).map(({ value }) => value)).toEqual(values)
  })

  it.each(['12 x 8', '12 x 8 pages', '1200 dpi x 8', 'AB12cm', '12 cmd', '3 kg', '1.200 m'])('none in %j', (text) => {
    expect(sizesIn(text)).toEqual([])
  })

  const height = asked('number', 'Høyde', { unit: 'cm', element: 'spectrum:dimension-height' })
  const width = asked('number', 'Width', { unit: 'cm' })
  it.each([
    ['Height: 12 cm, width: 8 cm', '12 cm', '8 cm'],
    ['Høyde: 12 cm; Bredde: 8 cm', '12 cm', '8 cm'],
    ['Altura 12 cm, anchura 8 cm', '12 cm', '8 cm'],
    ['H 12 cm, B 8 cm', '12 cm', '8 cm'],
    ['Dimensions: 12 x 8 cm', '12 cm', '8 cm'],
    ['Mål: 30,5 × 20 cm', '30.5 cm', '20 cm'],
    ['Medidas: 30,5 x 20 cm', '30.5 cm', '20 cm'],
    ['Oil on canvas, 12 x 8 in', '12 in', '8 in'],
  ])('the sides of %j', (text, high, wide) => {
    expect([fromText(height, text), fromText(width, text)]).toEqual([[high], [wide]])
  })

  it.each(['It is 3 km to Bergen.', 'Sizes of 12 x 8 cm and of 30 x 40 cm are sold.'])('not which side, so none: %j', (text) => {
    expect(fromText(height, text)).toBeUndefined()
  })

  it('are words for attributes of words', () => {
    expect(dimensionsIn('a plate of 12 x 8 cm').map(({ value }) => value)).toEqual(['12 x 8 cm'])
    expect(fromText(asked('text', 'Dimensions'), 'Medidas: 12 x 8 cm (con marco)')).toEqual(['12 x 8 cm (con marco)'])
  })

  it('a unit that the attribute has not is kept, one that nobody knows is none', () => {
    expect(fromText(asked('number', 'Length', { unit: 'cm' }), 'Length: 2 m')).toEqual(['2 m'])
    expect(fromText(asked('number', 'Length', { unit: 'cm' }), 'Length: 2 parsnips')).toBeUndefined()
  })
})

describe('prices', () => {
  it.each([
    ['NOK 1 200', null, ['1200 NOK']],
    ['1.200,50 EUR', null, ['1200.50 EUR']],
    ['€ 12,5', null, ['12.50 EUR']],
    ['45 euros', null, ['45 EUR']],
    ['US$ 45', null, ['45 USD']],
    ['kr 450,-', 'NOK', ['450 NOK']],
    ['450 kroner', 'NOK', ['450 NOK']],
    ['450 coronas', 'SEK', ['450 SEK']],
    ['$45.00', 'USD', ['45.00 USD']],
    ['45 dólares', 'USD', ['45 USD']],
    ['12 libras esterlinas', null, ['12 GBP']],
  ] as const)('%s', (text, currency, values) => {
    expect(pricesIn(text, currency).map(({ value }) => value)).toEqual(values)
  })

  it.each([
    ['450 kroner', null],
    ['$45', null],
    ['45 euros', 'NOK'],
    ['ALL 24 pages', null],
    ['for 24 people', null],
    ['24 pages', null],
    ['450', 'NOK'],
  ] as const)('none in %j for %s', (text, currency) => {
    expect(pricesIn(text, currency)).toEqual([])
  })

  it('count behind a label, or where there is one alone', () => {
    const price = asked('price', 'Pris', { currency: 'NOK' })
    expect([fromText(price, 'Pris: 1 200 kr'), fromText(price, 'Solgt for kr 450,-'), fromText(price, 'kr 450 eller kr 500')]).toEqual([['1200 NOK'], ['450 NOK'], undefined])
    expect(fromText(asked('price', 'Kostnad', { currency: 'NOK' }), 'Solgt for kr 450,-')).toBeUndefined()
  })
})

describe('counts', () => {
  it.each([
    ['Pages: 24', 'Pages', '24'],
    ['Antall sider: 24', 'Sider', '24'],
    ['Número de páginas: 24', 'Pages', '24'],
    ['It has 24 pages.', 'Pages', '24'],
    ['Weight (kg): 24', 'Weight (kg)', '24'],
  ])('%s', (text, name, value) => {
    expect(fromText(asked('integer', name), text)).toEqual([value])
  })

  it.each(['Pages: many', 'Pages: 3.5', 'Pages 12-14', 'In 1890 there were 24 of them.'])('none in %j', (text) => {
    expect(fromText(asked('integer', 'Pages'), text)).toBeUndefined()
  })
})

describe('places', () => {
  it.each([
    ['59.9139, 10.7522', '59.9139,10.7522'],
    ['59,9139; 10,7522', '59.9139,10.7522'],
    ['59.91° N, 10.75° E', '59.91,10.75'],
    ['59,91° N 10,75° Ø', '59.91,10.75'],
    ['40,42° N, 3,70° O', '40.42,-3.7'],
    ['40.42 N, 3.70 W', '40.42,-3.7'],
    ['33.87° S, 151.21° E', '-33.87,151.21'],
    ['59°54\'50"N 10°45\'8"E', '59.913889,10.752222'],
    ['59° 54′ 50″ N, 10° 45′ 8″ Ø', '59.913889,10.752222'],
    ['40° 25′ N, 3° 42′ oeste', '40.416667,-3.7'],
  ])('%s', (text, value) => {
    expect(placesIn(text).map((one) => one.value)).toEqual([value])
  })

  it.each(['99.9139, 10.7522', '59.9139, 190.7522', '12,50 x 8,50 cm', '59°75\'50"N 10°45\'8"E', '12.50, 13.50 kr', '1.2.34, 5.67'])('none in %j', (text) => {
    expect(placesIn(text)).toEqual([])
  })

  it('are a position where they can be nothing else, or are said to be', () => {
    const position = asked('coordinates', 'Sted')
    expect([fromText(position, 'Found at 59.9139, 10.7522.'), fromText(position, 'Grades 12.50, 13.75 of all')]).toEqual([['59.9139,10.7522'], undefined])
    expect(fromText(asked('coordinates', 'Koordinater'), 'Koordinater: 59.91, 10.75')).toEqual(['59.91,10.75'])
    const groups = [{ group: 'location', fields: [{ field: 'latitude', value: '60.39' }, { field: 'longitude', value: '5.32' }] }] as const
    expect(valuesFor(position, { groups })).toEqual([['60.39,5.32']])
  })
})
