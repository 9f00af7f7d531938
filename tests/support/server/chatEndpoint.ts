import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What an endpoint was asked. */
interface ChatRequest {
  readonly authorization: string | undefined
  readonly path: string
  readonly body: { readonly model: string; readonly max_tokens: number; readonly stream: boolean; readonly messages: readonly { readonly role: string; readonly content: string }[] }
}

type Behave = (response: ServerResponse, request: ChatRequest) => void | Promise<void>

export interface ChatEndpoint {
  /** As ASSISTANT_URL has it. */
  readonly url: string
  readonly requests: readonly ChatRequest[]
  /** How it answers from now on. */
  behave(how: Behave): void
  close(): Promise<void>
}

const chunk = (fields: object): string => `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'test', ...fields })}\n\n`

/** A piece of an answer on the wire. */
export const pieceOf = (content: string): string => chunk({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
const usageOf = (tokens: number): string => chunk({ choices: [], usage: { prompt_tokens: tokens, completion_tokens: 0, total_tokens: tokens } })
export const DONE = 'data: [DONE]\n\n'

/** Answers with these pieces, as it should. */
export const saying =
  (...pieces: readonly string[]): Behave =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const piece of pieces) response.write(pieceOf(piece))
    response.end(usageOf(100) + DONE)
  }

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** A real endpoint on this machine that speaks as OpenAI's does, or misbehaves as it is told. */
export const startChatEndpoint = async (): Promise<ChatEndpoint> => {
  const requests: ChatRequest[] = []
  let how: Behave = saying('')
  const server = createServer((request, response) => {
    response.on('error', () => undefined)
    void bodyOf(request).then((text) => {
      const asked: ChatRequest = { authorization: request.headers.authorization, path: request.url ?? '', body: JSON.parse(text) as ChatRequest['body'] }
      requests.push(asked)
      return how(response, asked)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (next) => {
      how = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
