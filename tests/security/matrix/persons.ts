import { randomUUID } from 'node:crypto'
import type { Person as Caller } from '../../support/server/person.ts'
import type { MakeSample } from './sample.ts'
import { inModule, makePicture } from './targets.ts'

const AREA = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
const FACE = { name: 'Ada Berg', area: AREA, source: 'Drawn' }

interface Made {
  readonly id: string
  readonly revision: number
}

/** A picture in which somebody has been named. */
const makePerson = async (maker: Caller, module: string): Promise<{ readonly pictureId: string; readonly person: Made }> => {
  const { id, contentVersion } = await makePicture(maker, module)
  const body = { contentVersion, persons: [FACE] }
  const answer = await maker.ask({ method: 'POST', path: `/v1/assets/${id}/persons`, headers: inModule(module), body })
  // Where the organization has not the feature, nobody can be named; then any identifier will do.
  if (answer.status === 404) return { pictureId: id, person: { id: randomUUID(), revision: 1 } }
  const [person] = (answer.json as { readonly persons: readonly Made[] }).persons
  if (person === undefined) throw new Error(`Nobody was named: ${answer.text}`)
  return { pictureId: id, person }
}

export const PERSON_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/persons/names': [async () => ({ ids: [], asking: () => ({ path: '/v1/persons/names?typed=ad' }) })],
  'GET /v1/assets/:assetId/persons': [
    async (maker, module) => ({
      ids: [(await makePicture(maker, module)).id],
      asking: (_caller, [id = '']) => ({ path: `/v1/assets/${id}/persons`, headers: inModule(module) }),
    }),
  ],
  'POST /v1/assets/:assetId/persons': [
    async (maker, module) => {
      const { id, contentVersion } = await makePicture(maker, module)
      return {
        ids: [id],
        asking: (_caller, [asset = '']) => ({
          method: 'POST',
          path: `/v1/assets/${asset}/persons`,
          headers: inModule(module),
          body: { contentVersion, persons: [FACE] },
        }),
      }
    },
  ],
  'PATCH /v1/assets/:assetId/persons/:personId': [
    async (maker, module) => {
      const { pictureId, person } = await makePerson(maker, module)
      return {
        ids: [pictureId, person.id],
        asking: (_caller, [asset = '', id = '']) => ({
          method: 'PATCH',
          path: `/v1/assets/${asset}/persons/${id}`,
          headers: inModule(module),
          body: { revision: person.revision, name: 'Ada Berg-Solheim' },
        }),
      }
    },
  ],
  'DELETE /v1/assets/:assetId/persons/:personId': [
    async (maker, module) => {
      const { pictureId, person } = await makePerson(maker, module)
      return {
        ids: [pictureId, person.id],
        asking: (_caller, [asset = '', id = '']) => ({
          method: 'DELETE',
          path: `/v1/assets/${asset}/persons/${id}?revision=${person.revision}`,
          headers: inModule(module),
        }),
      }
    },
  ],
}
