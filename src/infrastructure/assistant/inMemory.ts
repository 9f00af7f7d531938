import { ASSISTANT } from '../../application/assistant/assistantActors.ts'
import { startAssistant } from '../../application/assistant/startAssistant.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryThreadNews } from './InMemoryThreadNews.ts'
import { InMemoryAssistant } from './InMemoryAssistant.ts'
import { sampleReply } from './sampleReply.ts'

export const assistant = inMemory(ASSISTANT, {
  ports: ({ faults, people, library }) => {
    const held = new InMemoryAssistant(faults, () => people.newId(), sampleReply(library))
    return { assistant: held, answers: held, threadNews: new InMemoryThreadNews(), timestamp: () => new Date().toISOString() }
  },
  start: startAssistant,
})
