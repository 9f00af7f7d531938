import { MAX_IMPORT_LINES } from '../../src/domain/metadata-import/metadataImport.ts'

/** How the program that reads workbooks ends when it reads none; the names are those of the problems at the file. */
export const VERDICTS = { fileTypeNotSupported: 11, fileTooLarge: 12 } as const

/** Lines: the heads, and one more than may be below them, by which it is refused without being handed over to its end. */
export const MOST_READ = MAX_IMPORT_LINES + 2
