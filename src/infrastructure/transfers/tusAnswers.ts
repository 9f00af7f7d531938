import * as Result from 'effect/Result'
import type { DetailedError } from 'tus-js-client'
import type { Receipt, SendFailure } from '../../application/uploads/UploadGateway.ts'
import { decodeFailure, decodeJson, jsonOf } from '../http/codec.ts'
import { UploadReceipt } from './contract.ts'

/**
 * The answer to the last byte. A file whose last byte was answered in an earlier life has no answer any more: its upload counts as
 * gone, and sending it anew meets the asset that it has become.
 */
export const receiptOf = (body: string): Result.Result<Receipt, SendFailure> => {
  if (body === '') return Result.fail({ code: 'UPLOAD_NOT_FOUND' })
  return decodeJson(UploadReceipt, body)
}

const isStillWritten = (status: number, body: string): boolean => status === 423 || (status === 409 && body.includes('STALE_EDIT'))

/** Why the protocol's client gave up. Without an answer the network is gone; a conflict is an earlier request that still writes. */
export const refusalOf = (error: Error | DetailedError): SendFailure => {
  const answer = 'originalResponse' in error ? error.originalResponse : null
  const status = answer?.getStatus() ?? 0
  if (answer === null || status === 0 || isStillWritten(status, answer.getBody())) return { code: 'UNREACHABLE' }
  const body = answer.getBody()
  if ((status === 404 || status === 410) && !body.includes('message')) return { code: 'UPLOAD_NOT_FOUND' }
  return decodeFailure(status, jsonOf(body)) as SendFailure
}
