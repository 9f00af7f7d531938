import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { newAttribute, templateForm } from '../../domain/templates/template.fixture.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createGuidedMoveMachine, type GuidedMoveActor } from './guidedMove.machine.ts'

const signal = () => new AbortController().signal

/** A guided move of the glass plate, to a copy whose date is a number. */
const start = () => {
  const ports = inMemoryPorts()
  const notices: Notification[] = []
  const guidedMove: GuidedMoveActor = createActor(createGuidedMoveMachine({ ...ports, notify: (notice) => void notices.push(notice) })).start()
  const from = ports.keptTemplates.all().find(({ name }) => name === 'Glass plate')
  if (from === undefined) throw new Error('There is no glass plate')
  const form = templateForm({ name: 'Corrected', type: 'ALL', rolesIds: [], usersIds: [ports.people.actorId], attributes: [newAttribute('Title'), newAttribute('Date taken', { type: 'integer' })] })
  const to = ports.keptTemplates.create(form)
  return { ports, notices, guidedMove, from, to }
}
const reached = (guidedMove: GuidedMoveActor, state: Parameters<ReturnType<GuidedMoveActor['getSnapshot']>['matches']>[0]) => waitFor(guidedMove, (snapshot) => snapshot.matches(state))
const matching = async ({ guidedMove, from, to }: ReturnType<typeof start>) => {
  guidedMove.send({ type: 'move.wanted', template: from })
  await reached(guidedMove, 'choosing')
  guidedMove.send({ type: 'target.chosen', targetId: to.id })
  return reached(guidedMove, 'matching')
}

describe('a guided move', () => {
  it('offers drafts and active templates but the one that is moved from, and matches by name', async () => {
    const scene = start()
    const { context } = await matching(scene)
    expect(context.targets.map(({ name }) => name)).toContain('Corrected')
    expect(context.targets.every(({ id, state }) => id !== scene.from.id && (state === 'Created' || state === 'Active'))).toBe(true)
    const targets = context.mapping.flatMap(({ targetId }) => scene.to.attributes.filter(({ id }) => id === targetId).map(({ name }) => name))
    expect(targets).toEqual(['Title', 'Date taken'])
  })

  it('is tried before it begins, and is told of once it has begun', async () => {
    const scene = start()
    const { guidedMove, ports, to, notices } = scene
    ports.keptTemplates.change(to.id, (kept) => ({ ...kept, state: 'Active', publishedAt: kept.createdAt }))
    await matching(scene)
    guidedMove.send({ type: 'try' })
    const { context } = await reached(guidedMove, 'tried')
    expect(context.plan?.attributes.map(({ lost }) => lost).reduce((sum, count) => sum + count)).toBe(1)
    guidedMove.send({ type: 'confirm' })
    await reached(guidedMove, 'closed')
    expect(notices).toEqual([{ kind: 'info', text: 'guidedMove.begun', values: { name: 'Glass plate', target: 'Corrected' } }])
  })

  it('goes back to what refused it, and says why', async () => {
    const scene = start()
    const { guidedMove } = scene
    await matching(scene)
    guidedMove.send({ type: 'try' })
    await reached(guidedMove, 'tried')
    guidedMove.send({ type: 'confirm' })
    const { context } = await waitFor(guidedMove, (snapshot) => snapshot.context.failure !== undefined)
    expect([context.failure?.code, guidedMove.getSnapshot().value]).toEqual(['TEMPLATE_DIFFERENT_STATE', 'tried'])
    guidedMove.send({ type: 'back' })
    expect([guidedMove.getSnapshot().value, guidedMove.getSnapshot().context.failure]).toEqual(['matching', undefined])
  })

  it('that was made is taken back from the list of former ones', async () => {
    const scene = start()
    const { guidedMove, ports, from, to, notices } = scene
    ports.keptTemplates.change(to.id, (kept) => ({ ...kept, state: 'Active', publishedAt: kept.createdAt }))
    const [title, other] = [from.attributes[0]?.id ?? '', to.attributes[0]?.id ?? '']
    await ports.guidedMoves.start({ templateId: from.id, targetId: to.id, mapping: [{ attributeId: title, targetId: other, addOptions: false }] }, signal())
    await expect.poll(() => ports.keptTemplates.read(to.id)?.assets).toBeGreaterThan(0)
    guidedMove.send({ type: 'move.wanted', template: from })
    const { context } = await reached(guidedMove, 'choosing')
    guidedMove.send({ type: 'undo', moveId: context.moves[0]?.id ?? '' })
    await reached(guidedMove, 'closed')
    await expect.poll(() => ports.keptTemplates.read(to.id)?.assets).toBe(0)
    expect(notices.map(({ text }) => text)).toEqual(['moveCopy.begun.moveValuesBack'])
  })

  it('that is on its way to the server is seen to its end, whoever closes it', async () => {
    const scene = start()
    const { guidedMove, ports, to, from, notices } = scene
    ports.keptTemplates.change(to.id, (kept) => ({ ...kept, state: 'Active', publishedAt: kept.createdAt }))
    await matching(scene)
    guidedMove.send({ type: 'try' })
    await reached(guidedMove, 'tried')
    const begin = ports.faults.hold('guidedMoves.start')
    guidedMove.send({ type: 'confirm' })
    guidedMove.send({ type: 'close' })
    expect([guidedMove.getSnapshot().value, guidedMove.getSnapshot().can({ type: 'close' })]).toEqual(['starting', false])
    begin()
    await reached(guidedMove, 'closed')
    await expect.poll(() => ports.keptTemplates.read(to.id)?.assets).toBeGreaterThan(0)
    guidedMove.send({ type: 'move.wanted', template: from })
    const { context } = await reached(guidedMove, 'choosing')
    const back = ports.faults.hold('guidedMoves.undo')
    guidedMove.send({ type: 'undo', moveId: context.moves[0]?.id ?? '' })
    guidedMove.send({ type: 'close' })
    expect(guidedMove.getSnapshot().value).toBe('takingBack')
    back()
    await reached(guidedMove, 'closed')
    expect(notices.map(({ text }) => text)).toEqual(['guidedMove.begun', 'moveCopy.begun.moveValuesBack'])
  })
})
