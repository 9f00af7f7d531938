import * as Result from 'effect/Result'
import type { AnswerEvent, AnswerStream } from '../../application/assistant/AnswerStream.ts'
import type { Credentials } from '../../application/session/Credentials.ts'
import { decodeJson } from '../http/codec.ts'
import type { HttpClient } from '../http/HttpClient.ts'
import { answerStreamPath } from '../contract/files.ts'
import { EndEvent, SourcesEvent } from './contract.ts'
import { eventStreamParser, type StreamedEvent } from './eventStreamParser.ts'

const FAILED: AnswerEvent = { type: 'answer.failed' }

/** What an event of the stream says; undefined for one that this version does not know. */
const answerEventOf = ({ name, data }: StreamedEvent): AnswerEvent | undefined => {
  if (name === 'message') return { type: 'answer.chunk', text: data }
  if (name === 'sources') {
    const ground = decodeJson(SourcesEvent, data)
    return Result.isSuccess(ground) ? { type: 'answer.grounded', ground: ground.success } : FAILED
  }
  if (name !== 'end') return undefined
  const end = decodeJson(EndEvent, data)
  return Result.isSuccess(end) ? { type: 'answer.ended', ...end.success } : FAILED
}

/** The server's event stream, read by fetch: an EventSource carries no bearer token, and begins by itself anew what the specification has closed. */
export class FetchAnswerStream implements AnswerStream {
  readonly #http: Pick<HttpClient, 'headers'>
  readonly #credentials: Credentials
  readonly #host: string

  /** `host`: where the streams are (STREAM_URL); empty for the page's own. */
  constructor(http: Pick<HttpClient, 'headers'>, credentials: Credentials, host = '') {
    this.#http = http
    this.#credentials = credentials
    this.#host = host
  }

  listen(threadId: string, received: (event: AnswerEvent) => void) {
    const leaving = new AbortController()
    let isOver = false
    const pass = (event: AnswerEvent) => {
      if (isOver || leaving.signal.aborted) return
      isOver = event.type === 'answer.ended' || event.type === 'answer.failed'
      received(event)
      if (isOver) leaving.abort()
    }
    void this.#follow(`${this.#host}${answerStreamPath(threadId)}`, pass, leaving.signal)
    return () => leaving.abort()
  }

  async #follow(address: string, pass: (event: AnswerEvent) => void, signal: AbortSignal): Promise<void> {
    try {
      const { ok, body } = await this.#open(address, signal)
      if (ok && body !== null) await this.#read(body, pass)
    } catch {
      // Whoever left hears nothing of it.
    }
    pass(FAILED)
  }

  /** A refused token is renewed once, as with every call. */
  async #open(address: string, signal: AbortSignal): Promise<Response> {
    const held = await this.#credentials.current()
    const response = await this.#fetch(address, signal)
    if (response.status !== 401 || held === undefined || (await this.#credentials.renew(held.token)) !== 'renewed') return response
    return this.#fetch(address, signal)
  }

  async #fetch(address: string, signal: AbortSignal): Promise<Response> {
    const headers = { ...(await this.#http.headers()), Accept: 'text/event-stream' }
    return fetch(address, { headers, credentials: 'include', cache: 'no-store', signal })
  }

  async #read(body: ReadableStream<Uint8Array>, pass: (event: AnswerEvent) => void): Promise<void> {
    const parse = eventStreamParser((event) => {
      const answer = answerEventOf(event)
      if (answer !== undefined) pass(answer)
    })
    const decoder = new TextDecoder()
    const reader = body.getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) parse(decoder.decode(piece.value, { stream: true }))
  }
}
