import type { ResourceType } from '../access/modules.ts'
import type { Language } from '../preferences/language.ts'
import type { AssetKind } from '../query-language/assetKinds.ts'

/** What a file of a result says of every folder and file in it. */
export const RESULT_COLUMNS = ['name', 'type', 'format', 'size', 'module', 'folder', 'fileNumber', 'repository', 'tags', 'description', 'added', 'by', 'changed', 'id'] as const
export type ResultColumn = (typeof RESULT_COLUMNS)[number]

interface Words {
  /** What the file is called. */
  readonly file: string
  readonly heads: Readonly<Record<ResultColumn, string>>
  /** As `type:` of a query takes them. */
  readonly types: Readonly<Record<AssetKind | 'folder', string>>
  readonly modules: Readonly<Record<ResourceType, string>>
}

export const RESULT_WORDS: Readonly<Record<Language, Words>> = {
  'en-US': {
    file: 'Search result',
    heads: { name: 'Name', type: 'Type', format: 'Format', size: 'Size in bytes', module: 'Part of the library', folder: 'Folder', fileNumber: 'File number', repository: 'Repository', tags: 'Tags', description: 'Description', added: 'Added', by: 'Added by', changed: 'Changed', id: 'ID' },
    types: { folder: 'Folder', image: 'Image', document: 'Document', video: 'Video', audio: 'Audio', text: 'Text file', other: 'Other' },
    modules: { RECORDS: 'Records', ARCHIVES: 'Archives', COLLECTIONS: 'Collections' },
  },
  no: {
    file: 'Søkeresultat',
    heads: { name: 'Navn', type: 'Type', format: 'Format', size: 'Størrelse i byte', module: 'Del av biblioteket', folder: 'Mappe', fileNumber: 'Filnummer', repository: 'Oppbevaringssted', tags: 'Emneord', description: 'Beskrivelse', added: 'Lagt til', by: 'Lagt til av', changed: 'Endret', id: 'ID' },
    types: { folder: 'Mappe', image: 'Bilde', document: 'Dokument', video: 'Video', audio: 'Lyd', text: 'Tekstfil', other: 'Annet' },
    modules: { RECORDS: 'Dokumenter', ARCHIVES: 'Arkiver', COLLECTIONS: 'Samlinger' },
  },
  es: {
    file: 'Resultado de la búsqueda',
    heads: { name: 'Nombre', type: 'Tipo', format: 'Formato', size: 'Tamaño en bytes', module: 'Parte de la biblioteca', folder: 'Carpeta', fileNumber: 'Número de archivo', repository: 'Repositorio', tags: 'Etiquetas', description: 'Descripción', added: 'Añadido', by: 'Añadido por', changed: 'Modificado', id: 'ID' },
    types: { folder: 'Carpeta', image: 'Imagen', document: 'Documento', video: 'Vídeo', audio: 'Audio', text: 'Archivo de texto', other: 'Otros' },
    modules: { RECORDS: 'Registros', ARCHIVES: 'Fondos', COLLECTIONS: 'Colecciones' },
  },
}
