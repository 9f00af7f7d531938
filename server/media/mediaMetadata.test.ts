import { describe, expect, it } from 'vitest'
import { hasMetadata } from '../../src/domain/embedded-metadata/metadata.ts'
import { sourceOfBytes } from '../files/byteSource.ts'
import { box, mp4Of, mp3Of, oggOf, wavOf, webmOf } from './media.fixture.ts'
import { mediaMetadata } from './mediaMetadata.ts'

const found = async (mediaType: string, bytes: Buffer): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await mediaMetadata(mediaType, sourceOfBytes(bytes))).map(({ group, field, value }) => [`${group}.${field}`, value]))

describe('what sound and film say of themselves', () => {
  it('is how a WAV file was recorded, and its tags', async () => {
    const bytes = wavOf({ seconds: 3, rate: 8000, channels: 2, tags: { INAM: 'Fog horn', IART: 'Harbour Museum', IPRD: 'Sounds of the quay', ICMT: 'At dawn' } })
    expect(await found('audio/wav', bytes)).toMatchObject({
      'description.title': 'Fog horn',
      'description.artist': 'Harbour Museum',
      'description.album': 'Sounds of the quay',
      'description.comment': 'At dawn',
      'media.duration': '0:03',
      'media.container': 'WAVE',
      'media.codec': 'PCM',
      'media.sampleRate': '8000 Hz',
      'media.bitRate': '256 kbit/s',
      'media.channels': '2',
      'media.bitsPerSample': '16',
    })
  })

  it.each<[string, BufferEncoding]>([
    ['UTF-8', 'utf8'],
    ['Latin-1', 'latin1'],
  ])('is the tags of a WAV file in %s, letter by letter', async (_, encoding) => {
    const tags = { INAM: 'Tåkelur ved Ålesund', ICMT: 'Fra båten «Håpet»', IGNR: 'Lydmiljø' }
    expect(await found('audio/wav', wavOf({ seconds: 1, rate: 8000, channels: 1, tags, encoding }))).toMatchObject({
      'description.title': tags.INAM,
      'description.comment': tags.ICMT,
      'description.genre': tags.IGNR,
    })
  })

  it('is a WAV tag beyond Latin-1 as well', async () => {
    expect(await found('audio/wav', wavOf({ seconds: 1, rate: 8000, channels: 1, tags: { INAM: '“Łódź” 東京 à' } }))).toMatchObject({ 'description.title': '“Łódź” 東京 à' })
  })

  it('is the tags of an MP3 file, and what its frames are', async () => {
    const bytes = mp3Of(100, { TIT2: 'The keeper', TPE1: 'Nora Lie', TALB: 'Lights', TDRC: '1911-03-14' })
    expect(await found('audio/mpeg', bytes)).toMatchObject({
      'description.title': 'The keeper',
      'description.artist': 'Nora Lie',
      'description.album': 'Lights',
      'description.date': '03/14/1911',
      'media.container': 'MPEG',
      'media.codec': 'MPEG 1 Layer 3',
      'media.bitRate': '128 kbit/s',
      'media.sampleRate': '44100 Hz',
      'media.channels': '2',
    })
  })

  it('is the pictures of a film, wherever its heads lie', async () => {
    const film = { seconds: 65, width: 1280, height: 720, title: 'The quay' }
    const expected = { 'media.duration': '1:05', 'media.frameSize': '1280 × 720', 'media.codec': 'avc1', 'description.title': 'The quay' }
    expect(await found('video/mp4', mp4Of(film))).toMatchObject(expected)
    expect(await found('video/mp4', mp4Of({ ...film, bytesBefore: 300_000 }))).toMatchObject(expected)
  })

  it('is the pictures of a WebM film', async () => {
    expect(await found('video/webm', webmOf({ seconds: 9, width: 640, height: 360, title: 'Sailing home' }))).toMatchObject({
      'description.title': 'Sailing home',
      'media.duration': '0:09',
      'media.frameSize': '640 × 360',
    })
  })

  it('is the same of an Ogg file', async () => {
    expect(await found('audio/ogg', oggOf({ rate: 44_100, channels: 1, comments: ['TITLE=Gulls', 'ARTIST=Harbour Museum'] }))).toMatchObject({
      'description.title': 'Gulls',
      'description.artist': 'Harbour Museum',
      'media.sampleRate': '44100 Hz',
      'media.channels': '1',
    })
  })

  it.each([
    ['audio/wav', Buffer.from('broken')],
    ['audio/mpeg', Buffer.alloc(4000)],
    ['video/mp4', Buffer.concat([box('ftyp', Buffer.from('isom')), Buffer.from([255, 255, 255, 255]), Buffer.from('moov')])],
    ['video/webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 255, 255, 255])],
    ['audio/ogg', Buffer.from('OggS')],
  ])('of a broken %s is a failure, and takes no time', async (mediaType, bytes) => {
    expect(hasMetadata(mediaType)).toBe(true)
    const began = performance.now()
    await expect(mediaMetadata(mediaType, sourceOfBytes(bytes))).rejects.toThrow()
    expect(performance.now() - began).toBeLessThan(2000)
  })

  it('of a cut or altered file is what could be read, or a failure; never more than the file', async () => {
    const whole = mp4Of({ seconds: 65, width: 1280, height: 720, title: 'The quay' })
    const beyond: number[] = []
    const seen = await Promise.all(
      Array.from({ length: 60 }, async (_, step) => {
        const bytes = Buffer.from(whole.subarray(0, Math.ceil((whole.length * (step + 1)) / 60)))
        bytes.writeUInt8((step * 37) % 256, (step * 13) % bytes.length)
        const source = sourceOfBytes(bytes)
        const read = (position: number, length: number): Promise<Buffer> => {
          beyond.push(position + length - source.size)
          return source.read(position, length)
        }
        return mediaMetadata('video/mp4', { ...source, read }).then(
          () => 'read',
          () => 'failed',
        )
      }),
    )
    expect(Math.max(...beyond)).toBeLessThanOrEqual(0)
    expect(new Set(seen)).toEqual(new Set(['read', 'failed']))
  })

  it('takes a small part of a large file', async () => {
    const film = mp4Of({ seconds: 65, width: 1280, height: 720, title: 'The quay', bytesBefore: 8_000_000 })
    let read = 0
    const source = sourceOfBytes(film)
    await mediaMetadata('video/mp4', {
      ...source,
      read: (position, length) => {
        read += Math.min(length, film.length - position)
        return source.read(position, length)
      },
    })
    expect(read).toBeLessThan(500_000)
  })
})
