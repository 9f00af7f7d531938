import { LANGUAGES } from '../preferences/language.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import { PREDEFINED_SETS } from '../templates/sets/predefinedSets.ts'
import { foldedWords } from './finding/foldedText.ts'

/** One thing that attributes ask for, by whatever standard: its elements, and how it is called in three languages. */
interface Concept {
  readonly name: ConceptName
  /** The first one stands for all of them where a file is asked. */
  readonly elements: readonly string[]
  readonly words: readonly string[]
}

export type ConceptName =
  | 'title' | 'creator' | 'created' | 'description' | 'subject' | 'rights' | 'publisher' | 'identifier' | 'place' | 'source' | 'language' | 'medium' | 'technique'
  | 'dimensions' | 'height' | 'width' | 'depth' | 'diameter' | 'provenance' | 'licence' | 'credit' | 'pages' | 'price' | 'position' | 'recipient' | 'city' | 'country'

const CONCEPTS: readonly Concept[] = [
  { name: 'title', elements: ['dcterms:title', 'dc:title', 'isadg:3.1.2', 'spectrum:title'], words: ['title', 'tittel', 'título', 'titulo'] },
  {
    name: 'creator',
    elements: ['dcterms:creator', 'dc:creator', 'isadg:3.2.1', 'spectrum:object-production-person'],
    words: ['artist', 'author', 'creator', 'maker', 'photographer', 'painter', 'photo', 'kunstner', 'fotograf', 'forfatter', 'opphavsperson', 'maler', 'foto', 'arkivskaper', 'artista', 'autor', 'autora', 'fotógrafo', 'fotógrafa', 'creador', 'pintor', 'pintora'],
  },
  {
    name: 'created',
    elements: ['dcterms:created', 'dcterms:date', 'photoshop:DateCreated', 'isadg:3.1.3', 'spectrum:object-production-date'],
    words: ['date', 'dated', 'dates', 'date created', 'created', 'year', 'dato', 'datert', 'datering', 'dateringer', 'år', 'årstall', 'produksjonsdato', 'fecha', 'fechas', 'fechado', 'año', 'fecha de creación', 'datación', 'taken', 'painted', 'tatt', 'malt', 'laget'],
  },
  { name: 'description', elements: ['dcterms:description', 'dc:description', 'isadg:3.3.1', 'spectrum:brief-description'], words: ['description', 'caption', 'beskrivelse', 'bildetekst', 'descripción', 'leyenda'] },
  { name: 'subject', elements: ['dcterms:subject', 'dc:subject'], words: ['subject', 'subjects', 'keywords', 'emne', 'emner', 'emneord', 'nøkkelord', 'stikkord', 'materia', 'materias', 'palabras clave', 'tema', 'temas'] },
  { name: 'rights', elements: ['dcterms:rights', 'dc:rights', 'spectrum:right-note', 'dcterms:rightsHolder', 'spectrum:right-holder'], words: ['rights', 'copyright', 'rettigheter', 'opphavsrett', 'derechos', 'derechos de autor'] },
  { name: 'publisher', elements: ['dcterms:publisher'], words: ['publisher', 'published by', 'utgiver', 'forlag', 'editor', 'editorial'] },
  {
    name: 'identifier',
    elements: ['dcterms:identifier', 'isadg:3.1.1', 'spectrum:object-number', 'spectrum:other-number'],
    words: ['identifier', 'inventory number', 'inventory no', 'inv no', 'accession number', 'accession no', 'acc no', 'object number', 'reference code', 'call number', 'identifikator', 'inventarnummer', 'inventarnr', 'inv nr', 'gjenstandsnummer', 'referansekode', 'signatur', 'número de inventario', 'nº de inventario', 'n inv', 'código de referencia', 'signatura'],
  },
  { name: 'place', elements: ['dcterms:spatial', 'dcterms:coverage', 'spectrum:object-production-place', 'Iptc4xmpCore:Location'], words: ['place', 'location', 'sted', 'lugar', 'localidad'] },
  { name: 'city', elements: ['photoshop:City'], words: ['city', 'town', 'by', 'ciudad'] },
  { name: 'country', elements: ['photoshop:Country'], words: ['country', 'land', 'país'] },
  { name: 'source', elements: ['dcterms:source', 'photoshop:Source', 'isadg:3.2.4', 'spectrum:acquisition-source'], words: ['source', 'acquired from', 'gift of', 'donor', 'kilde', 'ervervet fra', 'giver', 'gave fra', 'fuente', 'donante', 'donación de'] },
  { name: 'language', elements: ['dcterms:language', 'isadg:3.4.3'], words: ['language', 'språk', 'idioma', 'lengua'] },
  { name: 'medium', elements: ['dcterms:medium', 'spectrum:material'], words: ['medium', 'material', 'materials', 'materiale', 'materialer', 'soporte', 'materiales'] },
  { name: 'technique', elements: ['spectrum:technique'], words: ['technique', 'teknikk', 'técnica'] },
  { name: 'dimensions', elements: ['dcterms:extent', 'isadg:3.1.5'], words: ['dimensions', 'dimension', 'size', 'measurements', 'extent', 'mål', 'størrelse', 'format', 'omfang', 'dimensiones', 'medidas', 'tamaño', 'extensión'] },
  { name: 'height', elements: ['spectrum:dimension-height'], words: ['height', 'høyde', 'altura', 'alto'] },
  { name: 'width', elements: ['spectrum:dimension-width'], words: ['width', 'breadth', 'bredde', 'anchura', 'ancho'] },
  { name: 'depth', elements: ['spectrum:dimension-depth'], words: ['depth', 'dybde', 'profundidad', 'fondo'] },
  { name: 'diameter', elements: ['spectrum:dimension-diameter'], words: ['diameter', 'diam', 'diámetro'] },
  { name: 'provenance', elements: ['dcterms:provenance', 'isadg:3.2.3', 'spectrum:object-history-note'], words: ['provenance', 'proveniens', 'procedencia'] },
  { name: 'licence', elements: ['dcterms:license'], words: ['license', 'licence', 'lisens', 'licencia'] },
  { name: 'credit', elements: ['photoshop:Credit', 'spectrum:credit-line'], words: ['credit', 'credit line', 'kreditering', 'crédito'] },
  { name: 'recipient', elements: [], words: ['recipient', 'addressee', 'to', 'mottaker', 'til', 'destinatario', 'destinataria', 'para'] },
  { name: 'pages', elements: [], words: ['pages', 'number of pages', 'sider', 'antall sider', 'sidetall', 'páginas', 'número de páginas'] },
  { name: 'price', elements: ['spectrum:object-valuation'], words: ['price', 'value', 'valuation', 'insurance value', 'pris', 'verdi', 'forsikringsverdi', 'verdsettelse', 'precio', 'valor', 'valor de seguro', 'valoración'] },
  { name: 'position', elements: [], words: ['coordinates', 'position', 'gps', 'koordinater', 'posisjon', 'coordenadas', 'posición'] },
]

