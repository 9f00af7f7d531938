import { describe, expect, it } from 'vitest'
import { EMPTY_CONTACT, type ContactForm } from '../contacts/contact.ts'
import { isVcardFile, readVcards } from './readVcards.ts'
import { writeVcard, type Leaving } from './writeVcard.ts'

const card = (...lines: readonly string[]): string => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')
const read = (text: string) => [...readVcards(text)]
const only = (text: string) => read(text)[0]?.contact

describe('a vCard', () => {
  it('of version 4.0 is read as RFC 6350 writes it', () => {
    const text = card(
      'VERSION:4.0',
      'FN:Dr. Ada Maria Berg',
      'N:Berg;Ada;Maria;Dr.;',
      'item1.ORG:Harbour Museum;Conservation',
      'TEL;VALUE=uri;TYPE="voice,home":tel:+47-55-12-34-56;ext=102',
      'TEL;PREF=1;TYPE=cell:+47 912.34.567',
      'EMAIL;TYPE=work:Ada.Berg@Museum.EXAMPLE',
      'ADR;LABEL="Strandgaten 12\\n5013 Bergen, Norway":;;Strandgaten 12;Bergen;Vestland;5013;Norge',
      'URL:https://example.org/ada;x',
      'CATEGORIES:Samlere,Venner',
      'NOTE:Collects\\, and sells\\; ships.\\nWrites in Norwegian.',
    )
    expect(only(text)).toEqual({
      firstName: 'Ada Maria', lastName: 'Berg', organization: 'Harbour Museum, Conservation', phone: '+47 912 34 567', email: 'Ada.Berg@museum.example',
      street: 'Strandgaten 12', city: 'Bergen', state: 'Vestland', zipCode: '5013', country: 'Norge', website: 'https://example.org/ada;x',
      category: 'Samlere', notes: 'Collects, and sells; ships.\nWrites in Norwegian.',
    })
  })

  it('of version 3.0 and 2.1 is read, folded, quoted-printable, in its character set, with its picture', () => {
    const text = card(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=98deg=C3=A5rd;Henrik',
      'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Bl=E5 =',
      'ting=0Aog r=F8de',
      'TEL;HOME;PREF:00 47 (55) 12-34-56',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ',
      ' SkZJRg==',
    )
    expect(read(text)).toMatchObject([{ line: 1, picture: '/9j/4AAQSkZJRg==', contact: { firstName: 'Henrik', lastName: 'Ødegård', notes: 'Blå ting\nog røde', phone: '00 47 (55) 12-34-56' } }])
  })

  it.each([
    ['FN:Ada Maria Berg', 'Ada Maria', 'Berg'],
    ['FN:Ada', '', ''],
    ['N:Berg;;;;\r\nFN:Ada Berg', 'Ada', 'Berg'],
  ])('that says no more than %s is called so', (line, firstName, lastName) => {
    expect(only(card('VERSION:4.0', line))).toMatchObject({ firstName, lastName })
  })

  it('takes a picture of its own, and none that lies elsewhere', () => {
    const pictureIn = (line: string) => read(card(line))[0]?.picture
    expect(pictureIn('PHOTO:data:image/png;base64,iVBOR\r\n w0K')).toBe('iVBORw0K')
    expect(pictureIn('PHOTO;ENCODING=BASE64;PNG:iVBORw0K')).toBe('iVBORw0K')
    expect(pictureIn('PHOTO;VALUE=uri:http://169.254.169.254/latest')).toBeUndefined()
    expect(pictureIn('PHOTO:data:image/svg+xml,<svg/>')).toBeUndefined()
  })

  it('stands in a row with others, whatever stands between', () => {
    const text = `\uFEFF${card('N:One;Ada')}\n\nnonsense\n${card('N:Two;Ada', ': no name', 'bad name:x')}BEGIN:VCARD\nN:Three;Ada`
    expect(isVcardFile(text)).toBe(true)
    expect(read(text).map(({ line, contact }) => [line, contact.lastName])).toEqual([[1, 'One'], [7, 'Two'], [12, 'Three']])
    expect(isVcardFile('First name;Last name\nBEGIN:VCARD')).toBe(false)
  })

  it.each([
    ['one endless line', `NOTE:${'x'.repeat(1_000_000)}`],
    ['endless folds', `NOTE:${'x\r\n '.repeat(100_000)}`],
    ['endless soft line ends', `NOTE;ENCODING=QUOTED-PRINTABLE:${'=\r\n'.repeat(100_000)}`],
    ['endless quoted-printable text', `NOTE;ENCODING=QUOTED-PRINTABLE:${'=41'.repeat(100_000)}`],
    ['endless parameters', `TEL${';TYPE=QUOTED-PRINTABLE'.repeat(100_000)}=`],
    ['endless parts', `ADR:${';'.repeat(1_000_000)}`],
    ['endless escapes', `N:${'\\'.repeat(1_000_001)}`],
    ['endless quotation marks', `TEL;TYPE=${'"'.repeat(1_000_001)}:1`],
    ['endless properties', Array.from({ length: 50_000 }, (_, at) => `TEL:${at}`).join('\r\n')],
    ['endless beginnings', 'BEGIN:VCARD\r\n'.repeat(20_000)],
  ])('with %s is read in no time', (_, lines) => {
    const begun = performance.now()
    expect(read(card(lines)).length).toBeGreaterThan(0)
    expect(performance.now() - begun).toBeLessThan(5000)
  })
})

describe('a contact that leaves the house', () => {
  const leaving = (form: Partial<ContactForm>, more: Partial<Leaving> = {}): Leaving => ({
    contact: {
      ...EMPTY_CONTACT, firstName: 'Ada', lastName: 'Berg', ...form,
      id: '00000000-0000-4000-8000-000000000001', pictureVersion: null, revision: 1, createdAt: '2026-09-01T09:00:00.000Z', updatedAt: '2026-09-02T09:00:00.123Z',
    },
    category: 'Collectors', country: '', picture: undefined, ...more,
  })

  it('is a vCard 4.0, without what is not known', () => {
    expect(writeVcard(leaving({ phone: '+47 55 12 34 56' }))).toBe(
      [
        'BEGIN:VCARD', 'VERSION:4.0', 'UID:urn:uuid:00000000-0000-4000-8000-000000000001', 'FN:Ada Berg', 'N:Berg;Ada;;;', 'TEL:+47 55 12 34 56', 'CATEGORIES:Collectors',
        'REV:20260902T090000Z', 'END:VCARD', '',
      ].join('\r\n'),
    )
  })

  it('comes back as it went', () => {
    const form = {
      firstName: 'Ada; Maria', lastName: 'Berg, the \\ elder', phone: '+47 55', email: 'ada@example.org', organization: 'Ships; Sons, & Co', street: 'Strandgaten 12, 3',
      city: 'Bergen', state: 'Vestland', zipCode: '5013', website: 'https://example.org/ada', notes: 'Æøå 🚢 '.repeat(60) + '\nBEGIN:VCARD\nend',
    }
    const text = writeVcard(leaving({ ...form, country: 'NOR' }, { country: 'Norge', category: 'Friends, and foes', picture: 'AAAA'.repeat(100) }))
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(read(text)).toEqual([{ line: 1, picture: 'AAAA'.repeat(100), contact: { ...form, country: 'Norge', category: 'Friends, and foes' } }])
  })
})
