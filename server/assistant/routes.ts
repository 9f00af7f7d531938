import * as Result from 'effect/Result'
import * as contract from '../../src/infrastructure/assistant/contract.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { route, type Route } from '../http/route.ts'
import type { Answers } from './Answers.ts'
import type { AnswerStreams } from './AnswerStreams.ts'
import { asPerson } from './asPerson.ts'
import type { Database } from '../database/connect.ts'
import { listMessages, markDelivered } from './messageRows.ts'
import { ask, askAgain, rate, stop } from './questions.ts'
import { answerStream } from './stream.ts'
import { deleteThread, isOwnThread, listThreads, renameThread } from './threads.ts'

const ASK = { action: 'askAssistant' } as const

const notNow = (retryAfter: number): Result.Result<never, Failure<'RATE_LIMITED'>> => Result.fail({ code: 'RATE_LIMITED', retryAfter })

export const assistantRoutes = (database: Database, answers: Answers, streams: AnswerStreams, onError: (error: unknown) => void): readonly Route[] => [
  route(contract.sendMessage, ASK, async ({ tenant, viewer, language, body }) => {
    const retryAfter = answers.admit(viewer.userId)
    if (retryAfter > 0) return notNow(retryAfter)
    const asked = await ask(tenant, viewer, body)
    if (Result.isFailure(asked)) return Result.fail(asked.failure)
    tenant.afterCommit(() => answers.begin(viewer, language, asked.success))
    return Result.succeed(asked.success.threadId)
  }),
  answerStream(streams),
  route(contract.readMessages, ASK, async ({ tenant, viewer, params: { threadId } }) => {
    if (!(await isOwnThread(tenant, viewer.userId, threadId))) return Result.fail({ code: 'NOT_FOUND' })
    const { messages, undelivered } = await listMessages(tenant, threadId)
    // Reading writes nothing; what was read here the stream does not begin again.
    if (undelivered.length > 0) tenant.afterCommit(() => void asPerson(database, viewer, (own) => markDelivered(own, threadId, undelivered)).catch(onError))
    return Result.succeed(messages)
  }),
  route(contract.stopAnswer, ASK, ({ tenant, viewer, params }) => stop(tenant, viewer, params.threadId)),
  route(contract.retryAnswer, ASK, async ({ tenant, viewer, language, params }) => {
    const retryAfter = answers.admit(viewer.userId)
    if (retryAfter > 0) return notNow(retryAfter)
    const asked = await askAgain(tenant, viewer, params.threadId)
    if (Result.isFailure(asked)) return Result.fail(asked.failure)
    tenant.afterCommit(() => answers.begin(viewer, language, asked.success))
    return Result.succeed({})
  }),
  route(contract.listThreads, ASK, ({ tenant, viewer, query }) => listThreads(tenant, viewer.userId, query)),
  route(contract.renameThread, ASK, ({ tenant, viewer, params, body }) => renameThread(tenant, viewer.userId, params.threadId, body.title)),
  route(contract.deleteThread, ASK, ({ tenant, viewer, params }) => deleteThread(tenant, viewer.userId, params.threadId)),
  route(contract.rateAnswer, ASK, ({ tenant, viewer, params, body }) => rate(tenant, viewer, params.messageId, body.feedback)),
]
