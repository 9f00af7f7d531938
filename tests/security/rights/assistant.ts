import type { Row } from './row.ts'

const CALLS = 'S2: /ai-assistant; S7: the calls it makes'
const BESIDE = 'S2: /ai-assistant; D assistant: Threads are their owner’s'

/** What somebody asks the assistant: it takes the feature alone, and searches with the rights of who asks. */
export const ASSISTANT: readonly Row[] = [
  ['POST /v1/ai-assistant/message', 'signed in', 'AiSearchEngine', CALLS],
  ['GET /v1/ai-assistant/:threadId/messages', 'signed in', 'AiSearchEngine', CALLS],
  ['GET /v1/ai-assistant/stream-message/:threadId', 'signed in', 'AiSearchEngine', CALLS],
  ['POST /v1/ai-assistant/:threadId/stop', 'signed in', 'AiSearchEngine', BESIDE],
  ['POST /v1/ai-assistant/:threadId/retry', 'signed in', 'AiSearchEngine', BESIDE],
  ['GET /v1/ai-assistant/threads', 'signed in', 'AiSearchEngine', BESIDE],
  ['PATCH /v1/ai-assistant/threads/:threadId', 'signed in', 'AiSearchEngine', BESIDE],
  ['DELETE /v1/ai-assistant/threads/:threadId', 'signed in', 'AiSearchEngine', BESIDE],
  ['PUT /v1/ai-assistant/messages/:messageId/feedback', 'signed in', 'AiSearchEngine', BESIDE],
]
