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
const formsOf = (key: string): readonly string[] => [key, ...stemsOf(key)]

/** A name as it is written here, and its words as they are compared. */
interface Name {
  readonly written: string
  readonly key: string
  readonly words: readonly string[]
  readonly concept: readonly string[]
  readonly isSubject: boolean
}

const NAMES = CONCEPTS.flatMap((concept, at) =>
  concept.map((written): Name => ({ written, key: keyOf(written), words: keyOf(written).split(' '), concept, isSubject: at >= KINDS.length })),
)
/** By each form of their first words. */
const BY_FIRST_WORD = Map.groupBy(
  NAMES.flatMap((name) => formsOf(name.words[0] ?? '').map((form) => ({ form, name }))),
  ({ form }) => form,
)

/** Whether they are forms of one name, word by word. */
const areNames = (words: readonly string[], others: readonly string[]): boolean => words.length === others.length && words.every((word, at) => areForms(word, others[at] ?? ''))

/** What is called so, in any form. */
const namedSo = (key: string): readonly Name[] => {
  const words = key.split(' ')
  const near = new Set(formsOf(words[0] ?? '').flatMap((form) => BY_FIRST_WORD.get(form)?.map(({ name }) => name) ?? []))
  return [...near].filter((name) => areNames(name.words, words))
}

/** What else a name is called, in the other languages too; without its own forms, each once. */
export const synonymsOf = (name: string): readonly string[] => {
  const concepts = new Set(namedSo(name).map(({ concept }) => concept))
  const found = NAMES.filter(({ concept }) => concepts.has(concept))
  const words = name.split(' ')
  return [...new Map(found.map((one) => [one.key, one])).values()].filter((one) => !areNames(one.words, words)).map(({ written }) => written)
}

/** Whether something may be about what is called so, and is no mere kind. */
export const isSubject = (name: string): boolean => namedSo(name).some((one) => one.isSubject)

/** Names of one word by their forms; of two of one form the first. */
const BY_FORM = new Map(NAMES.toReversed().flatMap(({ written, key }) => (written.includes(' ') ? [] : formsOf(key).map((form) => [form, written] as const))))

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
const MOST_WORDS = Math.max(...NAMES.map(({ words }) => words.length))

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
    const run = runs.find((some) => some.length > 1 && namedSo(some.map(({ key }) => key).join(' ')).length > 0) ?? words.slice(at, at + 1)
    all.push({ key: run.map(({ key }) => key).join(' '), written: run.map(({ written }) => written).join(' ') })
    at += run.length
  }
  return all
}
