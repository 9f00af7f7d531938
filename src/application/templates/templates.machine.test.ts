import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { templateFormOf } from '../../domain/templates/template.ts'
import { inMemoryPorts, type InMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { createDisplayFieldsMachine } from './displayFields.machine.ts'
import { createReaderSearchMachine } from './readerSearch.machine.ts'
import { createTemplateActionMachine, type AskedAction } from './templateAction.machine.ts'
import type { TemplateFilter } from './TemplateGateway.ts'
import { createTemplatesMachine } from './templates.machine.ts'

const named = ({ keptTemplates }: InMemoryPorts, name: string) => {
  const found = keptTemplates.all().find((template) => template.name === name)
  if (found === undefined) throw new Error(`There is no template ${name}`)
  return found
}
const until = (actor: { getSnapshot: () => { readonly value: unknown } }, state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))

describe('the list', () => {
  const list = async (filter: TemplateFilter = {}) => {
    const ports = inMemoryPorts()
    const templates = createActor(createTemplatesMachine(ports)).start()
    templates.send({ type: 'templates.opened', filter })
    await vi.waitFor(() => expect(templates.getSnapshot().matches('reading')).toBe(false))
    return { ports, templates, names: () => templates.getSnapshot().context.items.map(({ name }) => name) }
  }

  it.each<[TemplateFilter, readonly string[]]>([
    [{}, ['Document', 'Glass plate', 'Object', 'Poster']],
    [{ search: 'GLASS' }, ['Glass plate']],
    [{ state: 'Active' }, ['Document', 'Glass plate']],
    [{ state: 'Hidden' }, ['Old index card']],
    [{ type: 'RECORDS' }, ['Document']],
    [{ search: 'nothing' }, []],
  ])('narrowed to %j shows %j', async (filter, expected) => {
    const { names, templates } = await list(filter)
    expect(names()).toEqual(expected)
    expect(templates.getSnapshot().value).toBe(expected.length === 0 ? 'nothing' : 'listing')
  })

  it('is read anew when a template has changed, and keeps what is shown meanwhile', async () => {
    const { ports, templates, names } = await list()
    await ports.templates.perform(named(ports, 'Glass plate'), 'hide', new AbortController().signal)
    await vi.waitFor(() => expect(names()).toEqual(['Document', 'Object', 'Poster']))
    templates.send({ type: 'templates.opened', filter: { search: 'post' } })
    expect([templates.getSnapshot().value, names().length]).toEqual(['settling', 3])
    await vi.waitFor(() => expect(names()).toEqual(['Poster']))
  })

  it('is as long as it was shown after a change', async () => {
    const ports = inMemoryPorts()
    const model = templateFormOf(named(ports, 'Poster'))
    for (let at = 100; at < 360; at += 1) ports.keptTemplates.create({ ...model, attributes: [], name: `Poster ${at}` })
    const templates = createActor(createTemplatesMachine(ports)).start()
    templates.send({ type: 'templates.opened', filter: {} })
    await until(templates, 'listing')
    const names = () => templates.getSnapshot().context.items.map(({ name }) => name)
    for (const shown of [100, 150, 200, 250]) {
      templates.send({ type: 'more.wanted' })
      await vi.waitFor(() => expect(names()).toHaveLength(shown))
    }
    await until(templates, 'listing')
    await ports.templates.perform(named(ports, 'Glass plate'), 'hide', new AbortController().signal)
    await vi.waitFor(() => expect(names()).not.toContain('Glass plate'))
    expect(names().length).toBeGreaterThanOrEqual(250)
  })

  it('can be tried again', async () => {
    const { ports, templates, names } = await list()
    ports.faults.fail('templates.list', { code: 'UNREACHABLE' }, 1)
    templates.send({ type: 'templates.opened', filter: { search: 'glass' } })
    await until(templates, 'failed')
    templates.send({ type: 'retry' })
    await vi.waitFor(() => expect(names()).toEqual(['Glass plate']))
  })
})

