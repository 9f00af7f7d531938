import { buffer } from 'node:stream/consumers'
import { HostileArchive } from './files/zip.ts'
import { rowsOfXlsx, TooManyCells } from './media/sheets.ts'
import { MOST_READ, VERDICTS } from './metadata-import/workbooks.ts'

/** One workbook: the file comes by the standard input, the rows of its first sheet go out by the standard output, as JSON. */
const rowsOf = async (bytes: Buffer): Promise<readonly (readonly string[])[] | keyof typeof VERDICTS> => {
  try {
    return await rowsOfXlsx(bytes)
  } catch (error) {
    if (error instanceof TooManyCells) return 'fileTooLarge'
    if (error instanceof HostileArchive) return 'fileTypeNotSupported'
    throw error
  }
}

// Whoever presses Ctrl-C means the server, which ends this one itself.
process.on('SIGINT', () => undefined)
const rows = await rowsOf(await buffer(process.stdin))
if (typeof rows === 'string') process.exit(VERDICTS[rows])
process.stdout.end(JSON.stringify(rows.slice(0, MOST_READ)))
