import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { MOST_IMPORT_BYTES, type ContactImport, type ReadContacts } from '../../src/domain/contact-exchange/contactImport.ts'
import { CONTACT_FIELDS } from '../../src/domain/contacts/contact.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import * as contract from '../../src/infrastructure/contact-exchange/contract.ts'
import { collected } from '../files/collected.ts'
import { refuse } from '../http/refuse.ts'
import { streamRoute, type Answer, type Route, type Visit } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { PortraitMaker } from '../profile/PortraitMaker.ts'
import { applyImport, portraitsOf } from './applyImport.ts'
import type { ContactFileReader } from './ContactFileReader.ts'
import { judgeFile, picturedIn, importOf, type Chosen } from './imports.ts'

const decode = Schema.decodeUnknownResult(contract.importContacts.query, { onExcessProperty: 'error' })
type Asked = (typeof contract.importContacts.query)['Type']

const chosenIn = ({ columns, apply: _apply, ...rest }: Asked): Chosen => ({
  ...rest,
  ...(columns === undefined ? {} : { columns: columns.split(',').map((name) => CONTACT_FIELDS.find((field) => field === name) ?? null) }),
})

type ImportAnswer = Answer<ContactImport, 'STALE_EDIT'>

interface Brought {
  readonly bytes: Buffer
  readonly read: ReadContacts
  readonly asked: Asked
}

/** What it would do; and, once it is to be done, does it by what is there then. */
const imported = async (portraits: PortraitMaker, jobs: Jobs, { viewer, inTenant, once }: Visit, { bytes, read, asked }: Brought): Promise<ImportAnswer> => {
  const chosen = chosenIn(asked)
  const foreseen = await inTenant((tenant) => judgeFile(tenant, read, chosen))
  if (Result.isFailure(foreseen)) return Result.fail(foreseen.failure)
  if (asked.apply === undefined) return Result.succeed(importOf(read, foreseen.success, { pictures: picturedIn(foreseen.success).length, batchId: null }))
  const made = await portraitsOf(portraits, viewer.userId, foreseen.success)
  return once(bytes, async (tenant): Promise<ImportAnswer> => {
    const judged = await judgeFile(tenant, read, chosen, made)
    if (Result.isFailure(judged)) return Result.fail(judged.failure)
    return Result.map(await applyImport(tenant, jobs, viewer, judged.success, made), (applied) => importOf(read, judged.success, applied))
  })
}

const atFile = (problem: Problem): Failure<'VALIDATION_FAILED'> => ({ code: 'VALIDATION_FAILED', fields: { file: problem } })

interface Parts {
  readonly portraits: PortraitMaker
  readonly files: ContactFileReader
  readonly jobs: Jobs
}

export const importRoute = ({ portraits, files, jobs }: Parts): Route =>
  streamRoute<Asked>({
    method: 'POST',
    path: contract.CONTACT_IMPORTS_PATH,
    summary: contract.importContacts.summary,
    authorisation: 'bearer',
    action: 'importContacts',
    audits: 'contact.created',
    rawBody: true,
    look: async (_visit, request) => {
      const asked = decode(request.query)
      return Result.isFailure(asked) ? Result.fail({ code: 'VALIDATION_FAILED', fields: {} }) : Result.succeed(asked.success)
    },
    answer: async (asked, visit, request, reply) => {
      const bytes = await collected(request.raw as AsyncIterable<Buffer>, MOST_IMPORT_BYTES)
      if (bytes === undefined) return void refuse(reply.header('connection', 'close'), atFile({ code: 'fileTooLarge', limit: MOST_IMPORT_BYTES }))
      const read = await files.read(visit.viewer.userId, bytes)
      const answered: ImportAnswer = Result.isFailure(read) ? Result.fail(atFile(read.failure)) : await imported(portraits, jobs, visit, { bytes, read: read.success, asked })
      await (Result.isFailure(answered) ? refuse(reply, answered.failure) : reply.send(answered.success))
    },
  })
