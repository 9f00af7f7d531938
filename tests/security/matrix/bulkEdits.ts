import type { Person } from '../../support/server/person.ts'
import { newName, type MakeSample } from './sample.ts'
import { inModule, makeAsset, makeFolder } from './targets.ts'

type Kind = 'folder' | 'asset'

const selectionOf = (kind: Kind, id: string) => ({ kind: 'items', folders: kind === 'folder' ? [id] : [], assets: kind === 'asset' ? [id] : [] })
const PATH = '/v1/library/edit'

/** The state of what is selected, as a plan tells it. */
const planned = async (maker: Person, module: string, body: object): Promise<string> => {
  const answer = await maker.ask({ method: 'POST', path: `${PATH}/plan`, headers: inModule(module), body })
  if (answer.status !== 200) throw new Error(`Nothing was planned: ${answer.text}`)
  return (answer.json as { readonly state: string }).state
}

const of =
  (kind: Kind, ending: '' | '/plan' | '/summary'): MakeSample =>
  async (maker, module) => {
    const { id } = await (kind === 'folder' ? makeFolder : makeAsset)(maker, module)
    const edit = { description: { how: 'replace', text: newName('Described') } }
    const asked = (one: string) => ({ selection: selectionOf(kind, one), ...(ending === '/summary' ? {} : { edit }) })
    const extra = ending === '' ? { state: await planned(maker, module, asked(id)) } : {}
    return {
      ids: [id],
      asking: (_caller, [one = '']) => ({ method: 'POST', path: `${PATH}${ending}`, headers: inModule(module), body: { ...asked(one), ...extra } }),
    }
  }

/** An edit by the caller, which nobody else undoes. */
const ofOwnEdit: MakeSample = async (maker, module, caller) => {
  const { id } = await makeAsset(maker, module)
  const asked = { selection: selectionOf('asset', id), edit: { description: { how: 'replace', text: newName('Described') } } }
  const body = { ...asked, state: await planned(maker, module, asked) }
  const answer = await caller.ask({ method: 'POST', path: PATH, headers: inModule(module), body })
  if (answer.status !== 200) throw new Error(`Nothing was edited: ${answer.text}`)
  return {
    ids: [(answer.json as { readonly change: string }).change],
    asking: (_caller, [change = '']) => ({ method: 'POST', path: `${PATH}/undo`, headers: inModule(module), body: { change } }),
  }
}

const both = (ending: '' | '/plan' | '/summary'): readonly MakeSample[] => [of('folder', ending), of('asset', ending)]

const measured =
  (kind: Kind): MakeSample =>
  async (maker, module) => ({
    ids: [(await (kind === 'folder' ? makeFolder : makeAsset)(maker, module)).id],
    asking: (_caller, [one = '']) => ({ method: 'POST', path: '/v1/library/size', headers: inModule(module), body: { selection: selectionOf(kind, one) } }),
  })

export const BULK_EDIT_SAMPLES: Readonly<Record<string, readonly MakeSample[]>> = {
  'POST /v1/library/size': [measured('folder'), measured('asset')],
  'POST /v1/library/edit/summary': both('/summary'),
  'POST /v1/library/edit/plan': both('/plan'),
  'POST /v1/library/edit': both(''),
  'POST /v1/library/edit/undo': [ofOwnEdit],
}
