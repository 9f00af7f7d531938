import type { RecognitionActors } from '../../application/recognition/recognitionActors.ts'

/** Shows both switches as they stand. */
export const openRecognition = ({ recognizedFaces, recognizedTags }: RecognitionActors): void => {
  for (const one of [recognizedFaces, recognizedTags]) one.send({ type: 'setting.opened' })
}
