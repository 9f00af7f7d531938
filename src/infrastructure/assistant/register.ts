import { ASSISTANT } from '../../application/assistant/assistantActors.ts'
import { startAssistant } from '../../application/assistant/startAssistant.ts'
import { streamOrigin } from '../notifications/streamOrigin.ts'
import { registration } from '../registration/registration.ts'
import { BroadcastThreadNews } from './BroadcastThreadNews.ts'
import { FetchAnswerStream } from './FetchAnswerStream.ts'
import { HttpAssistantGateway } from './HttpAssistantGateway.ts'

export const register = registration(ASSISTANT, {
  ports: ({ http, credentials }) => ({
    assistant: new HttpAssistantGateway(http),
    answers: new FetchAnswerStream(http, credentials, streamOrigin()),
    threadNews: new BroadcastThreadNews(new BroadcastChannel('vitrine.assistant')),
    timestamp: () => new Date().toISOString(),
  }),
  start: startAssistant,
})
