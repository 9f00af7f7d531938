import { randomUUID } from 'node:crypto'
import type { Person } from '../../support/server/person.ts'
import { databaseAt } from '../../support/server/testServer.ts'
import { makeActive } from './metadata.ts'
import type { MakeSample } from './sample.ts'

const bodyFor = ([, targetId = '', attributeId = '', targetAttribute = '']: readonly string[]) => ({
  targetId,
  mapping: [{ attributeId, targetId: targetAttribute, addOptions: false }],
})

/** Two templates of their maker and caller, and an attribute of each. */
const makeEnds = async (maker: Person, caller: Person): Promise<readonly string[]> => {
  const [from, to] = [await makeActive(maker, caller), await makeActive(maker, caller)]
  return [from.id, to.id, from.attributes[0]?.id ?? '', to.attributes[0]?.id ?? '']
}

const ofEnds =
  (ending: string): MakeSample =>
  async (maker, _module, caller) => ({
    ids: await makeEnds(maker, caller),
    asking: (_caller, ids) => ({ method: 'POST', path: `/v1/templates/${ids[0] ?? ''}/moves${ending}`, body: bodyFor(ids) }),
  })

const INSERT = `
  insert into guided_moves (id, organization_id, template_id, target_id, mapping, language, moved_by, first_name, last_name)
  values ($1, $2, $3, $4, '[]', 'en-US', $5, '', '')`

export const GUIDED_MOVE_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'POST /v1/templates/:templateId/moves/plan': [ofEnds('/plan')],
  'POST /v1/templates/:templateId/moves': [ofEnds('')],
  'GET /v1/templates/:templateId/moves': [
    async (maker, _module, caller) => ({
      ids: [(await makeActive(maker, caller)).id],
      asking: (_caller, ids) => ({ path: `/v1/templates/${ids[0] ?? ''}/moves` }),
    }),
  ],
  'POST /v1/template-moves/:moveId/undo': [
    async (maker, _module, caller) => {
      const [[from, to], id] = [await makeEnds(maker, caller), randomUUID()]
      await databaseAt(maker.url).owner.query(INSERT, [id, maker.organizationId, from, to, maker.userId])
      return { ids: [id], asking: (_caller, ids) => ({ method: 'POST', path: `/v1/template-moves/${ids[0] ?? ''}/undo` }) }
    },
  ],
}