describe('an action', () => {
  const ask = (name: string, action: AskedAction, copy = '') => {
    const ports = inMemoryPorts()
    const [notify, changed] = [vi.fn<Notify>(), vi.fn<(id: string) => void>()]
    const actor = createActor(createTemplateActionMachine({ ...ports, notify, changed })).start()
    actor.send({ type: 'ask', template: named(ports, name), action, name: copy })
    return { ports, notify, changed, actor }
  }

  it.each<[name: string, action: AskedAction, state: string | undefined]>([
    ['Poster', 'publish', 'Active'],
    ['Glass plate', 'deactivate', 'Inactive'],
    ['Object', 'activate', 'Active'],
    ['Object', 'hide', 'Hidden'],
    ['Poster', 'delete', undefined],
  ])('%s: %s, once it is confirmed', async (name, action, state) => {
    const { ports, notify, changed, actor } = ask(name, action)
    const { id } = named(ports, name)
    expect([actor.getSnapshot().value, notify.mock.calls.length]).toEqual(['asking', 0])
    actor.send({ type: 'confirm' })
    await until(actor, 'closed')
    expect(ports.keptTemplates.read(id)?.state).toBe(state)
    expect(changed).toHaveBeenCalledExactlyOnceWith(id)
    expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: `templates.notices.${action}`, values: { name } })
  })

  it.each<[name: string, action: AskedAction, code: string]>([
    ['Glass plate', 'delete', 'TEMPLATE_PUBLISHED'],
    ['Poster', 'deactivate', 'TEMPLATE_DIFFERENT_STATE'],
  ])('%s: %s is refused with %s, and nothing is told of as done', async (name, action, code) => {
    const { notify, actor } = ask(name, action)
    actor.send({ type: 'confirm' })
    await until(actor, 'refused')
    expect(actor.getSnapshot().context.failure).toEqual({ code })
    expect(notify).not.toHaveBeenCalled()
  })

  it('a copy has a name of its own, and is told of when it is there', async () => {
    const { actor, ports } = ask('Glass plate', 'duplicate', ' ')
    actor.send({ type: 'confirm' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: { code: 'required' } } })
    actor.send({ type: 'name.changed', name: 'Plate, corrected' })
    expect(actor.getSnapshot().context.problem).toBeUndefined()
    actor.send({ type: 'confirm' })
    await until(actor, 'made')
    expect(actor.getSnapshot().context.made).toMatchObject({ name: 'Plate, corrected', state: 'Created', attributeCount: named(ports, 'Glass plate').attributeCount })
  })
})

describe('display fields', () => {
  it('are put in another order and saved; what is wrong stays with its attribute', async () => {
    const ports = inMemoryPorts()
    const { id, attributes } = named(ports, 'Glass plate')
    const [title = '', photographer = ''] = attributes.map((one) => one.id)
    const fields = createActor(createDisplayFieldsMachine({ ...ports, notify: vi.fn<Notify>() })).start()
    fields.send({ type: 'display.opened', templateId: id })
    await until(fields, 'editing')
    fields.send({ type: 'display.changed', change: { kind: 'field', attributeId: title, fields: { width: 20 } } })
    fields.send({ type: 'save' })
    expect(fields.getSnapshot().context.problems).toEqual({ [`${title}.width`]: { code: 'belowMinimum', limit: 60 } })
    fields.send({ type: 'display.changed', change: { kind: 'put', attributeId: photographer, at: 0 } })
    expect(fields.getSnapshot().context.problems).toEqual({ [`${title}.width`]: { code: 'belowMinimum', limit: 60 } })
    fields.send({ type: 'display.changed', change: { kind: 'field', attributeId: title, fields: { width: 320, inDetails: false } } })
    fields.send({ type: 'save' })
    await until(fields, 'saved')
    expect(named(ports, 'Glass plate').displayFields.slice(0, 2)).toEqual([
      { attributeId: photographer, width: 160, inTable: true, inDetails: true },
      { attributeId: title, width: 320, inTable: true, inDetails: false },
    ])
  })
})

it('roles and users are found by part of a name, and looked for again after a failure', async () => {
  const ports = inMemoryPorts()
  const search = createActor(createReaderSearchMachine({ ...ports, pause: 0 })).start()
  ports.faults.fail('templates.readers', { code: 'UNREACHABLE' }, 1)
  search.send({ type: 'search.opened' })
  await until(search, 'failed')
  search.send({ type: 'retry' })
  await until(search, 'shown')
  expect(search.getSnapshot().context.found.roles.map(({ name }) => name)).toEqual(['Admin', 'Publisher', 'User'])
  search.send({ type: 'search.typed', search: ' mateo ' })
  await vi.waitFor(() => expect(search.getSnapshot().context.found).toMatchObject({ roles: [], users: [{ name: 'Mateo Rivas' }], total: 1 }))
})
