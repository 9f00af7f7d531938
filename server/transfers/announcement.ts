import * as Result from 'effect/Result'
import type { FastifyRequest } from 'fastify'
import type { ServerCode } from '../../src/domain/failures/codes.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isWellFormedId } from '../database/id.ts'
import { unreadable } from '../database/unreadable.ts'
import type { Candidate } from './admit.ts'

const metadataOf = (header: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (typeof header === 'string' ? header : '').split(',').flatMap((pair) => {
      const [key, value] = pair.trim().split(' ')
      return key === undefined || value === undefined ? [] : [[key, Buffer.from(value, 'base64').toString('utf8')]]
    }),
  )

/** What a creation announces; a failure where it announces nothing that can be judged. */
export const announced = (request: FastifyRequest, type: Candidate['type']): Result.Result<Candidate, Failure<ServerCode>> => {
  const { folderId, filename, replaces, target, seen, values } = metadataOf(request.headers['upload-metadata'])
  const length = String(request.headers['upload-length'] ?? '')
  if (!/^\d{1,15}$/.test(length)) return Result.fail({ code: 'VALIDATION_FAILED', fields: { size: { code: 'required' } } })
  if (filename === undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { name: { code: 'required' } } })
  if (folderId === undefined) return Result.fail({ code: 'ASSET_CANNOT_BE_STANDALONE' })
  if (!isWellFormedId(folderId)) return Result.fail({ code: 'DESTINATION_NOT_FOUND' })
  if (values !== undefined && !isWellFormedId(values)) return unreadable('values')
  if ([replaces, target].some((id) => id !== undefined && !isWellFormedId(id))) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  return Result.succeed({ type, folderId: folderId.toLowerCase(), name: filename, size: Number(length), replaces, target, seen, values })
}

/** What is kept with the bytes of an upload until they are all here. */
export const kept = ({ folderId, name, type, replaces, target, seen, values }: Candidate): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ folderId, filename: name, type, replaces, target, seen, values }).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
