import { OBJECT_KINDS } from '../../src/domain/auto-tag/kinds.ts'
import type { SeenObject } from '../../src/domain/auto-tag/tags.ts'
import { packed } from '../../src/domain/face-recognition/descriptor.ts'
import { type DetectedFace, MOST_FACES } from '../../src/domain/face-recognition/faces.ts'
import { joinsFrom } from '../../src/domain/face-recognition/quality.ts'
import { eachOnce, inWhole, needsTiles, tilesOf, type Tile } from '../../src/domain/face-recognition/tiles.ts'
import { type Area, inPicture } from '../../src/domain/persons/area.ts'
import { human, type Box } from './human.ts'
import type { Pixels } from './pixels.ts'

/** What is looked for in a picture. */
interface Wanted {
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

const detected = async ({ data, width, height }: Pixels, { objects, faces }: Wanted) => {
  const looking = { face: { enabled: faces }, object: { enabled: objects } }
  const model = await human(looking)
  const tensor = model.tf.tensor(Float32Array.from(data), [1, height, width, 3], 'float32')
  try {
    const found = await model.detect(tensor, looking)
    if (found.error !== null) throw new Error(found.error)
    return found
  } finally {
    tensor.dispose()
  }
}

const facesOf = ({ width, height }: Pixels, { face }: Awaited<ReturnType<typeof detected>>): readonly DetectedFace[] =>
  face.flatMap(({ boxRaw, boxScore, embedding }) => {
    const descriptor = packed(embedding ?? [])
    const isLarge = boxRaw[2] * width >= SMALLEST_FACE && boxRaw[3] * height >= SMALLEST_FACE
    return descriptor === undefined || !isLarge || boxScore < LEAST_SURE_FACE ? [] : [{ area: areaOf(boxRaw), confidence: boxScore, descriptor, joinsFrom: joinsFrom({ descriptor, confidence: boxScore, pixels: Math.max(boxRaw[2] * width, boxRaw[3] * height) }) }]
  })

const cut = ({ data, width }: Pixels, tile: Tile): Pixels => {
  const part = new Uint8Array(tile.width * tile.height * 3)
  for (let row = 0; row < tile.height; row += 1) {
    const from = ((tile.top + row) * width + tile.left) * 3
    part.set(data.subarray(from, from + tile.width * 3), row * tile.width * 3)
  }
  return { data: part, width: tile.width, height: tile.height }
}

/** The faces of a picture; small ones are looked for in its quarters as well. */
const allFaces = async (pixels: Pixels, seen: readonly DetectedFace[]): Promise<readonly DetectedFace[]> => {
  if (!needsTiles(seen, pixels)) return seen
  const all = [...seen]
  for (const tile of tilesOf(pixels)) {
    const part = cut(pixels, tile)
    const found = facesOf(part, await detected(part, { objects: false, faces: true }))
    all.push(...found.map((face) => ({ ...face, area: inPicture(inWhole(face.area, tile, pixels)) })))
  }
  return eachOnce(all)
}

/** Finds what is wanted in a picture: about a second on one core, and a tenth more for each face of a group. */
export const recognize = async (pixels: Pixels, { objects, faces }: Wanted): Promise<Recognized> => {
  const found = await detected(pixels, { objects, faces })
  const all = faces ? await allFaces(pixels, facesOf(pixels, found)) : []
  return {
    objects: objects ? found.object.flatMap(({ label, score, boxRaw }) => (isKind(label) ? [{ kind: label, confidence: score, area: areaOf(boxRaw) }] : [])) : [],
    faces: all.toSorted((a, b) => b.confidence - a.confidence).slice(0, MOST_FACES),
  }
}
