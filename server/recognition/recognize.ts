import { OBJECT_KINDS } from '../../src/domain/auto-tag/kinds.ts'
import type { SeenObject } from '../../src/domain/auto-tag/tags.ts'
import { packed } from '../../src/domain/face-recognition/descriptor.ts'
import { type DetectedFace, MOST_FACES } from '../../src/domain/face-recognition/faces.ts'
import { type Area, inPicture } from '../../src/domain/persons/area.ts'
import { human, type Box } from './human.ts'
import type { Pixels } from './pixels.ts'

/** What is looked for in a picture. */
export interface Wanted {
  readonly objects: boolean
  readonly faces: boolean
}

export interface Recognized {
  readonly objects: readonly SeenObject[]
  readonly faces: readonly DetectedFace[]
}

/** Of what is less sure, most is none. */
const LEAST_SURE_FACE = 0.4
/** Pixels of a side: in fewer, all people are alike. */
const SMALLEST_FACE = 24

const areaOf = ([x, y, width, height]: Box): Area => inPicture({ x, y, width, height })

const isKind = (label: string): boolean => OBJECT_KINDS.includes(label)

/** Finds what is wanted in a picture: about a second on one core. */
export const recognize = async ({ data, width, height }: Pixels, { objects, faces }: Wanted): Promise<Recognized> => {
  const model = await human()
  const tensor = model.tf.tensor(Float32Array.from(data), [1, height, width, 3], 'float32')
  try {
    const found = await model.detect(tensor, { face: { enabled: faces }, object: { enabled: objects } })
    if (found.error !== null) throw new Error(found.error)
    return {
      objects: objects ? found.object.flatMap(({ label, score, boxRaw }) => (isKind(label) ? [{ kind: label, confidence: score, area: areaOf(boxRaw) }] : [])) : [],
      faces: (faces ? found.face : [])
        .flatMap(({ boxRaw, boxScore, embedding }) => {
          const descriptor = packed(embedding ?? [])
          const isLarge = boxRaw[2] * width >= SMALLEST_FACE && boxRaw[3] * height >= SMALLEST_FACE
          return descriptor === undefined || !isLarge || boxScore < LEAST_SURE_FACE ? [] : [{ area: areaOf(boxRaw), confidence: boxScore, descriptor }]
        })
        .toSorted((a, b) => b.confidence - a.confidence)
        .slice(0, MOST_FACES),
    }
  } finally {
    tensor.dispose()
  }
}
