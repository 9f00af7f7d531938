import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Words that address a person as a friend: the Spanish texts say "usted" throughout. */
const FAMILIAR =
  /(?<![\p{L}])(tu|tus|te|tú|ti|contigo|puedes|podrás|quieres|tienes|eres|estás|debes|sabes|necesitas|preguntaste|detuviste|hiciste|escribiste|inténtalo|pruébalo|vacíalo|pídelo|pídeselo|haz|pulsa aquí)(?![\p{L}])/iu

const familiarIn = (text: string): readonly string[] => text.split('\n').filter((line) => FAMILIAR.test(line.replace(/^\s*"[^"]*":/, '')))

const FILES = globSync(['src/ui/locales/es/*.json', 'src/ui/*/locales/es.json']).toSorted()

it('there are such texts', () => expect(FILES.length).toBeGreaterThan(40))

it.each(FILES)('%s addresses people as usted', (file) => {
  expect(familiarIn(readFileSync(file, 'utf8'))).toEqual([])
})

it('a fixture with a familiar word is found, and one that only looks like it is not', () => {
  expect(familiarIn('  "title": "¿Qué quieres saber?",')).toHaveLength(1)
  expect(familiarIn('  "text": "Pregunte sobre tus fondos",')).toHaveLength(1)
  expect(familiarIn('  "te": "Este cliente está delante: dele tiempo, inténtelo de nuevo"')).toEqual([])
})
