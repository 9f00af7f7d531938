import { areForms, stemsOf } from '../../query-language/stems.ts'
import { sequenceOf } from '../../search/words.ts'

/** Kinds of things that are kept, and what is done with them all: of what something is about they say nothing. */
const KINDS: readonly (readonly string[])[] = [
  ['letter', 'brev', 'carta'],
  ['deed', 'skjøte', 'gavebrev', 'escritura'],
  ['minutes', 'referat', 'møteprotokoll', 'acta'],
  ['report', 'rapport', 'melding', 'informe'],
  ['contract', 'kontrakt', 'avtale', 'contrato'],
  ['glass plate', 'glassplate', 'placa de vidrio'],
  ['register', 'register', 'registro'],
  ['map', 'chart', 'kart', 'sjøkart', 'mapa'],
  ['chart', 'sjøkart', 'carta'],
  ['drawing', 'plan', 'tegning', 'linjetegning', 'dibujo', 'plano'],
  ['painting', 'maleri', 'pintura', 'cuadro'],
  ['print', 'trykk', 'grabado'],
  ['poster', 'plakat', 'cartel'],
  ['photograph', 'photo', 'fotografi', 'foto', 'fotografía'],
  ['portrait', 'portrett', 'retrato'],
  ['plate', 'plate', 'placa'],
  ['coin', 'mynt', 'moneda'],
  ['medal', 'medalje', 'medalla'],
  ['seal', 'segl', 'sello'],
  ['token', 'polett', 'ficha'],
  ['vase', 'vase', 'jarrón'],
  ['tile', 'flis', 'azulejo'],
  ['ceramics', 'keramikk', 'cerámica'],
  ['textile', 'tekstil', 'textil'],
  ['coverlet', 'åkle', 'teppe', 'colcha'],
  ['shawl', 'sjal', 'chal'],
  ['herbarium', 'herbarium', 'herbario'],
  ['inventory', 'fortegnelse', 'inventario'],
  ['list', 'liste', 'lista'],
  ['annual', 'årsmelding', 'anual'],
  ['notice', 'kunngjøring', 'aviso'],
  ['mitten', 'vott', 'manopla'],
  ['silhouette', 'silhuett', 'silueta'],
  ['film', 'film', 'película'],
  ['sound', 'lyd', 'sonido'],
  ['gift', 'gave', 'donación'],
  ['board', 'styret', 'havnestyret', 'junta'],
  ['loan', 'lend', 'borrow', 'lån', 'utlån', 'lånte', 'préstamo', 'prestar'],
  ['return', 'retur', 'devolver', 'volver'],
  ['purchase', 'kjøp', 'compra'],
  ['meeting', 'møte', 'reunión'],
  ['insurance', 'forsikring', 'seguro'],
  ['condition', 'tilstand', 'condición'],
  ['year', 'år', 'año'],
  ['decide', 'vedta', 'vedtok', 'acordar'],
  ['owner', 'eier', 'propietario'],
]

/** What things show, tell of or are made of: a question may be about that alone, where few things are. */
const SUBJECTS: readonly (readonly string[])[] = [
  ['northern lights', 'nordlys', 'aurora boreal'],
  ['fog signal', 'tåkesignal', 'señal de niebla'],
  ['customs house', 'tollbod', 'aduana'],
  ['star chart', 'stjernekart', 'carta celeste'],
  ['signal', 'señal'],
  ['glass', 'glass', 'vidrio'],
  ['ship', 'vessel', 'skip', 'skute', 'barco', 'buque'],
  ['silver', 'sølv', 'plata'],
  ['gold', 'gull', 'oro'],
  ['copper', 'kobber', 'cobre'],
  ['boat', 'båt', 'bote'],
  ['bark', 'barque', 'bark', 'barca'],
  ['brig', 'brigg', 'bergantín'],
  ['sloop', 'jakt', 'slupp', 'balandra'],
  ['steamship', 'steamer', 'dampskip', 'vapor'],
  ['harbour', 'harbor', 'havn', 'puerto'],
  ['lighthouse', 'fyr', 'fyrtårn', 'faro'],
  ['captain', 'kaptein', 'capitán'],
  ['pilot', 'los', 'práctico'],
  ['fisherman', 'fisker', 'pescador'],
  ['fish', 'fisk', 'pez', 'pescado'],
  ['herring', 'sild', 'arenque'],
  ['sea', 'sjø', 'hav', 'mar'],
  ['fjord', 'fjord', 'fiordo'],
  ['ice', 'is', 'hielo'],
  ['snow', 'snø', 'nieve'],
  ['winter', 'vinter', 'invierno'],
  ['summer', 'sommer', 'verano'],
  ['boathouse', 'naust', 'sjøbod', 'cobertizo'],
  ['bell', 'klokke', 'campana'],
  ['whistle', 'fløyte', 'silbato'],
  ['fog', 'tåke', 'niebla'],
  ['storm', 'gale', 'storm', 'temporal'],
  ['shell', 'skjell', 'concha'],
  ['fern', 'bregne', 'helecho'],
  ['woman', 'kvinne', 'mujer'],
  ['man', 'mann', 'hombre'],
  ['house', 'hus', 'casa'],
  ['courthouse', 'tinghus', 'juzgado'],
  ['town', 'by', 'ciudad'],
  ['moon', 'moonlight', 'måne', 'måneskinn', 'luna'],
  ['night', 'natt', 'noche'],
  ['skerry', 'skjær', 'escollo'],
  ['sounding', 'depth', 'dybde', 'lodding', 'sondeo', 'profundidad'],
  ['lid', 'lidded', 'lokk', 'tapa'],
  ['island', 'isle', 'øy', 'isla'],
  ['wharf', 'quay', 'brygge', 'kai', 'muelle'],
  ['rowan', 'rogn', 'serbal'],
  ['wreck', 'vrak', 'naufragio'],
  ['anchor', 'anker', 'ancla'],
  ['sail', 'seil', 'vela'],
]

