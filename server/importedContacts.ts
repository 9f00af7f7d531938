import { buffer } from 'node:stream/consumers'
import * as Result from 'effect/Result'
import { readContacts } from './contact-exchange/readContacts.ts'
import { recordLine } from './isolated-programs/records.ts'

/** One file of contacts: it comes by the standard input; out goes what it holds, or what is wrong with it. */
process.on('SIGINT', () => undefined)
const read = readContacts(await buffer(process.stdin))
process.stdout.end(recordLine(Result.isFailure(read) ? { problem: read.failure } : read.success))
