import type { ListedAttribute } from '../../metadata/values.ts'
import { decimalIn, NUMBER } from './amounts.ts'
import { MOST_CANDIDATES, type Candidate } from './candidate.ts'

/** Units of length as texts have them, and the codes of those. */
const UNITS: readonly (readonly [written: string, code: string])[] = [
  [String.raw`millim(?:et(?:re|er)s?|etros?)|mm\.?`, 'mm'],
  [String.raw`centim(?:et(?:re|er)s?|etros?)|cms?\.?`, 'cm'],
  [String.raw`decim(?:et(?:re|er)s?|etros?)|dm\.?`, 'dm'],
  [String.raw`kilom(?:et(?:re|er)s?|etros?)|km\.?`, 'km'],
  [String.raw`met(?:re|er)s?|metros?|m\.?`, 'm'],
  [String.raw`inch(?:es)?|in\.|in|tommer?|pulgadas?|pulg\.?|["\u2033\u201D]`, 'in'],
  [String.raw`feet|foot|ft\.?|fot|pies?|['\u2032\u2019]`, 'ft'],
]
const UNIT = `(?:${UNITS.map(([written]) => written).join('|')})`

const codeOf = (unit: string): string | undefined => UNITS.find(([written]) => new RegExp(`^(?:${written})$`, 'iu').test(unit))?.[1]

/** Which side a size is of. */
export const SIDES = ['height', 'width', 'depth'] as const
export type Side = (typeof SIDES)[number]

/** One number with its unit, and the side where the way of writing says which. */
interface Size extends Candidate {
  readonly side: Side | undefined
}

const TIMES = String.raw`\s?(?:[x×*]|by|ganger|por)\s?`
const SEVERAL = new RegExp(String.raw`(?<![\p{L}\p{N}.,])(${NUMBER})\s?(${UNIT})?${TIMES}(${NUMBER})\s?(${UNIT})?(?:${TIMES}(${NUMBER})\s?(${UNIT})?)?(?![\p{L}\p{N}])`, 'giu')
const ONE = new RegExp(String.raw`(?<![\p{L}\p{N}.,/\-])(${NUMBER})\s?(${UNIT})(?![\p{L}\p{N}])`, 'giu')
/** An initial in front says which side it is: H 12 cm. */
const INITIAL = /(?<![\p{L}\p{N}])(h|height|høyde|alto|altura|w|b|width|bredde|ancho|anchura|d|depth|dybde|fondo|profundidad)[.:]?\s{0,2}$/iu

const SIDE_OF: Readonly<Record<string, Side>> = { h: 'height', a: 'height', w: 'width', b: 'width', d: 'depth', f: 'depth', p: 'depth' }

const sideBefore = (text: string, at: number): Side | undefined => {
  const word = INITIAL.exec(text.slice(Math.max(0, at - 16), at))?.[1]?.toLowerCase()
  return word?.startsWith('anch') === true ? 'width' : SIDE_OF[word?.[0] ?? '']
}

/** The unit stands behind each number or behind the last: in archives the height comes first, then the width. */
const several = (text: string): readonly Size[] =>
  [...text.matchAll(SEVERAL)].flatMap((match) => {
    const [whole, ...parts] = match
    const pairs = [0, 2, 4].flatMap((place) => (parts[place] === undefined ? [] : [{ token: parts[place], unit: parts[place + 1] }]))
    const last = pairs.at(-1)?.unit
    if (last === undefined) return []
    const place = { at: match.index, end: match.index + whole.trimEnd().length, isPlain: true }
    const sizes = pairs.flatMap(({ token, unit = last }, index): readonly Size[] => {
      const [amount, code] = [decimalIn(token, { thousands: false }), codeOf(unit)]
      return amount === undefined || code === undefined ? [] : [{ ...place, value: `${amount} ${code}`, side: SIDES[index] }]
    })
    return sizes.length === pairs.length ? sizes : []
  })

/** The sizes of a text: 12 x 8 cm, 30,5 × 20 cm, H 12 cm, 5 in. */
export const sizesIn = (text: string): readonly Size[] => {
  const joined = several(text)
  const alone = [...text.matchAll(ONE)].flatMap((match): readonly Size[] => {
    const [whole, token = '', unit = ''] = match
    const [at, end] = [match.index, match.index + whole.length]
    const [amount, code] = [decimalIn(token, { thousands: false }), codeOf(unit)]
    const isPart = joined.some((size) => at < size.end && end > size.at)
    return isPart || amount === undefined || code === undefined ? [] : [{ at, end, value: `${amount} ${code}`, isPlain: true, side: sideBefore(text, at) }]
  })
  return [...joined, ...alone].toSorted((one, other) => one.at - other.at).slice(0, MOST_CANDIDATES)
}

/** Whole sizes as a text has them, 12 x 8 cm, for attributes that hold them in words. */
export const dimensionsIn = (text: string): readonly Candidate[] => {
  const places = new Map(several(text).map((size) => [size.at, size]))
  return [...places.values()].map(({ at, end }) => ({ at, end, value: text.slice(at, end), isPlain: true }))
}

export const hasUnit = ({ type, unit }: Pick<ListedAttribute, 'type' | 'unit'>): boolean => type === 'number' && unit !== null
