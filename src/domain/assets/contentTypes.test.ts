import { describe, expect, it } from 'vitest'
import {
  ACCEPTED_EXTENSIONS,
  CONTENT_TYPES,
  contentTypeOf,
  contentTypeOfName,
  hasText,
  hasThumbnail,
  isAcceptedName,
  isInlineSafe,
  previewKindOf,
} from './contentTypes.ts'

const office = 'application/vnd.openxmlformats-officedocument'

describe('the kinds of files that the library takes', () => {
  it.each([
    ['a.pdf', 'application/pdf', 'pdf', 'inline', 'text', 'thumbnail'],
    ['a.jpg', 'image/jpeg', 'image', 'inline', '', 'thumbnail'],
    ['a.jpeg', 'image/jpeg', 'image', 'inline', '', 'thumbnail'],
    ['a.png', 'image/png', 'image', 'inline', '', 'thumbnail'],
    ['a.gif', 'image/gif', 'image', 'inline', '', 'thumbnail'],
    ['a.tif', 'image/tiff', 'image', '', '', 'thumbnail'],
    ['a.tiff', 'image/tiff', 'image', '', '', 'thumbnail'],
    ['a.webp', 'image/webp', 'image', 'inline', '', 'thumbnail'],
    ['a.heic', 'image/heic', 'image', '', '', 'thumbnail'],
    ['a.heif', 'image/heic', 'image', '', '', 'thumbnail'],
    ['a.svg', 'image/svg+xml', 'none', '', '', ''],
    ['a.docx', `${office}.wordprocessingml.document`, 'text', '', 'text', ''],
    ['a.doc', 'application/msword', 'none', '', '', ''],
    ['a.xlsx', `${office}.spreadsheetml.sheet`, 'text', '', 'text', ''],
    ['a.xls', 'application/vnd.ms-excel', 'none', '', '', ''],
    ['a.pptx', `${office}.presentationml.presentation`, 'text', '', 'text', ''],
    ['a.ppt', 'application/vnd.ms-powerpoint', 'none', '', '', ''],
    ['a.odt', 'application/vnd.oasis.opendocument.text', 'none', '', '', ''],
    ['a.txt', 'text/plain', 'text', '', 'text', ''],
    ['a.csv', 'text/csv', 'text', '', 'text', ''],
    ['a.html', 'text/html', 'text', '', 'text', ''],
    ['a.mp4', 'video/mp4', 'video', 'inline', '', ''],
    ['a.mov', 'video/quicktime', 'none', '', '', ''],
    ['a.webm', 'video/webm', 'video', 'inline', '', ''],
    ['a.ogg', 'audio/ogg', 'audio', 'inline', '', ''],
    ['a.mp3', 'audio/mpeg', 'audio', 'inline', '', ''],
    ['a.wav', 'audio/wav', 'audio', 'inline', '', ''],
    ['a.zip', 'application/zip', 'none', '', '', ''],
  ])('%s', (name, mediaType, preview, inline, text, thumbnail) => {
    expect(contentTypeOfName(name)?.mediaType).toBe(mediaType)
    expect(contentTypeOf(mediaType)).toEqual(contentTypeOfName(name))
    expect(previewKindOf(mediaType)).toBe(preview)
    expect([isInlineSafe(mediaType), hasText(mediaType), hasThumbnail(mediaType)]).toEqual([inline, text, thumbnail].map(Boolean))
  })

  it('are those, and film in an Ogg file', () => {
    expect(ACCEPTED_EXTENSIONS.toSorted().join(' ')).toBe(
      'csv doc docx gif heic heif html jpeg jpg mov mp3 mp4 odt ogg pdf png ppt pptx svg tif tiff txt wav webm webp xls xlsx zip',
    )
    expect(CONTENT_TYPES).toHaveLength(26)
    expect(contentTypeOf('video/ogg')).toMatchObject({ extensions: ['ogg'], preview: 'video', inline: true, thumbnail: false })
  })

  it.each(['A.PDF', ' a.Pdf ', 'a.exe.pdf', '.x.pdf'])('%j counts by its last extension, without case', (name) => {
    expect(isAcceptedName(name)).toBe(true)
  })
  it.each(['a.svgz', 'a.xml', 'a.js', 'a.pdf.exe', 'a', 'pdf', '.pdf', 'a.', '', 'a.htm', 'a.constructor'])('%j is not taken', (name) => {
    expect(isAcceptedName(name)).toBe(false)
    expect(contentTypeOfName(name)).toBeUndefined()
  })

  it.each(['image/svg', 'application/xml', '', 'application/octet-stream'])('nothing is known of %j', (mediaType) => {
    expect(contentTypeOf(mediaType)).toBeUndefined()
    expect(previewKindOf(mediaType)).toBe('none')
    expect([isInlineSafe(mediaType), hasText(mediaType), hasThumbnail(mediaType)]).toEqual([false, false, false])
  })
})
