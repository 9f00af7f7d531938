import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import type { ContactImport, ReadContacts } from '../../src/domain/contact-exchange/contactImport.ts'
import { CONTACT_FIELDS } from '../../src/domain/contacts/contact.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import * as contract from '../../src/infrastructure/contact-exchange/contract.ts'
import { retryOnConflict } from '../http/contractHandler.ts'
import { refuse } from '../http/refuse.ts'
import { streamRoute, type Route, type Visit } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { PortraitMaker } from '../profile/PortraitMaker.ts'
import { applyImport, portraitsOf } from './applyImport.ts'
import { judgeFile, picturedIn, importOf, type Chosen } from './imports.ts'
import { readContacts, receivedBytes } from './readFile.ts'

const decode = Schema.decodeUnknownResult(contract.importContacts.query, { onExcessProperty: 'error' })
type Asked = (typeof contract.importContacts.query)['Type']

const chosenIn = ({ columns, apply: _apply, ...rest }: Asked): Chosen => ({
  ...rest,
  ...(columns === undefined ? {} : { columns: columns.split(',').map((name) => CONTACT_FIELDS.find((field) => field === name) ?? null) }),
})

type Told = Result.Result<ContactImport, Failure<'VALIDATION_FAILED' | 'STALE_EDIT'>>

/** What it would do; and, once it is to be done, does it by what is there then. */
const imported = async (portraits: PortraitMaker, jobs: Jobs, { viewer, inTenant }: Visit, read: ReadContacts, asked: Asked): Promise<Told> => {
  const chosen = chosenIn(asked)
  const foreseen = await inTenant((tenant) => judgeFile(tenant, read, chosen, false))
  if (Result.isFailure(foreseen)) return Result.fail(foreseen.failure)
  if (asked.apply === undefined) return Result.succeed(importOf(read, foreseen.success, { pictures: picturedIn(foreseen.success).length, batchId: null }))
  const made = await portraitsOf(portraits, viewer.userId, foreseen.success)
  return retryOnConflict(() =>
    inTenant(async (tenant): Promise<Told> => {
      const judged = await judgeFile(tenant, read, chosen, true)
      if (Result.isFailure(judged)) return Result.fail(judged.failure)
      return Result.map(await applyImport(tenant, jobs, viewer, judged.success, made), (applied) => importOf(read, judged.success, applied))
    }),
  )
}

export const importRoute = (portraits: PortraitMaker, jobs: Jobs): Route =>
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
      const bytes = await receivedBytes(request.raw as AsyncIterable<Buffer>)
      if (Result.isFailure(bytes)) return void refuse(reply.header('connection', 'close'), bytes.failure)
      const read = readContacts(bytes.success)
      const told: Told = Result.isFailure(read) ? Result.fail(read.failure) : await imported(portraits, jobs, visit, read.success, asked)
      await (Result.isFailure(told) ? refuse(reply, told.failure) : reply.send(told.success))
    },
  })
