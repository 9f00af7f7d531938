import { readSearchableInput } from './ocr/searchableInput.ts'
import { searchablePdf } from './ocr/searchablePdf.ts'

/** One PDF that can be searched: a file and what was read of it come by the standard input, the PDF goes out by the standard output. */
process.on('SIGINT', () => undefined)
process.stdout.end(await searchablePdf(await readSearchableInput(process.stdin)))
