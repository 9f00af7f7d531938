import { buffer } from 'node:stream/consumers'
import { readSearchableInput } from './ocr/searchableInput.ts'
import { searchablePdf } from './ocr/searchablePdf.ts'

/** One PDF that can be searched: a file and what was read of it come by the standard input, the PDF goes out by the standard output. */
process.on('SIGINT', () => undefined)
const { input, bytes } = readSearchableInput(await buffer(process.stdin))
process.stdout.end(await searchablePdf(bytes, input))
