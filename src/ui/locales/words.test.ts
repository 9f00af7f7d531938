import { expect, test } from 'vitest'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { LANGUAGES, type Language } from '../../domain/preferences/language.ts'

type Texts = { readonly [key: string]: string | Texts }

const files = import.meta.glob<Texts>(['./*/*.json', '../*/locales/*.json'], { eager: true, import: 'default' })

const flat = (texts: Texts, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`)))

const textsOf = (language: Language) => Object.entries(files).flatMap(([file, texts]) => (file.startsWith(`./${language}/`) || file.endsWith(`/${language}.json`) ? flat(texts) : []))

/** Turns of phrase that no curator would use, and a wrong gender, seen in the product before. */
const UNPLAIN: Readonly<Record<Language, RegExp>> = {
  'en-US': /\b(?:lies?|lay) (?:in|here|there|elsewhere)\b|\bwhat lies\b|\b(?:make|made|make a) folder\b|\bwithin reach\b|\bat hand\b|\bfrom theirs\b|\bput .* aside\b/i,
  no: /\bfiler ligger i mapper\b|\bfil ligger alltid\b|\blag mappe\b|\bdet som ligger her\b|\b(?:en|én|ingen|annen|hver|den) attributt\b|\battributten\b/i,
  es: /\blo que está aquí\b|\ba mano\b/i,
}

test.each(LANGUAGES)('the texts in %s are plain words', (language) => {
  expect(textsOf(language).filter(([, text]) => UNPLAIN[language].test(text))).toEqual([])
})

test.each(LANGUAGES)('a permission is called by its plain name in the texts in %s, and the table of rights says which one is asked for', (language) => {
  const inCode = new RegExp(`\\b(?:${PERMISSIONS.join('|')})\\b`)
  expect(textsOf(language).filter(([, text]) => inCode.test(text))).toEqual([])
})

test.each([['assistant.notices.notSent', 'Error sending message']])('%s is worded as the specification has it (section 8)', (key, text) => {
  expect(new Map(textsOf('en-US')).get(key)).toBe(text)
})

test.each(LANGUAGES)('a limit that is told of is written as numbers are in %s', (language) => {
  expect(textsOf(language).filter(([key, text]) => key.includes('.notices.') && text.includes('{{limit}}'))).toEqual([])
})

test.each([
  ['en-US', 'Location', 'New folder'],
  ['no', 'Plassering', 'Ny mappe'],
  ['es', 'Ubicación', 'Nueva carpeta'],
] as const)('where a folder is and how one is made, in %s', (language, location, make) => {
  const texts = new Map(textsOf(language))
  expect([texts.get('folderDetail.field.folder'), texts.get('library.name.createSubmit')]).toEqual([location, make])
})

test.each(LANGUAGES)('archives and files are two words in %s', (language) => {
  const texts = new Map(textsOf(language))
  const [archives, files] = [texts.get('shell.modules.ARCHIVES'), texts.get('organizations.files')]
  expect(archives?.toLocaleLowerCase(language)).not.toBe(files?.toLocaleLowerCase(language))
})
