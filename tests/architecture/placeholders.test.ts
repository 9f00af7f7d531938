import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/domain/preferences/language.ts'
import { checkedCalls, differingPlaceholders, wantedByKey, type Texts, type WantedByKey } from '../support/placeholders.ts'

const read = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8')) as Texts

/** The same file in a language: `locales/no/mail.json` and `mail/locales/no.json`. */
const inLanguage = (file: string, language: string): string =>
  basename(dirname(file)) === 'en-US' ? `${dirname(dirname(file))}/${language}/${basename(file)}` : `${dirname(file)}/${language}.json`

const english = globSync(['src/ui/locales/en-US/*.json', 'src/ui/*/locales/en-US.json']).toSorted()
const others = LANGUAGES.filter((language) => language !== 'en-US')

const wantedIn = (file: string): WantedByKey => wantedByKey(read(file))
const isOfMail = (file: string): boolean => file === 'src/ui/locales/en-US/mail.json'
const OF_PAGES = new Map(english.filter((file) => !isOfMail(file)).flatMap((file) => [...wantedIn(file)]))
const OF_MAILS = new Map(english.filter(isOfMail).flatMap((file) => [...wantedIn(file)]))

const checkedIn = (pattern: string, wanted: WantedByKey) =>
  globSync(pattern)
    .filter((file) => !/\.(test|stories)\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => checkedCalls(file, readFileSync(file, 'utf8'), wanted))

describe.each(others)('the texts in %s', (language) => {
  it.each(english)('of %s fill in the same values in the same formats as in English', (file) => {
    expect(differingPlaceholders(read(file), read(inLanguage(file, language)))).toEqual([])
  })
})

describe.each([
  { of: 'pages', pattern: 'src/{ui,application}/**/*.{ts,tsx}', wanted: OF_PAGES, least: 500 },
  { of: 'mails', pattern: 'server/**/*.ts', wanted: OF_MAILS, least: 1 },
])('the texts of $of', ({ pattern, wanted, least }) => {
  it('are handed just the values that they fill in', () => {
    const checked = checkedIn(pattern, wanted)
    expect(checked.flatMap(({ problems }) => problems)).toEqual([])
    expect(checked.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(least)
  })
})

describe('a fixture', () => {
  const texts = {
    plain: 'Nothing here',
    by: { whom: '{{date}} by {{who}}' },
    files_one: 'A file in {{folder}}',
    files_other: '{{count, number}} files in {{folder}}',
  }
  const problemsOf = (source: string) => checkedCalls('fixture.tsx', source, wantedByKey(texts)).problems

  it('with another name, another format or a missing value in one language is found', () => {
    const other = { plain: 'Nothing', by: { whom: '{{dato}} av {{who}}' }, files_one: 'En fil', files_other: '{{count}} filer i {{folder}}', files_many: '{{count, number}}' }
    expect(differingPlaceholders(texts, other)).toEqual([
      'by.whom: dato; who, in English date; who',
      'files_one: , in English folder',
      'files_other: count; folder, in English count, number; folder',
      'files_many: count, number, in English count, number; folder',
    ])
    expect(differingPlaceholders(texts, { ...texts, by: { whom: '{{ who }}, {{date}}' } })).toEqual([])
  })

  it('with a call that hands over other values is found', () => {
    expect(problemsOf(`t('by.whom', { date, whom })`)).toEqual(['fixture.tsx: by.whom lacks who and does not use whom'])
    expect(problemsOf(`<b>{t(isOne ? 'plain' : 'by.whom')}</b>`)).toEqual(['fixture.tsx: by.whom lacks date, who'])
    expect(problemsOf(`t('files', { folder: name })`)).toEqual(['fixture.tsx: files lacks count'])
    expect(problemsOf(`t('plain', { count: 1 })`)).toEqual(['fixture.tsx: plain does not use count'])
    expect(problemsOf(`notify({ kind: 'success', text: 'by.whom', values: { who } })`)).toEqual(['fixture.tsx: by.whom lacks date'])
  })

  it('with calls that do so, or whose values stand elsewhere, is left alone', () => {
    expect(problemsOf(`t('by.whom', { date: x, who }); t('files', { count, folder }); t('plain'); t('by.whom', values); t('by.whom', { ...values }); t(key, { who })`)).toEqual([])
  })
})
