import * as Redacted from 'effect/Redacted'
import type OpenAI from 'openai'
import type { AssistantModel } from '../../configuration/assistant.ts'
import type { PromptMessage } from './prompt.ts'

/** Bytes of one answer on the wire; an endpoint that sends more is cut. */
const MOST_BYTES = 4 * 1024 * 1024
const LONGEST_SILENCE = 20

/** A piece of an answer, or at its end what the endpoint says that it cost. */
type ModelPart = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'usage'; readonly tokens: number }

const bounded = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > MOST_BYTES) controller.error(new Error('The language model answered too much'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(limit) ?? null, response)
}

/** What comes, where it comes within so many seconds; else nothing is waited for any more. */
const inTime = async <Coming>(coming: Promise<Coming>, abort: AbortController, silence: number): Promise<Coming> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      abort.abort()
      reject(new Error('The language model is silent'))
    }, silence * 1000)
  })
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Passes on what comes, as long as something comes in time. */
const eachInTime = async function* <Part>(parts: AsyncIterable<Part>, abort: AbortController, silence: number): AsyncGenerator<Part> {
  const iterator = parts[Symbol.asyncIterator]()
  for (;;) {
    const next = await inTime(iterator.next(), abort, silence)
    if (next.done === true) return
    yield next.value
  }
}

/** A language model behind an endpoint that speaks as OpenAI's does. */
export class ChatModel {
  readonly #settings: AssistantModel
  readonly #silence: number
  #client: Promise<OpenAI> | undefined

  /** `silence`: seconds without a word after which nothing is waited for any more. */
  constructor(settings: AssistantModel, silence = LONGEST_SILENCE) {
    this.#settings = settings
    this.#silence = Math.min(settings.timeout, silence)
  }

  /** The library is read when the first question comes: an installation without a model never does. */
  #open(): Promise<OpenAI> {
    const { url, key, timeout } = this.#settings
    this.#client ??= import('openai').then(
      ({ OpenAI: Client }) =>
        new Client({ baseURL: url.href.replace(/\/$/, ''), apiKey: key === undefined ? 'none' : Redacted.value(key), maxRetries: 0, timeout: timeout * 1000, fetch: bounded, logLevel: 'off' }),
    )
    return this.#client
  }

  /** Throws where it does not answer, not in time, or not in a form that is understood. */
  async *answer(messages: readonly PromptMessage[], signal: AbortSignal): AsyncGenerator<ModelPart> {
    const { model, maxTokens, timeout } = this.#settings
    const abort = new AbortController()
    const all = AbortSignal.any([signal, abort.signal, AbortSignal.timeout(timeout * 1000)])
    try {
      const client = await this.#open()
      const coming = client.chat.completions.create({ model, messages: [...messages], max_tokens: maxTokens, temperature: 0.2, stream: true, stream_options: { include_usage: true } }, { signal: all })
      const chunks = await inTime(coming, abort, this.#silence)
      for await (const { choices, usage } of eachInTime(chunks, abort, this.#silence)) {
        const text: unknown = choices?.[0]?.delta?.content
        if (typeof text === 'string' && text !== '') yield { kind: 'text', text }
        const tokens: unknown = usage?.total_tokens
        if (typeof tokens === 'number' && Number.isFinite(tokens) && tokens > 0) yield { kind: 'usage', tokens: Math.min(Math.trunc(tokens), 1_000_000) }
      }
      if (all.aborted) throw new Error('The language model did not end in time')
    } finally {
      abort.abort()
    }
  }
}