/** What the field's things are called in English, Norwegian and Spanish: who asks in one language finds what is described in another. */
const CONCEPTS = [...KINDS, ...SUBJECTS]

const keyOf = (text: string): string => [...sequenceOf(text)].join(' ')
const KEYS = CONCEPTS.map((concept) => concept.map(keyOf))

/** Whether they are forms of one name, word by word. */
const areNames = (one: string, other: string): boolean => {
  const [words, others] = [one.split(' '), other.split(' ')]
  return words.length === others.length && words.every((word, at) => areForms(word, others[at] ?? ''))
}

/** What else a name is called, in the other languages too; without its own forms, each once. */
export const synonymsOf = (name: string): readonly string[] => {
  const found = CONCEPTS.filter((_, at) => KEYS[at]?.some((one) => areNames(one, name)))
  const all = [...new Map(found.flat().map((one) => [keyOf(one), one])).entries()]
  return all.filter(([key]) => !areNames(key, name)).map(([, one]) => one)
}

const formsOf = (key: string): readonly string[] => [key, ...stemsOf(key)]
/** Whether something may be about what is called so, and is no mere kind. */
export const isSubject = (name: string): boolean => SUBJECTS.flat().some((one) => areNames(keyOf(one), name))

/** Names of one word by their forms; of two of one form the first. */
const BY_FORM = new Map(CONCEPTS.flat().toReversed().flatMap((name) => (name.includes(' ') ? [] : formsOf(keyOf(name)).map((form) => [form, name] as const))))

/** A name as it is written here, of which a word is a form. */
const nameOf = (word: string): string | undefined => formsOf(word).map((form) => BY_FORM.get(form)).find((name) => name !== undefined)

/** Letters of a part of a compound, at least. */
const SHORTEST_PART = 3

/** The two names of which a Norwegian compound is made, with an s or an e between them or nothing; of several ways the one with the longest second. */
export const compoundOf = (word: string): readonly [string, string] | undefined => {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const joints = [first, ...(/[se]$/u.test(first) && first.length > SHORTEST_PART ? [first.slice(0, -1)] : [])]
    const [named, other] = [joints.map(nameOf).find((name) => name !== undefined), nameOf(second)]
    if (named !== undefined && other !== undefined) return [named, other]
  }
  return undefined
}

/** Names of several words: “northern lights” is one thing, and neither of the two. */
const LONG_NAMES = KEYS.flat().filter((key) => key.includes(' '))
const MOST_WORDS = Math.max(...LONG_NAMES.map((key) => key.split(' ').length))

/** A word of a question, as it is compared and as it is written. */
interface Word {
  readonly key: string
  readonly written: string
}

/** Words of a question, those together that are one name. */
export const joined = (words: readonly Word[]): readonly Word[] => {
  const all: Word[] = []
  for (let at = 0; at < words.length; ) {
    const runs = Array.from({ length: MOST_WORDS - 1 }, (_, shorter) => words.slice(at, at + MOST_WORDS - shorter))
    const run = runs.find((some) => LONG_NAMES.some((name) => areNames(name, some.map(({ key }) => key).join(' ')))) ?? words.slice(at, at + 1)
    all.push({ key: run.map(({ key }) => key).join(' '), written: run.map(({ written }) => written).join(' ') })
    at += run.length
  }
  return all
}