type Asking = Pick<AttributeDefinition, 'name' | 'element'>

const keyOf = (words: string): string => foldedWords(words).join(' ')
const BY_ELEMENT = new Map(CONCEPTS.flatMap((concept) => concept.elements.map((element) => [element, concept] as const)))
const BY_WORDS = new Map(CONCEPTS.flatMap((concept) => concept.words.map((words) => [keyOf(words), concept] as const)))
/** Of each element of a standard, what it is called in each language. */
const NAMES_OF_ELEMENT = new Map(PREDEFINED_SETS.flatMap(({ attributes }) => attributes.map(({ element, names }) => [element, LANGUAGES.map((language) => names[language])] as const)))

const conceptOf = ({ name, element }: Asking): Concept | undefined => BY_ELEMENT.get(element ?? '') ?? (element === null ? BY_WORDS.get(keyOf(name)) : undefined)

/** What an attribute asks for: by the element it stands for, or, without one, by its name. */
export const conceptNamed = (attribute: Asking): ConceptName | undefined => conceptOf(attribute)?.name

/** The element by which a file is asked for an attribute: its own, or that of what its name means. */
export const elementOf = (attribute: Asking): string | null => attribute.element ?? conceptOf(attribute)?.elements[0] ?? null

/** All that an attribute may be called in a text, as folded words: its own name, that of its element in each language, and what else is said for it. */
export const labelsOf = (attribute: Asking): readonly (readonly string[])[] => {
  const called = [attribute.name, ...(NAMES_OF_ELEMENT.get(attribute.element ?? '') ?? []), ...(conceptOf(attribute)?.words ?? [])]
  return [...new Map(called.map((words) => [keyOf(words), foldedWords(words)])).values()].filter((words) => words.length > 0)
}
