import * as Result from 'effect/Result'
import type { Language } from '../preferences/language.ts'
import type { Problem } from '../validation/problem.ts'
import { isBlank, tidy } from '../validation/text.ts'
import { coordinates } from '../metadata/coordinates.ts'
import { decimalOf, formatDecimal, shortest, times } from '../metadata/decimal.ts'
import type { MetadataValue } from '../metadata/value.ts'

/** A value of coordinates, and how far around it: nothing that is farther away is meant. */
export interface NearPlace {
  readonly value: MetadataValue
  readonly metres: number
}

/** Metres from the middle of the Earth to its face, on average: distances are those on a ball, within half a per cent of the true ones. */
const RADIUS = 6_371_008.8
/** Metres, farther than anything is from anything. */
export const FARTHEST = 20_100_000

const MARK = '~'
const METRES = { km: 1000, m: 1 } as const

const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** How much of a circle lies between, as it is squared and halved in the formula of the haversine. */
const haversine = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2

export const pointOf = (value: MetadataValue): readonly [latitude: number, longitude: number] => {
  const [latitude = 0, longitude = 0] = value.split(',').map(Number)
  return [latitude, longitude]
}

/** Along the face of the Earth; the server has the same in SQL (metres_from). */
export const metresBetween = (one: MetadataValue, other: MetadataValue): number => {
  const [[latitude, longitude], [otherLatitude, otherLongitude]] = [pointOf(one), pointOf(other)]
  const part = haversine(otherLatitude - latitude) + Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * haversine(otherLongitude - longitude)
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** What is near lies between these latitudes, and a hair more: places are sorted by theirs. */
export const latitudesNear = ({ value, metres }: NearPlace): readonly [low: number, high: number] => {
  const [latitude] = pointOf(value)
  const degrees = (metres / RADIUS) * (180 / Math.PI) + 1e-9
  return [latitude - degrees, latitude + degrees]
}

/** A distance as 10 km, 2.5km or 500 m. */
export const parseDistance = (written: string, language: Language): Result.Result<number, Problem> => {
  const [, number = '', unit = ''] = /^(.*?) ?(km|m)$/iu.exec(tidy(written)) ?? []
  const decimal = decimalOf(number, language)
  const metres = decimal === undefined || decimal.length > 20 ? Number.NaN : Number(times(shortest(decimal), METRES[unit.toLowerCase() as keyof typeof METRES]))
  return metres >= 0 && metres <= FARTHEST ? Result.succeed(metres) : Result.fail({ code: 'notDistance' })
}

export const formatDistance = (metres: number, language: Language): string => {
  const unit = metres < METRES.km ? 'm' : 'km'
  return `${formatDecimal(times(String(metres), 1 / METRES[unit]), language)} ${unit}`
}

/** The place and the distance as they stand in one text, 60.39,5.32~10km, each as it is typed. */
export const splitNear = (text: string): readonly [place: string, distance: string] => {
  const at = text.lastIndexOf(MARK)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
export const joinNear = (place: string, distance: string): string => (place === '' && distance === '' ? '' : `${place}${MARK}${distance.replaceAll(MARK, '')}`)

const PLACE = { type: 'coordinates', unit: null, currency: null } as const

/** As a person reads and types it. */
export const formatPlace = ({ value }: NearPlace, language: Language): string => coordinates.format(value, PLACE, language)

const halvesOf = (text: string, language: Language) => {
  const [place, distance] = splitNear(text)
  return [coordinates.parse(place, PLACE, language), parseDistance(distance, language)] as const
}

export const parseNear = (text: string, language: Language): Result.Result<NearPlace, Problem> => {
  const [place, distance] = halvesOf(text, language)
  return Result.flatMap(place, (value) => Result.map(distance, (metres) => ({ value, metres })))
}

/** Somebody has begun with one half, and not with the other. */
export const isHalfPlace = (text: string): boolean => splitNear(text).filter(isBlank).length === 1

/** What is wrong with the place and with the distance; nothing as long as neither is filled in. */
export const wrongHalves = (text: string, language: Language): readonly [place?: Problem | undefined, distance?: Problem | undefined] => {
  const [place, distance] = splitNear(text)
  if (isBlank(place) && isBlank(distance)) return []
  const [spot, metres] = halvesOf(text, language)
  const missing: Problem = { code: 'required' }
  return [Result.isFailure(spot) ? spot.failure : undefined, isBlank(distance) ? missing : Result.isFailure(metres) ? metres.failure : undefined]
}

/** What is typed in a language as it stands in a query; what is no place with a distance as it is typed. */
export const writtenNear = (text: string, language: Language): string => {
  const read = parseNear(text, language)
  return Result.isFailure(read) ? text : joinNear(read.success.value, formatDistance(read.success.metres, 'en-US').replace(' ', ''))
}

/** As it stands in a query: numbers are English first, then as they are written in a language. */
export const nearIn = (text: string, language: Language): NearPlace | undefined => {
  const read = parseNear(text, 'en-US')
  return Result.getOrUndefined(Result.isFailure(read) ? parseNear(text, language) : read)
}

/** What stands in a query as it is typed in a language. */
export const shownNear = (text: string, language: Language): string => {
  const near = nearIn(text, language)
  return near === undefined ? text : joinNear(formatPlace(near, language), formatDistance(near.metres, language))
}
