import { Document, Packer, Paragraph } from 'docx'
import { degrees, PageSizes, PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dateText } from './dateText.ts'
import { metadataOf } from './metadata.ts'

const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
const found = async (mediaType: string, bytes: Buffer): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await metadataOf(mediaType, bytes)).fields.filter(({ value }) => value !== '').map(({ group, field, value }) => [`${group}.${field}`, value]))

describe('what files say of themselves', () => {
  it('is EXIF of a picture: who, with what, when and where', async () => {
    const bytes = await plain()
      .withExif({
        IFD0: { Make: 'Canon', Artist: 'Ingrid Solberg', Copyright: 'Harbour Museum' },
        IFD2: { FNumber: '28/10', ExposureTime: '1/250', DateTimeOriginal: '2024:05:01 12:30:00' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 23/1 30/1', GPSLongitudeRef: 'W', GPSLongitude: '5/1 19/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    expect(await found('image/jpeg', bytes)).toMatchObject({
      'description.author': 'Ingrid Solberg',
      'description.copyright': 'Harbour Museum',
      'picture.width': '40px',
      'camera.make': 'Canon',
      'camera.aperture': 'f/2.8',
      'camera.exposureTime': '1/250',
      'camera.takenAt': '05/01/2024 12:30:00',
      'location.latitude': '60.391667',
      'location.longitude': '-5.316667',
    })
  })

  it('is XMP of a picture', async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
      xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">The quay</rdf:li></rdf:Alt></dc:title>
      <dc:subject><rdf:Bag><rdf:li>herring</rdf:li><rdf:li>boats</rdf:li></rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`
    const known = await found('image/jpeg', await plain().withXmp(xmp).jpeg().toBuffer())
    expect(known).toMatchObject({ 'description.title': 'The quay', 'description.keywords': 'herring, boats' })
  })

  it('is whom a picture names, by Microsoft’s regions too, where the turned picture shows them', async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
      xmlns:MP="http://ns.microsoft.com/photo/1.2/" xmlns:MPRI="http://ns.microsoft.com/photo/1.2/t/RegionInfo#"
      xmlns:MPReg="http://ns.microsoft.com/photo/1.2/t/Region#"><MP:RegionInfo rdf:parseType="Resource"><MPRI:Regions><rdf:Bag>
      <rdf:li MPReg:PersonDisplayName="Kari Lie" MPReg:Rectangle="0, 0, 0.25, 0.5"/><rdf:li MPReg:Rectangle="here"/></rdf:Bag></MPRI:Regions>
      </MP:RegionInfo></rdf:Description></rdf:RDF></x:xmpmeta>`
    const { faces } = await metadataOf('image/jpeg', await plain().withMetadata({ orientation: 6 }).withXmp(xmp).jpeg().toBuffer())
    expect(faces).toEqual([{ name: 'Kari Lie', area: { x: 0.5, y: 0, width: 0.5, height: 0.25 } }])
  })

  it('is the information of a PDF document', async () => {
    const document = await PDFDocument.create()
    document.addPage(PageSizes.A4)
    document.addPage(PageSizes.A4).setRotation(degrees(90))
    document.setTitle('Plan of the harbour')
    document.setAuthor('Mateo Rivas')
    document.setCreationDate(new Date('2024-05-01T12:30:00Z'))
    expect(await found('application/pdf', Buffer.from(await document.save()))).toMatchObject({
      'description.title': 'Plan of the harbour',
      'description.author': 'Mateo Rivas',
      'document.pages': '2',
      'document.pageSize': '210 × 297 mm (1), 297 × 210 mm (2)',
      'document.createdAt': '05/01/2024 12:30:00',
    })
  })

  it('is the properties of an office file', async () => {
    const document = new Document({ title: 'The keeper’s diary', creator: 'Nora & Ada', keywords: 'lamp', sections: [{ children: [new Paragraph('Lit.')] }] })
    const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    expect(await found(mediaType, await Packer.toBuffer(document))).toMatchObject({
      'description.title': 'The keeper’s diary',
      'description.author': 'Nora & Ada',
      'description.keywords': 'lamp',
    })
  })

  it.each(['image/jpeg', 'application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])('of a broken %s is a failure', async (mediaType) => {
    await expect(metadataOf(mediaType, Buffer.from('broken'))).rejects.toThrow()
  })
})

it.each([
  ['2024:05:01 12:30:00', '05/01/2024 12:30:00'],
  ['2024-05-01T12:30:00Z', '05/01/2024 12:30:00'],
  ['2024-05-01', '05/01/2024'],
  ['in spring', 'in spring'],
])('the date %s is told as %s', (text, shown) => {
  expect(dateText(text)).toBe(shown)
})
