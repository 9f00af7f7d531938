import { describe, expect, it } from 'vitest'
import { acceptedLanguage, knownLanguage, LANGUAGE_NAMES, LANGUAGES, matchLanguage } from './language.ts'
import { DEFAULT_THEME, isTheme, shownMode, THEMES } from './theme.ts'

describe('language', () => {
  it.each([
    ['en-US', 'en-US'],
    ['en', 'en-US'],
    ['EN_gb', 'en-US'],
    ['no', 'no'],
    ['nb', 'no'],
    ['nb-NO', 'no'],
    ['nn', 'no'],
    [' NN-no ', 'no'],
    ['es', 'es'],
    ['es-MX', 'es'],
    ['es_419', 'es'],
  ])('%j is known as %s', (tag, language) => {
    expect(knownLanguage(tag)).toBe(language)
    expect(matchLanguage(tag)).toBe(language)
  })
  it.each(['de', 'est', 'nob', '', '-es', '*', 'constructor', null, undefined])('%j falls back to English', (tag) => {
    expect(knownLanguage(tag ?? '')).toBeUndefined()
    expect(matchLanguage(tag)).toBe('en-US')
  })

  it.each([
    ['nb-NO,nb;q=0.9,en;q=0.8', 'no'],
    ['de, es;q=0.5, en;q=0.7', 'en-US'],
    ['de;q=0.9, es;q=0.5', 'es'],
    ['en;q=0.1, es', 'es'],
    ['es;q=0, nn;q=0.1', 'no'],
    ['es;q=0', 'en-US'],
    ['es ; q=0.5 , no ; q=0.6', 'no'],
    ['es;level=1;q=0.2,no;q=0.3', 'no'],
    ['no;q=oops', 'no'],
    ['es;q=0.25,no;q=0.3', 'no'],
    ['es;q=0.1x,no;q=0.9', 'es'],
    ['no;q=1.0000,es;q=0.9', 'no'],
    ['no;xq=0,es;q=0.9', 'no'],
    ['*', 'en-US'],
    ['', 'en-US'],
    [null, 'en-US'],
    [undefined, 'en-US'],
  ])('Accept-Language %j gets %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })

  it('has three, by their own names', () => {
    expect(LANGUAGES.map((language) => LANGUAGE_NAMES[language])).toEqual(['English', 'Norsk', 'Español'])
  })
})

describe('theme', () => {
  it('is light, dark, or as the device', () => {
    expect(THEMES.map((theme) => [theme, shownMode(theme, false), shownMode(theme, true)])).toEqual([
      ['light', 'light', 'light'],
      ['dark', 'dark', 'dark'],
      ['system', 'light', 'dark'],
    ])
    expect(DEFAULT_THEME).toBe('system')
  })

  it('is told from anything else', () => {
    expect(['light', 'dark', 'system'].every(isTheme)).toBe(true)
    expect(['', 'Light', null, undefined, 1].some(isTheme)).toBe(false)
  })
})
