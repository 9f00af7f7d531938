import * as Option from 'effect/Option'
import * as Result from 'effect/Result'
import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import { decodeJson } from '../http/codec.ts'
import { ServerEventSchema } from './contract.ts'

/** An event of the stream, by its text; undefined where this version knows none such. */
export const readServerEvent = (text: string): ServerEvent | undefined => Option.getOrUndefined(Result.getSuccess(decodeJson(ServerEventSchema, text)))
