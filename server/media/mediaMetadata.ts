import type { IAudioMetadata } from 'music-metadata'
import { formatDuration } from '../../src/domain/format/duration.ts'
import type { FoundField, MetadataGroupName } from '../../src/domain/embedded-metadata/metadata.ts'
import type { ByteSource } from '../files/byteSource.ts'
import { dateText } from './dateText.ts'
import { decoded } from './decoding.ts'
import { filmHeadOf, type FilmHead, type FrameSize } from './filmHead.ts'
import { rangedBlob, windowed } from './rangedBlob.ts'

const numbered = (value: number | undefined, unit: string): string =>
  value === undefined || !Number.isFinite(value) || value <= 0 ? '' : `${Math.round(value)}${unit}`

/** The codecs that a container names; those that have no name but four letters stand in brackets. */
const codecOf = ({ trackInfo, codec }: IAudioMetadata['format']): string =>
  [...new Set([...trackInfo.map(({ codecName }) => codecName), codec].flatMap((name) => name?.replace(/^<(.*)>$/, '$1') ?? []))].join(', ')

const framesOf = ({ trackInfo }: IAudioMetadata['format']): FrameSize | undefined =>
  trackInfo.flatMap(({ video }) => (video?.pixelWidth && video.pixelHeight ? [{ width: video.pixelWidth, height: video.pixelHeight }] : []))[0]

const durationOf = (seconds: number | undefined): string => (seconds === undefined || !Number.isFinite(seconds) ? '' : formatDuration(seconds))

/** The library takes a tag of a WAV file for Latin-1, byte by byte, where most programs by now write UTF-8; what is neither that nor of single bytes was read as it says itself. */
const ofWave = (text: string): string => ([...text].every((letter) => letter <= '\u00ff') ? decoded(Buffer.from(text, 'latin1'), true) : text)

type Written = (text: string) => string

const fieldsOf = ({ common, format }: IAudioMetadata, { frame, seconds }: FilmHead, written: Written): readonly (readonly [MetadataGroupName, string, string | undefined])[] => [
  ['description', 'title', common.title && written(common.title)],
  ['description', 'artist', common.artist && written(common.artist)],
  ['description', 'album', common.album && written(common.album)],
  ['description', 'date', common.date === undefined ? common.year?.toString() : dateText(common.date)],
  ['description', 'genre', common.genre?.map(written).join(', ')],
  ['description', 'comment', common.comment?.map(({ text }) => written(text ?? '')).join(' ')],
  ['description', 'copyright', common.copyright && written(common.copyright)],
  ['media', 'duration', durationOf(format.duration ?? seconds)],
  ['media', 'frameSize', frame && `${frame.width} × ${frame.height}`],
  ['media', 'container', format.container],
  ['media', 'codec', codecOf(format)],
  ['media', 'bitRate', numbered(format.bitrate && format.bitrate / 1000, ' kbit/s')],
  ['media', 'sampleRate', numbered(format.sampleRate, ' Hz')],
  ['media', 'channels', numbered(format.numberOfChannels, '')],
  ['media', 'bitsPerSample', numbered(format.bitsPerSample, '')],
  ['document', 'application', format.tool ?? (common.encodedby && written(common.encodedby))],
]

/**
 * What sound and film say of themselves: how they are made up, and their tags. Only the heads are read, and what the containers put
 * between them is passed over, so that the length of a film does not matter. Throws for what is no such file.
 */
export const mediaMetadata = async (mediaType: string, file: ByteSource): Promise<readonly FoundField[]> => {
  const { parseBlob } = await import('music-metadata')
  const source = windowed(file)
  const found = await parseBlob(rangedBlob(source, mediaType), { skipCovers: true, duration: false, mkvUseIndex: true })
  const head = mediaType === 'video/mp4' ? await filmHeadOf(source) : { frame: framesOf(found.format), seconds: undefined }
  const fields = fieldsOf(found, head, mediaType === 'audio/wav' ? ofWave : (text) => text).flatMap(([group, field, value]) => (value === undefined || value === '' ? [] : [{ group, field, value }]))
  // The library takes much for a file that says nothing; a container is the least that one has.
  if (fields.length === 0) throw new Error('No sound and no film')
  return fields
}
