import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { Faults } from '../../infrastructure/memory/Faults.ts'
import { InMemoryOrganizationGateway } from '../../infrastructure/organizations/InMemoryOrganizationGateway.ts'
import { sampleOrganizations } from '../../infrastructure/organizations/sampleOrganizations.ts'
import { createStepRuleMachine } from './stepRule.machine.ts'

const begin = (wants: (features: readonly string[]) => boolean) => {
  const all = sampleOrganizations()
  const found = all.find(({ draft }) => wants(draft.features))
  if (found === undefined) throw new Error('There is no such organization')
  const faults = new Faults()
  const rule = createActor(createStepRuleMachine({ organizations: new InMemoryOrganizationGateway(all, faults) })).start()
  const open = () => rule.send({ type: 'rule.open', id: found.summary.id })
  const shown = () => waitFor(rule, (snapshot) => snapshot.matches('shown'))
  return { rule, faults, open, shown }
}

const withFeature = () => begin((features) => features.includes('TwoFaAuth'))

it('is turned on and off again', async () => {
  const { rule, open, shown } = withFeature()
  open()
  expect((await shown()).context.rule).toMatchObject({ offered: true, required: false, byMail: false })
  for (const required of [true, false]) {
    rule.send({ type: 'turn', change: { required } })
    if (required) rule.send({ type: 'confirm' })
    expect((await shown()).context.rule).toMatchObject({ offered: true, required, byMail: false })
  }
})

it('stays as it was when it could not be turned', async () => {
  const { rule, faults, open, shown } = withFeature()
  open()
  await shown()
  faults.fail('organizations.editStepRule', { code: 'UNREACHABLE' })
  rule.send({ type: 'turn', change: { required: true } })
  rule.send({ type: 'confirm' })
  const { context } = await shown()
  expect([context.rule?.required, context.failure?.code]).toEqual([false, 'UNREACHABLE'])
})

it('is not there without the feature', async () => {
  const { rule, open } = begin((features) => !features.includes('TwoFaAuth'))
  open()
  const { context } = await waitFor(rule, (snapshot) => snapshot.matches('notOffered'))
  expect(context.rule?.required).toBe(false)
})

it('is read again when it could not be read', async () => {
  const { rule, faults, open, shown } = withFeature()
  faults.fail('organizations.stepRule', { code: 'UNREACHABLE' }, 1)
  open()
  await waitFor(rule, (snapshot) => snapshot.matches('unreadable'))
  rule.send({ type: 'retry' })
  expect((await shown()).context.failure).toBeUndefined()
})

it('asks before people would have to set something up, and not where nobody would', async () => {
  const { rule, open, shown } = withFeature()
  open()
  await shown()
  const [role] = rule.getSnapshot().context.rule?.roles ?? []
  rule.send({ type: 'turn', change: { roleIds: [role?.id ?? ''] } })
  expect(rule.getSnapshot().value).toBe('asking')
  rule.send({ type: 'cancel' })
  expect(rule.getSnapshot()).toMatchObject({ value: 'shown', context: { wanted: {} } })
  rule.send({ type: 'turn', change: { byMail: true } })
  await shown()
  rule.send({ type: 'turn', change: { roleIds: [role?.id ?? ''] } })
  expect((await shown()).context.rule?.roles.map(({ required }) => required)).toEqual([true, false])
})
