import * as Result from 'effect/Result'
import type { RecognitionGateway, Switching } from '../../application/recognition/RecognitionGateway.ts'
import type { Recognition } from '../../domain/recognition/setting.ts'
import { readAutoTag, setAutoTag } from '../auto-tag/contract.ts'
import { learnPersonAgain, listErasedPersons, readFaceRecognition, setFaceRecognition } from '../face-recognition/contract.ts'
import { HttpGateway } from '../http/HttpGateway.ts'

export class HttpRecognitionGateway extends HttpGateway implements RecognitionGateway {
  read(kind: Recognition, signal: AbortSignal) {
    return kind === 'Faces' ? this.http.query(readFaceRecognition, { signal }) : this.http.query(readAutoTag, { signal })
  }

  switch(kind: Recognition, to: Switching, signal: AbortSignal) {
    const erase = !to.isOn && to.erase
    if (kind === 'Tags') return this.http.mutate(setAutoTag, { body: { isOn: to.isOn, erase }, signal })
    return this.http.mutate(setFaceRecognition, { body: { isOn: to.isOn, consent: to.isOn ? to.consent : '', erase }, signal })
  }

  async erased(after: string | null, signal: AbortSignal) {
    const page = await this.http.query(listErasedPersons, { query: after === null ? {} : { after }, signal })
    return Result.map(page, ({ persons: items, next }) => ({ items, next }))
  }

  learnAgain(name: string, signal: AbortSignal) {
    return this.http.mutate(learnPersonAgain, { body: { name }, signal })
  }
}
