import { describe, expect, test } from 'vitest'
import { CATALOGUE, CLIENT_SIDE, EXTENSIONS } from '../../domain/failures/codes.ts'
import { LANGUAGES } from '../../domain/preferences/language.ts'
import { PROBLEM_CODES } from '../../domain/validation/problem.ts'

type Texts = { readonly [key: string]: string | Texts }

/** What sign-in and error pages need. */
const ofPublic = import.meta.glob<Texts>('./*/public.json', { eager: true, import: 'default' })
/** All else, each capability's own. */
const ofCapabilities = import.meta.glob<Texts>('../*/locales/*.json', { eager: true, import: 'default' })
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '../../application/**/*.ts', '!../**/*.test.*', '!../**/*.d.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const flat = (texts: Texts, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`)))

const PARTS = ['public', ...new Set(Object.keys(ofCapabilities).map((path) => path.split('/')[1] ?? ''))]
const textsOf = (language: string, part: string) =>
  flat((part === 'public' ? ofPublic[`./${language}/public.json`] : ofCapabilities[`../${part}/locales/${language}.json`]) ?? {})
const allOf = (language: string) => new Map(PARTS.flatMap((part) => textsOf(language, part)))
const PLURAL = /_(zero|one|two|few|many|other)$/
const withoutPlural = (key: string) => key.replace(PLURAL, '')
const keysOf = (texts: ReadonlyMap<string, string>) => [...new Set([...texts.keys()].map(withoutPlural))].sort()

const english = allOf('en-US')

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = allOf(language)

  test.each(PARTS)('of %s have the same keys as in English', (part) => {
    expect(textsOf(language, part)).not.toEqual([])
    expect(keysOf(new Map(textsOf(language, part)))).toEqual(keysOf(new Map(textsOf('en-US', part))))
  })

  test('have every plural form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const counted = [...new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map(withoutPlural))]
    expect(counted.flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !texts.has(key))).toEqual([])
  })

  test('name every failure and every problem', () => {
    const keys = keysOf(texts)
    const codes = [...CATALOGUE, ...EXTENSIONS, ...CLIENT_SIDE].map((code) => `failure.${code}`)
    const problems = PROBLEM_CODES.map((code) => `problem.${code}`)
    expect([...codes, ...problems].filter((key) => !keys.includes(key))).toEqual([])
  })

  test('stand once, and say something', () => {
    const keys = PARTS.flatMap((part) => textsOf(language, part).map(([key]) => key))
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at)
    expect({ twice, empty: [...texts].filter(([, text]) => text.trim() === '') }).toEqual({ twice: [], empty: [] })
  })
})

test('the first word of a key belongs to one capability', () => {
  const owners = PARTS.filter((part) => part !== 'public').flatMap((part) => Object.keys(ofCapabilities[`../${part}/locales/en-US.json`] ?? {}))
  expect(owners.filter((word, at) => owners.indexOf(word) !== at)).toEqual([])
  expect(owners.length).toBeGreaterThan(40)
})

/** `t('…')` in the interface; `text: '…'` where a machine names what is to be told. */
const NAMED = /(?:\bt\(\s*|\btext: )'([\w-]+\.[\w.-]+)'/g

test('every key that the interface and the machines name has a text', () => {
  const keys = keysOf(english)
  const named = Object.values(sources).flatMap((source) => [...source.matchAll(NAMED)].map(([, key]) => key ?? ''))
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((key) => !keys.includes(key))).toEqual([])
})

/** A key as it stands in a source: whole, or with parts that are filled in. */
const MENTIONED = /'([\w-]+(?:\.[\w-]+)+)'|`((?:[\w.-]|\$\{[^`{}]*\})+)`/g
const FILLED_IN = /\$\{[^{}]*\}/
/** Of files that the server writes: of the activity log, and of what an import refuses. */
const OF_THE_SERVER = ['activity.byPlatformYes', ...['changes', 'date', 'platform', 'resource'].map((column) => `activity.columns.${column}`), 'metadataImport.whyColumn']

test('every text is named by something', () => {
  const mentions = Object.values(sources).flatMap((source) => [...source.matchAll(MENTIONED)])
  const whole = new Set(mentions.map(([, key]) => key))
  const patterns = mentions.flatMap(([, , template = '']) =>
    template.split(FILLED_IN).join('').includes('.') ? [new RegExp(`^${template.split(FILLED_IN).map((part) => part.replaceAll('.', '\\.')).join('[\\w.]*')}$`)] : [],
  )
  expect(keysOf(english).filter((key) => !whole.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual(OF_THE_SERVER)
})
