import type { Person } from '../../support/server/person.ts'
import { newName, type MakeSample } from './sample.ts'

const makeRepository = async (maker: Person): Promise<{ readonly id: string; readonly revision: number }> => {
  const answer = await maker.ask({ method: 'POST', path: '/v1/repositories', body: { name: newName('Store') } })
  if (answer.status !== 200) throw new Error(`A repository was not added: ${answer.text}`)
  return answer.json as { readonly id: string; readonly revision: number }
}

export const REPOSITORY_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'GET /v1/repositories/kept': [async () => ({ ids: [], asking: () => ({ path: '/v1/repositories/kept' }) })],
  'POST /v1/repositories': [async () => ({ ids: [], asking: () => ({ method: 'POST', path: '/v1/repositories', body: { name: newName('Store') } }) })],
  'PATCH /v1/repositories/:repositoryId': [
    async (maker) => {
      const { id, revision } = await makeRepository(maker)
      return {
        ids: [id],
        asking: (_caller, [one = '']) => ({ method: 'PATCH', path: `/v1/repositories/${one}`, body: { name: newName('Vault'), revision } }),
      }
    },
  ],
  'DELETE /v1/repositories/:repositoryId': [
    async (maker) => ({
      ids: [(await makeRepository(maker)).id],
      asking: (_caller, [one = '']) => ({ method: 'DELETE', path: `/v1/repositories/${one}` }),
    }),
  ],
}
