import * as Result from 'effect/Result'
import type { AssistantGateway, Question } from '../../application/assistant/AssistantGateway.ts'
import type { Feedback } from '../../domain/assistant/chat.ts'
import { HttpGateway } from '../http/HttpGateway.ts'
import * as contract from './contract.ts'

const nothing = (): undefined => undefined

export class HttpAssistantGateway extends HttpGateway implements AssistantGateway {
  send(body: Question, signal: AbortSignal) {
    return this.http.mutate(contract.sendMessage, { body, signal })
  }

  messages(threadId: string, signal: AbortSignal) {
    return this.http.query(contract.readMessages, { params: { threadId }, signal })
  }

  async stop(threadId: string, signal: AbortSignal) {
    return Result.map(await this.http.mutate(contract.stopAnswer, { params: { threadId }, signal }), nothing)
  }

  async retry(threadId: string, signal: AbortSignal) {
    return Result.map(await this.http.mutate(contract.retryAnswer, { params: { threadId }, signal }), nothing)
  }

  threads(search: string, after: string | undefined, signal: AbortSignal) {
    const query = { ...(search.trim() !== '' && { search: search.trim() }), ...(after !== undefined && { after }) }
    return this.http.query(contract.listThreads, { query, signal })
  }

  async rename(threadId: string, title: string, signal: AbortSignal) {
    return Result.map(await this.http.mutate(contract.renameThread, { params: { threadId }, body: { title }, signal }), nothing)
  }

  async remove(threadId: string, signal: AbortSignal) {
    return Result.map(await this.http.mutate(contract.deleteThread, { params: { threadId }, signal }), nothing)
  }

  async rate(messageId: string, feedback: Feedback | null, signal: AbortSignal) {
    return Result.map(await this.http.mutate(contract.rateAnswer, { params: { messageId }, body: { feedback }, signal }), nothing)
  }
}
