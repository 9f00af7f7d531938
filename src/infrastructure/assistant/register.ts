import { ASSISTANT } from '../../application/assistant/assistantActors.ts'
import { startAssistant } from '../../application/assistant/startAssistant.ts'
import { streamOrigin } from '../notifications/streamOrigin.ts'
import { registration } from '../registration/registration.ts'
import { FetchAnswerStream } from './FetchAnswerStream.ts'
import { HttpAssistantGateway } from './HttpAssistantGateway.ts'

export const register = registration(ASSISTANT, {
  ports: ({ http, credentials }) => ({
    assistant: new HttpAssistantGateway(http),
    answers: new FetchAnswerStream(http, credentials, streamOrigin()),
    timestamp: () => new Date().toISOString(),
  }),
  start: startAssistant,
})
