import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createErasedPersonsMachine } from './erasedPersons.machine.ts'
import { createRecognitionMachine } from './recognition.machine.ts'
import type { RecognitionActors } from './recognitionActors.ts'
import type { RecognitionGateway } from './RecognitionGateway.ts'

interface Ports {
  readonly recognition: RecognitionGateway
  readonly events: EventStream
  readonly notify: Notify
}

export const startRecognition = (ports: Ports): RecognitionActors => {
  const erasedPersons = createActor(createErasedPersonsMachine(ports)).start()
  return {
    recognizedFaces: createActor(createRecognitionMachine('Faces', ports)).start(),
    recognizedTags: createActor(createRecognitionMachine('Tags', ports)).start(),
    erasedPersons,
    learnAgain: async (name) => {
      const outcome = await ports.recognition.learnAgain(name, new AbortController().signal)
      const [learnt, failure] = [valueOf(outcome), failureOf(outcome)]
      if (learnt !== undefined) ports.notify({ kind: 'success', text: 'recognition.learntAgain', values: { name, count: learnt.pictures }, subject: `learn ${name}` })
      else ports.notify({ kind: 'failure', text: `failure.${failure?.code ?? 'UNEXPECTED'}`, subject: `learn ${name}` })
      erasedPersons.send({ type: 'list.changed' })
    },
  }
}
