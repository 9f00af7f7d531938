import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '../../support/server/person.ts'
import type { MakeSample } from './sample.ts'

const PATH = '/v1/ai-assistant'

interface Message {
  readonly id: string
  readonly isAssistant: boolean
}

const messagesOf = async (caller: Person, threadId: string): Promise<readonly Message[]> =>
  (await caller.ask({ path: `${PATH}/${threadId}/messages` })).json as readonly Message[]

/** A thread whose question has been answered: nothing is written in it by itself any more. */
const thread = async (caller: Person): Promise<{ readonly threadId: string; readonly answerId: string }> => {
  const answer = await caller.ask({ method: 'POST', path: `${PATH}/message`, body: { message: 'hello' } })
  // Of whoever lacks the feature nothing is made: a call with anything is refused.
  if (answer.status !== 200) return { threadId: crypto.randomUUID(), answerId: crypto.randomUUID() }
  const threadId = answer.json as string
  for (let tries = 0; tries < 200; tries += 1) {
    const answered = (await messagesOf(caller, threadId)).find(({ isAssistant }) => isAssistant)
    if (answered !== undefined) {
      await pause(50)
      return { threadId, answerId: answered.id }
    }
    await pause(20)
  }
  throw new Error('A question was not answered')
}

const ofThread =
  (method: string, path: (threadId: string) => string, body?: object): MakeSample =>
  async (_maker, _module, caller) => ({
    ids: [(await thread(caller)).threadId],
    asking: (_caller, ids) => ({ method, path: path(ids[0] ?? ''), ...(body === undefined ? {} : { body }) }),
  })

/** What somebody asks the assistant is nobody else's. */
export const ASSISTANT_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'POST /v1/ai-assistant/message': [
    async () => ({ ids: [], asking: () => ({ method: 'POST', path: `${PATH}/message`, body: { message: 'hello' } }) }),
    async (_maker, _module, caller) => ({
      ids: [(await thread(caller)).threadId],
      asking: (_caller, ids) => ({ method: 'POST', path: `${PATH}/message`, body: { message: 'hello', threadId: ids[0] } }),
    }),
  ],
  'GET /v1/ai-assistant/:threadId/messages': [ofThread('GET', (id) => `${PATH}/${id}/messages`)],
  'GET /v1/ai-assistant/stream-message/:threadId': [ofThread('GET', (id) => `${PATH}/stream-message/${id}`)],
  'POST /v1/ai-assistant/:threadId/stop': [ofThread('POST', (id) => `${PATH}/${id}/stop`)],
  'POST /v1/ai-assistant/:threadId/retry': [ofThread('POST', (id) => `${PATH}/${id}/retry`)],
  'GET /v1/ai-assistant/threads': [async () => ({ ids: [], asking: () => ({ path: `${PATH}/threads` }) })],
  'PATCH /v1/ai-assistant/threads/:threadId': [ofThread('PATCH', (id) => `${PATH}/threads/${id}`, { title: 'Ships' })],
  'DELETE /v1/ai-assistant/threads/:threadId': [ofThread('DELETE', (id) => `${PATH}/threads/${id}`)],
  'PUT /v1/ai-assistant/messages/:messageId/feedback': [
    async (_maker, _module, caller) => ({
      ids: [(await thread(caller)).answerId],
      asking: (_caller, ids) => ({ method: 'PUT', path: `${PATH}/messages/${ids[0] ?? ''}/feedback`, body: { feedback: 'up' } }),
    }),
  ],
}
