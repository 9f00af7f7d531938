/**
 * A process of its own, as the recognition worker is: reads the photographs that are named one after the other, so often, and groups so many faces; writes one
 * JSON document to standard output. `recognizing.ts <rounds> <faces> <people> <photograph>...`
 */
import { readFile } from 'node:fs/promises'
import { unpacked } from '../../src/domain/face-recognition/descriptor.ts'
import { people } from '../../src/domain/face-recognition/face.fixture.ts'
import { SAME_PERSON } from '../../src/domain/face-recognition/faces.ts'
import { FaceGroups } from '../../src/domain/face-recognition/FaceGroups.ts'
import { pixelsOf } from '../../server/recognition/pixels.ts'
import { recognize } from '../../server/recognition/recognize.ts'

const [rounds = 1, faces = 10_000, persons = 2_000] = process.argv.slice(2, 5).map(Number)
const photographs = process.argv.slice(5)

const megabytes = (): number => process.memoryUsage.rss() / 1024 ** 2

const pictures: number[] = []
let most = 0
const began = performance.now()
let loaded = 0
for (let round = 0; round < rounds; round += 1) {
  for (const photograph of photographs) {
    const from = performance.now()
    await recognize(await pixelsOf(await readFile(photograph)), { objects: true, faces: true })
    // The first one loads the models, too.
    if (loaded === 0) loaded = performance.now() - began
    else pictures.push(performance.now() - from)
    most = Math.max(most, megabytes())
  }
}

const { person, picture } = people(21)
const everybody = Array.from({ length: persons }, person)
const vectors = Array.from({ length: faces }, (_, at) => unpacked(picture(everybody[(at * 7) % persons] ?? [])))
const groups = new FaceGroups()
let made = 0
const from = performance.now()
for (const vector of vectors) groups.place(vector, () => String((made += 1)), SAME_PERSON)
const grouping = performance.now() - from

process.stdout.write(JSON.stringify({ pictures, loaded, megabytes: most, grouping, groups: made }))
