import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import * as Result from 'effect/Result'
import { recordLine } from './isolated-programs/records.ts'
import { readTable } from './metadata-import/readTable.ts'

/** What is wrong with a table; or its heads with how many lines there are below them, and those one by one. */
function* outputOf(read: Awaited<ReturnType<typeof readTable>>): Generator<string> {
  if (Result.isFailure(read)) {
    yield recordLine({ problem: read.failure })
    return
  }
  const { heads, lines } = read.success
  yield recordLine({ heads, count: lines.length })
  for (const line of lines) yield recordLine(line)
}

/** One table: its file comes by the standard input, what is read of it goes out by the standard output. */
process.on('SIGINT', () => undefined)
await pipeline(Readable.from(outputOf(await readTable(await buffer(process.stdin)))), process.stdout)
