import type { RecognitionActors } from '../../application/recognition/recognitionActors.ts'

/** Shows both switches as they stand, and whose faces were erased. */
export const openRecognition = ({ recognizedFaces, recognizedTags, erasedPersons }: RecognitionActors): void => {
  for (const one of [recognizedFaces, recognizedTags]) one.send({ type: 'setting.opened' })
  erasedPersons.send({ type: 'list.opened', list: 'erased' })
}
