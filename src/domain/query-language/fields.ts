import { folded } from '../search/words.ts'
import { tidy } from '../validation/text.ts'

/** The fields that every organization has. Attributes of templates are fields by their names. */
export const FIELDS = ['type', 'in', 'folder', 'tag', 'person', 'contact', 'repository', 'rights', 'by', 'added', 'changed', 'size', 'ready', 'is', 'embargo', 'unread', 'name', 'number', 'description', 'content'] as const
export type Field = (typeof FIELDS)[number]

/** What they are called in the other languages, to be typed; queries are written in English, so that a link is the same for everybody. */
const NAMES: Readonly<Record<Field, readonly string[]>> = {
  type: ['tipo'],
  in: ['i', 'en'],
  folder: ['mappe', 'carpeta'],
  tag: ['tags', 'tagg', 'emneord', 'etiqueta', 'etiquetas'],
  person: ['persona'],
  contact: ['kontakt', 'contacto'],
  repository: ['oppbevaringssted', 'repositorio'],
  rights: ['rettigheter', 'derechos'],
  by: ['av', 'por'],
  added: ['tilføyd', 'añadido'],
  changed: ['endret', 'modificado'],
  size: ['størrelse', 'tamaño'],
  ready: ['klar', 'listo'],
  is: ['er', 'está'],
  embargo: ['sperrefrist'],
  unread: ['ulest', 'noleído'],
  name: ['navn', 'nombre'],
  number: ['nummer', 'número'],
  description: ['beskrivelse', 'descripción'],
  content: ['innhold', 'contenido'],
}

/** What names of fields are compared by: without case and accents. */
export const fieldKey = (name: string): string => folded(tidy(name))

const BY_NAME: ReadonlyMap<string, Field> = new Map(FIELDS.flatMap((field) => [field, ...NAMES[field]].map((name) => [fieldKey(name), field] as const)))

/** The field of the language that is called so, in any of its languages. */
export const fieldNamed = (name: string): Field | undefined => BY_NAME.get(fieldKey(name))

/** The names by which a field is typed, the English one first. */
export const namesOfField = (field: Field): readonly string[] => [field, ...NAMES[field]]

export const sameField = (one: string, other: string): boolean => (fieldNamed(one) ?? fieldKey(one)) === (fieldNamed(other) ?? fieldKey(other))

/** Whether a name, or a word in it, begins with what is typed, without case and accents. With nothing no name begins. */
export const isBegun = (name: string, typed: string): boolean => {
  const key = fieldKey(typed)
  return key !== '' && ` ${fieldKey(name)}`.includes(` ${key}`)
}

/** Whether a query means a folder by its name, or by its path from the module's root with slashes: without case and accents, as tags and persons. `path`: the names of the folders above it, and its own. */
export const isFolderMeant = (path: readonly string[], nameOrPath: string): boolean => [path.slice(-1), path].some((names) => fieldKey(names.join('/')) === fieldKey(nameOrPath))
