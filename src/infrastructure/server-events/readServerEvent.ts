import * as Result from 'effect/Result'
import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import { decodeJson } from '../http/codec.ts'
import { ServerEventSchema } from './contract.ts'

/** An event of the stream, by its text; undefined where this version knows none such. */
export const readServerEvent = (text: string): ServerEvent | undefined => {
  const read = decodeJson(ServerEventSchema, text)
  return Result.isSuccess(read) ? read.success : undefined
}
