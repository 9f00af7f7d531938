import { describe, expect, it } from 'vitest'
import { asked, fromText, proposedFor, valuesFor } from '../autofill.fixture.ts'
import { datesIn } from './dates.ts'

const found = (text: string) => datesIn(text).map(({ value }) => value)

describe('dates in texts', () => {
  it.each([
    ['Bergen, May 3, 1890', ['1890-05-03']],
    ['on the 3rd of nothing, 3 May 1890', ['1890-05-03']],
    ['May 3rd 1890', ['1890-05-03']],
    ['den 3. mai 1890 kom skipet', ['1890-05-03']],
    ['Kristiania 17. des. 1901', ['1901-12-17']],
    ['el 3 de mayo de 1890', ['1890-05-03']],
    ['Madrid, 24 de diciembre de 1936.', ['1936-12-24']],
    ['1890-05-03', ['1890-05-03']],
    ['03.05.1890', ['1890-05-03']],
    ['25/12/1936', ['1936-12-25']],
    ['12/25/1936', ['1936-12-25']],
    ['4/4/1944', ['1944-04-04']],
    ['May 1890', ['1890-05']],
    ['mai 1890', ['1890-05']],
    ['mayo de 1890', ['1890-05']],
    ['spring 1890, høsten 1891, verano de 1892', ['1890-21', '1891-23', '1892-22']],
    ['ca. 1890', ['1890~']],
    ['c. 1890', ['1890~']],
    ['about 1890', ['1890~']],
    ['omkring 1890', ['1890~']],
    ['hacia 1890', ['1890~']],
    ['alrededor de 1890', ['1890~']],
    ['probably 1890', ['1890?']],
    ['trolig 1890', ['1890?']],
    ['probablemente 1890', ['1890?']],
    ['1890?', ['1890?']],
    ['before 1900', ['../1900']],
    ['før 1900', ['../1900']],
    ['antes de 1900', ['../1900']],
    ['etter 1900', ['1900/..']],
    ['the 1890s', ['189X']],
    ['1890-årene', ['189X']],
    ['años 1890', ['189X']],
    ['década de 1890', ['189X']],
    ['19th century', ['18XX']],
    ['1800-tallet', ['18XX']],
    ['siglo XIX', ['18XX']],
    ['1880-1890', ['1880/1890']],
    ['1880–1890', ['1880/1890']],
    ['1880-90', ['1880/1890']],
    ['between 1880 and 1890', ['1880/1890']],
    ['mellom 1880 og 1890', ['1880/1890']],
    ['entre 1880 y 1890', ['1880/1890']],
    ['de 1880 a 1890', ['1880/1890']],
    ['ca. 1880-1890', ['1880~/1890~']],
    ['IMG_20240501_123000', ['2024-05-01']],
  ])('%s', (text, dates) => {
    expect(found(text)).toEqual(dates)
  })

  it.each([
    '05/04/1890',
    '1890-13-40',
    '31.02.1890',
    'NMK-1890',
    'HM.1998.0123',
    '1890.55',
    '118901',
    'may go',
    'mars er en planet',
    '3. maison 1890x',
    '99/99/1890',
    'version 2.1890',
    '',
  ])('none in %j', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('dates for attributes', () => {
  const created = asked('edtf', 'Created', { element: 'dcterms:created' })

  it.each([
    ['Date: ca. 1890', '1890~'],
    ['Dato: omkring 1890', '1890~'],
    ['Fecha: hacia 1890', '1890~'],
    ['Datering: 1880-årene', '188X'],
    ['Dated 3 May 1890 by hand', '1890-05-03'],
    ['Painted in 1893 in Berlin', '1893'],
    ['Date:\n3. mai 1890', '1890-05-03'],
    ['Artist: Ole Olsen Date: 1893 Size: 3 x 4 cm', '1893'],
    ['Bergen, 3. mai 1890\n\nKjære Kari', '1890-05-03'],
    ['Madrid, 24 de diciembre de 1936\nQuerido amigo', '1936-12-24'],
  ])('%j says %s', (text, value) => {
    expect(fromText(created, text)).toEqual([value])
  })

  it.each([
    'The company was founded in 1820 and closed in 1930.',
    'Inventory number 1890',
    'Price: 1890',
    'He was born on 3 May 1890 and she on 4 May 1891.',
  ])('a year that is not said to be the date is not: %j', (text) => {
    expect(fromText(created, text)).toBeUndefined()
  })

  it('stand in names of files and folders without a label, the file’s own first', () => {
    expect(proposedFor(created, { name: '1893_skrik.jpg', folders: ['Fotografier', '1890-årene'] }).map(({ values, source }) => [values[0], source])).toEqual([
      ['1893', 'FileName'],
      ['189X', 'FolderName'],
    ])
    expect(valuesFor(asked('date', 'Taken', { element: 'dcterms:created' }), { name: 'IMG_20240501_123000.jpg' })).toEqual([['2024-05-01']])
  })

  it('of a whole day alone are dates, in the years that date pickers have', () => {
    const day = asked('date', 'Dato')
    expect([fromText(day, 'Dato: 3. mai 1990'), fromText(day, 'Dato: mai 1990'), fromText(day, 'Dato: 3. mai 1890')]).toEqual([['1990-05-03'], undefined, undefined])
  })

  it('of another thing are not the date that is asked for', () => {
    const acquired = asked('edtf', 'Acquisition date', { element: 'spectrum:acquisition-date' })
    expect([fromText(acquired, 'Bergen, 3. mai 1890'), fromText(acquired, 'Date: 1890'), fromText(acquired, 'Ervervsdato: 3. mai 1990')]).toEqual([undefined, undefined, ['1990-05-03']])
  })
})
