import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createSearchChoicesMachine } from './searchChoices.machine.ts'
import { createSearchFormMachine } from './searchForm.machine.ts'

const open = (q = '', dates: { readonly from?: string; readonly until?: string } = {}) => {
  const ports = inMemoryPorts()
  const form = createActor(createSearchFormMachine(ports)).start()
  form.send({ type: 'form.opened', address: `?q=${q}`, q, from: '', until: '', ...dates })
  const is = (state: string) => vi.waitFor(() => expect(form.getSnapshot().value).toBe(state))
  return { ...ports, form, is, context: () => form.getSnapshot().context }
}

it('shows what was typed elsewhere, and counts what it finds', async () => {
  const { is, context } = open('lighthouse type:image (tag:a OR b) -tag:c (d OR (e f))')
  expect(context().form).toMatchObject({ term: 'lighthouse', assetType: 'image', others: ['d OR e f'] })
  expect(context().form.any).toHaveLength(1)
  await is('counted')
  expect(context().total).toBe(0)
  const other = open('lighthouse type:image')
  await other.is('counted')
  expect(other.context().total).toBe(40)
})

it('prints what is filled in, and is filled in by what is typed', async () => {
  const { form, context, is } = open()
  expect(form.getSnapshot().value).toBe('blank')
  form.send({ type: 'form.changed', change: { term: 'lighthouse', assetType: 'image' } })
  expect(context().text).toBe('lighthouse type:image')
  form.send({ type: 'query.typed', text: 'lighthouse  tipo:video ' })
  expect([context().text, context().form.assetType]).toEqual(['lighthouse  tipo:video ', 'video'])
  await is('counted')
  expect(context().total).toBe(1)
  form.send({ type: 'clear' })
  expect([context().text, context().total, form.getSnapshot().value]).toEqual(['', undefined, 'blank'])
})

it('keeps the number of before while the next is counted', async () => {
  const { form, context, is, faults } = open('lighthouse')
  await is('counted')
  const release = faults.hold('advancedSearches.results')
  form.send({ type: 'form.changed', change: { assetType: 'image' } })
  await is('counting')
  expect(context().total).toBe(45)
  release()
  await is('counted')
  expect(context().total).toBe(40)
})

it('says that it could not count, and tries again', async () => {
  const { form, context, is, faults } = open()
  faults.fail('advancedSearches.results', { code: 'UNREACHABLE' }, 1)
  form.send({ type: 'form.changed', change: { term: 'lighthouse' } })
  await is('uncounted')
  expect(context().total).toBeUndefined()
  form.send({ type: 'retry' })
  await is('counted')
})

it('has its problems when it is sent, and loses each with its cause', () => {
  const { form, context } = open()
  form.send({ type: 'submit' })
  expect(context().problems).toEqual({ term: { code: 'noSearchCriterion' } })
  form.send({ type: 'form.changed', change: { from: '01/01/2026' } })
  expect([context().problems, form.getSnapshot().value]).toEqual([{}, 'blank'])
  form.send({ type: 'submit' })
  expect(context().problems).toEqual({ until: { code: 'fromAndUntilTogether' } })
  form.send({ type: 'form.changed', change: { until: '01/31/2026' } })
  expect([context().problems, context().text]).toEqual([{}, 'added:2026-01-01..2026-01-31'])
})

it('dates that are no period yet stand beside the query', () => {
  expect(open('ship', { from: '01/01/2026' }).context().form).toMatchObject({ term: 'ship', from: '01/01/2026', until: '' })
  expect(open('added:2026-01-01..2026-01-31', { from: '05/05/2026' }).context().form).toMatchObject({ from: '01/01/2026', until: '01/31/2026' })
})

it('dates that are no period yet stay while the query is typed; a period goes with its condition', () => {
  const { form, context } = open()
  form.send({ type: 'form.changed', change: { from: '01/01/2026' } })
  form.send({ type: 'query.typed', text: 'ship' })
  expect(context().form).toMatchObject({ term: 'ship', from: '01/01/2026', until: '' })
  form.send({ type: 'form.changed', change: { until: '01/31/2026' } })
  expect(context().text).toBe('ship added:2026-01-01..2026-01-31')
  form.send({ type: 'query.typed', text: 'ship added:2026-01-01' })
  expect(context().form).toMatchObject({ term: 'ship', from: '', until: '' })
  form.send({ type: 'form.changed', change: { until: '05/05/2026' } })
  form.send({ type: 'query.typed', text: 'added:2026-02-01..2026-02-28' })
  expect(context().form).toMatchObject({ from: '02/01/2026', until: '02/28/2026' })
})

it('offers repositories, attributes and the names of what the query names by ids', async () => {
  const { sample, faults, ...ports } = inMemoryPorts()
  const choices = createActor(createSearchChoicesMachine(ports)).start()
  const is = (state: string) => vi.waitFor(() => expect(choices.getSnapshot().value).toBe(state))
  const [folder] = sample.library.folders.values()
  faults.fail('assets.repositories', { code: 'UNREACHABLE' }, 1)
  choices.send({ type: 'choices.wanted', q: `folder:id:${folder?.id}` })
  await is('failed')
  choices.send({ type: 'value.named', value: 'id:x', label: 'Ada Berg' })
  choices.send({ type: 'retry' })
  await is('offering')
  const { repositories, names } = choices.getSnapshot().context
  expect(repositories.map(({ name }) => name)).toEqual([...sample.library.repositories.values()].map(({ name }) => name))
  expect(names).toEqual({ 'id:x': 'Ada Berg', [`id:${folder?.id}`]: folder?.name })
})
