import { LANGUAGES, type Language } from '../preferences/language.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'

/** What the table's rows leave the house as. */
export const TABLE_FILE_FORMATS = ['csv', 'xlsx'] as const
export type TableFileFormat = (typeof TABLE_FILE_FORMATS)[number]

/** What a row says of its asset, before the attributes. A file that comes back finds its rows by the first three. */
export const FILE_COLUMNS = ['fileNumber', 'name', 'id', 'folder'] as const
export type FileColumn = (typeof FILE_COLUMNS)[number]

/** The heads of these columns. A file may come back in another language than it went out in. */
export const FILE_HEADS: Readonly<Record<Language, Readonly<Record<FileColumn, string>>>> = {
  'en-US': { fileNumber: 'File number', name: 'Name', id: 'ID', folder: 'Folder' },
  no: { fileNumber: 'Filnummer', name: 'Navn', id: 'ID', folder: 'Mappe' },
  es: { fileNumber: 'Número de archivo', name: 'Nombre', id: 'ID', folder: 'Carpeta' },
}

/** The language in which a file went out that begins with these heads; undefined: it is none of ours. */
export const languageOfHeads = (heads: readonly string[]): Language | undefined => LANGUAGES.find((language) => FILE_COLUMNS.every((column, at) => heads[at] === FILE_HEADS[language][column]))

/** The head of an attribute's column: its name, and the element of a standard that it stands for, such as `Title [dcterms:title]`. */
export const attributeHead = ({ name, element }: Pick<AttributeDefinition, 'name' | 'element'>): string => (element === null ? name : `${name} [${element}]`)

const WITH_ELEMENT = /^(.*)\[([^\][]+)\]\s*$/s

/** What a head says: a name and an element, the name alone, or an element alone. */
export const headParts = (head: string): { readonly name: string; readonly element: string } => {
  const [, name = head, element = head] = WITH_ELEMENT.exec(head) ?? []
  return { name, element: element.trim() }
}

/** Characters that a spreadsheet takes in one cell. */
const MAX_CELL_TEXT = 32_767

/** What stands at the end of a text of which a cell holds no more. */
const CUT: Readonly<Record<Language, string>> = {
  'en-US': '… [cut: a cell of a spreadsheet holds no more; a CSV file has all of it]',
  no: '… [kuttet: en celle i et regneark rommer ikke mer; en CSV-fil har alt]',
  es: '… [cortado: una celda de una hoja de cálculo no admite más; un archivo CSV lo tiene todo]',
}

/** A text as a cell of a spreadsheet holds it: one that is too long says at its end that it was cut. */
export const heldText = (text: string, language: Language): string => (text.length <= MAX_CELL_TEXT ? text : text.slice(0, MAX_CELL_TEXT - CUT[language].length) + CUT[language])

/** Whether a text is only the beginning of what went out. */
export const isCutText = (text: string): boolean => LANGUAGES.some((language) => text.endsWith(CUT[language]))
