import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import type { CellChange } from '../../domain/metadata/valueCell.ts'
import type { MetadataGateway } from './MetadataGateway.ts'
import { assetSaving } from './assetSaving.ts'

const cell = (assetId: string, attributeId: string): CellChange => ({ assetId, attributeId, values: ['new'], revision: 1 })
const now = (attributeId: string) => ({ attributeId, values: ['new'], revision: 2, changedAt: null, changedBy: '' })

/** A gateway that refuses calls with some attributes, and notes who was asked for what. */
const open = (refuses: (attributeId: string) => 'TEMPLATE_DIFFERENT_STATE' | 'UNREACHABLE' | undefined) => {
  const calls: string[] = []
  const save: MetadataGateway['save'] = async ({ resourceType, assetId }, { changes }) => {
    const ids = changes.map(({ attributeId }) => attributeId)
    calls.push(`${resourceType} ${assetId} ${ids.join()}`)
    const code = ids.map(refuses).find((one) => one !== undefined)
    return code === undefined ? Result.succeed({ answers: ids.map((id) => ({ outcome: 'saved', now: now(id) }) as const), names: [{ id: 'option', label: 'Oil' }] }) : Result.fail({ code })
  }
  return { calls, saving: assetSaving({ save } as MetadataGateway, 'ARCHIVES') }
}
const { signal } = new AbortController()

it('saves the values of each asset in one call', async () => {
  const { calls, saving } = open(() => undefined)
  const saved = await saving([cell('a', 'title'), cell('b', 'title'), cell('a', 'height')], 'once', signal)
  expect(calls).toEqual(['ARCHIVES a title,height', 'ARCHIVES b title'])
  expect(Result.isSuccess(saved) && saved.success.answers).toEqual([
    { outcome: 'saved', assetId: 'a', now: now('title') },
    { outcome: 'saved', assetId: 'a', now: now('height') },
    { outcome: 'saved', assetId: 'b', now: now('title') },
  ])
})

it('a value that cannot be written does not hold up the others', async () => {
  const { calls, saving } = open((id) => (id === 'title' ? 'TEMPLATE_DIFFERENT_STATE' : undefined))
  const saved = await saving([cell('a', 'title'), cell('a', 'height')], 'once', signal)
  expect(calls).toEqual(['ARCHIVES a title,height', 'ARCHIVES a title', 'ARCHIVES a height'])
  expect(Result.isSuccess(saved) && saved.success).toEqual({
    answers: [
      { outcome: 'refused', assetId: 'a', attributeId: 'title', refusal: { code: 'TEMPLATE_DIFFERENT_STATE' } },
      { outcome: 'saved', assetId: 'a', now: now('height') },
    ],
    names: [{ id: 'option', label: 'Oil' }],
  })
})

it('what does not get through is told as that, and no further call is made', async () => {
  const { calls, saving } = open(() => 'UNREACHABLE')
  expect(await saving([cell('a', 'title'), cell('b', 'title')], 'once', signal)).toEqual(Result.fail({ code: 'UNREACHABLE' }))
  expect(calls).toEqual(['ARCHIVES a title'])
})
