import { CURRENCIES, currencyOf } from '../../reference/currencies.ts'
import { decimalIn, NUMBER } from './amounts.ts'
import { MOST_CANDIDATES, type Candidate } from './candidate.ts'

/** What currencies are called in words, in three languages; `kr` and `$` are of several, and mean the one that the attribute has. */
const WORDS: readonly (readonly [written: RegExp, codes: readonly string[]])[] = [
  [/^(?:kr\.?|kroner?|kronor|coronas?)$/iu, ['NOK', 'SEK', 'DKK', 'ISK']],
  [/^(?:norske kroner|norwegian kroner?|coronas noruegas)$/iu, ['NOK']],
  [/^euros?$/iu, ['EUR']],
  [/^(?:us ?\$|us dollars?)$/iu, ['USD']],
  [/^(?:dollars?|dólares|dólar)$/iu, ['USD', 'CAD', 'AUD', 'NZD']],
  [/^(?:pounds? sterling|pund sterling|libras esterlinas)$/iu, ['GBP']],
]

const escaped = (symbol: string): string => symbol.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
/** Symbols that are no letters, and codes of three capitals. */
const SYMBOLS = [...new Set(CURRENCIES.map(({ symbol }) => symbol))].filter((symbol) => !/^[A-Z]{3}$/u.test(symbol) && !/\p{L}/u.test(symbol)).map(escaped)
const SIGN = String.raw`(?:norske kroner|norwegian kroner?|coronas noruegas|us ?\$|us dollars?|kroner?|kronor|kr\.?|coronas?|euros?|dollars?|dólares|dólar|pounds? sterling|pund sterling|libras esterlinas|${SYMBOLS.join('|')})`
const CODE = String.raw`[A-Z]{3}`

const BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}])(${SIGN}|${CODE})\s?(${NUMBER})(?:,-|\.-)?(?![\p{L}\p{N}])`, 'giu')
const BEHIND = new RegExp(String.raw`(?<![\p{L}\p{N}.,/\-])(${NUMBER})(?:,-|\.-)?\s?(${SIGN}|${CODE})(?![\p{L}\p{N}])`, 'giu')

/** Codes that are words in capitals as well: they count where the attribute has that currency. */
const WORDLIKE: readonly string[] = ['ALL', 'TOP', 'TRY', 'CUP', 'MOP', 'BOB', 'COP', 'GEL', 'MAD', 'BAM', 'SOS', 'AMD']

/** The currency that a sign means to an attribute; nothing where it can be several. */
const meant = (sign: string, own: string | null): string | undefined => {
  const word = sign.trim()
  if (/^[A-Z]{3}$/u.test(word)) return WORDLIKE.includes(word) && word !== own ? undefined : currencyOf(word)?.code
  const codes = WORDS.find(([written]) => written.test(word))?.[1] ?? CURRENCIES.filter(({ symbol }) => symbol === word).map(({ code }) => code)
  if (own !== null && codes.includes(own)) return own
  return codes.length === 1 ? codes[0] : undefined
}

const withCents = (amount: string): string => (/\.\d$/u.test(amount) ? `${amount}0` : amount)

/** The prices of a text: NOK 1 200, kr 450,-, € 12,50, 45 dollars. Only of the attribute's currency, where it has one. */
export const pricesIn = (text: string, currency: string | null): readonly Candidate[] => {
  const found = [
    ...[...text.matchAll(BEFORE)].map((match) => ({ match, sign: match[1] ?? '', token: match[2] ?? '' })),
    ...[...text.matchAll(BEHIND)].map((match) => ({ match, sign: match[2] ?? '', token: match[1] ?? '' })),
  ]
  const candidates = found.flatMap(({ match, sign, token }): readonly Candidate[] => {
    const [amount, code] = [decimalIn(token, { thousands: true }), meant(sign, currency)]
    if (amount === undefined || code === undefined || (currency !== null && code !== currency)) return []
    return [{ at: match.index, end: match.index + match[0].length, value: `${withCents(amount)} ${code}`, isPlain: true }]
  })
  return candidates.toSorted((one, other) => one.at - other.at).slice(0, MOST_CANDIDATES)
}
