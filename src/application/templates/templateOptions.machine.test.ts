import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { OptionChange } from './makingOptionChange.ts'
import { createOptionChangeMachine } from './optionChange.machine.ts'
import { createTemplateOptionsMachine } from './templateOptions.machine.ts'

const until = (actor: { getSnapshot: () => { readonly value: unknown } }, state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))

describe('options', () => {
  const open = async () => {
    const ports = inMemoryPorts()
    const plate = ports.keptTemplates.all().find(({ name }) => name === 'Glass plate')
    const place = { templateId: plate?.id ?? '', attributeId: plate?.attributes.find(({ name }) => name === 'Emulsion')?.id ?? '' }
    const options = createActor(createTemplateOptionsMachine({ ...ports, pause: 0 })).start()
    const notify = vi.fn<Notify>()
    const change = createActor(createOptionChangeMachine({ ...ports, notify, changed: () => options.send({ type: 'options.changed' }) })).start()
    options.send({ type: 'options.opened', place })
    change.send({ type: 'options.opened', place })
    await until(options, 'listing')
    const labels = () => options.getSnapshot().context.items.map(({ label }) => label)
    const option = (label: string) => {
      const found = options.getSnapshot().context.items.find((one) => one.label === label)
      if (found === undefined) throw new Error(`There is no option ${label}`)
      return found
    }
    return { ports, place, options, change, notify, labels, option, make: (made: OptionChange) => change.send({ type: 'change', place, change: made }) }
  }

  it('are searched, and again when one has come', async () => {
    const { options, labels, make, change } = await open()
    expect(labels()).toEqual(['Albumen', 'Autochrome', 'Gelatin silver', 'Wet collodion'])
    options.send({ type: 'search.typed', search: 'wet' })
    await vi.waitFor(() => expect(labels()).toEqual(['Wet collodion']))
    make({ kind: 'add', labels: ['Wet plate', 'Albumen'] })
    await vi.waitFor(() => expect(labels()).toEqual(['Wet collodion', 'Wet plate']))
    expect(change.getSnapshot().context.added).toMatchObject({ present: 1, added: [{ label: 'Wet plate' }] })
  })

  it('are read page by page', async () => {
    const { options, make } = await open()
    make({ kind: 'import', text: Array.from({ length: 150 }, (_, at) => `Process ${String(at).padStart(3, '0')}`).join('\n') })
    await vi.waitFor(() => expect(options.getSnapshot().context.total).toBe(154))
    expect(options.getSnapshot().context.items).toHaveLength(100)
    options.send({ type: 'more.wanted' })
    await vi.waitFor(() => expect(options.getSnapshot().context.items).toHaveLength(154))
  })

  it('are merged once it is confirmed which of them stays', async () => {
    const { change, labels, option, make, notify } = await open()
    make({ kind: 'merge', into: option('Albumen'), others: [option('Autochrome'), option('Gelatin silver')] })
    expect(change.getSnapshot().value).toBe('asking')
    change.send({ type: 'into.chosen', into: option('Autochrome') })
    change.send({ type: 'confirm' })
    await vi.waitFor(() => expect(labels()).toEqual(['Autochrome', 'Wet collodion']))
    expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'templates.notices.merged', values: { count: 2, name: 'Autochrome' } })
  })

  it('of a published template stay; a refusal is told until the next change', async () => {
    const { change, labels, option, make } = await open()
    make({ kind: 'remove', option: option('Albumen') })
    change.send({ type: 'confirm' })
    await until(change, 'refused')
    expect(change.getSnapshot().context.failure).toEqual({ code: 'TEMPLATE_PUBLISHED' })
    make({ kind: 'rename', option: option('Albumen'), label: 'Albumen print' })
    await vi.waitFor(() => expect(labels()[0]).toBe('Albumen print'))
    expect(change.getSnapshot()).toMatchObject({ value: 'ready', context: { failure: undefined } })
  })

  it('as many as were shown are there again after a change', async () => {
    const { ports, place, options, option, labels, make } = await open()
    ports.keptTemplates.offer(place.attributeId, Array.from({ length: 596 }, (_, at) => `Process ${String(at).padStart(3, '0')}`))
    options.send({ type: 'options.changed' })
    await until(options, 'listing')
    for (const shown of [200, 300, 400, 500]) {
      options.send({ type: 'more.wanted' })
      await vi.waitFor(() => expect(labels()).toHaveLength(shown))
    }
    await until(options, 'listing')
    const before = labels()
    make({ kind: 'rename', option: option('Process 450'), label: 'Process 450, toned' })
    await vi.waitFor(() => expect(labels()).toContain('Process 450, toned'))
    expect(labels().slice(0, 500)).toEqual(before.map((label) => (label === 'Process 450' ? 'Process 450, toned' : label)))
  })

  it('are changed one after the other, and none of the changes is lost', async () => {
    const { ports, labels, option, make } = await open()
    const release = ports.faults.hold('options.rename')
    make({ kind: 'rename', option: option('Albumen'), label: 'Albumen print' })
    make({ kind: 'rename', option: option('Autochrome'), label: 'Autochrome plate' })
    release()
    await vi.waitFor(() => expect(labels()).toEqual(['Albumen print', 'Autochrome plate', 'Gelatin silver', 'Wet collodion']))
  })

  it('are asked about, where they are to be, once what was wanted before is done', async () => {
    const { ports, change, labels, option, make } = await open()
    const release = ports.faults.hold('options.rename')
    make({ kind: 'rename', option: option('Gelatin silver'), label: 'Silver' })
    make({ kind: 'merge', into: option('Albumen'), others: [option('Autochrome')] })
    expect(change.getSnapshot().value).toBe('working')
    release()
    await until(change, 'asking')
    change.send({ type: 'confirm' })
    await vi.waitFor(() => expect(labels()).toEqual(['Albumen', 'Silver', 'Wet collodion']))
  })

  it('why one of several changes was refused stays to be read', async () => {
    const { ports, change, labels, option, make } = await open()
    const release = ports.faults.hold('options.rename')
    make({ kind: 'rename', option: option('Albumen'), label: 'autochrome' })
    make({ kind: 'rename', option: option('Wet collodion'), label: 'Wet plate' })
    release()
    await until(change, 'refused')
    expect(change.getSnapshot().context.failure).toEqual({ code: 'OPTION_ALREADY_EXISTS' })
    await vi.waitFor(() => expect(labels()).toContain('Wet plate'))
  })

  describe('of an attribute that is left meanwhile', () => {
    const leaving = async () => {
      const opened = await open()
      const leave = () => {
        opened.change.send({ type: 'options.closed' })
        opened.change.send({ type: 'options.opened', place: { ...opened.place, attributeId: 'another' } })
      }
      return { ...opened, leave }
    }

    it('are renamed all the same', async () => {
      const { ports, change, leave, labels, option, make } = await leaving()
      const release = ports.faults.hold('options.rename')
      make({ kind: 'rename', option: option('Albumen'), label: 'Albumen print' })
      leave()
      release()
      await vi.waitFor(() => expect(labels()).toContain('Albumen print'))
      expect(change.getSnapshot()).toMatchObject({ value: 'ready', context: { failure: undefined } })
    })

    it('a refusal is a notification, and nothing stands of it at the other attribute', async () => {
      const { ports, change, leave, notify, option, make } = await leaving()
      const release = ports.faults.hold('options.rename')
      make({ kind: 'rename', option: option('Albumen'), label: 'autochrome' })
      leave()
      release()
      await until(change, 'ready')
      expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'failure', text: 'failure.OPTION_ALREADY_EXISTS' })
    })

    it('how many a file brought is a notification', async () => {
      const { ports, change, leave, notify, make } = await leaving()
      const release = ports.faults.hold('options.import')
      make({ kind: 'import', text: 'Cyanotype\nTintype' })
      leave()
      release()
      await until(change, 'ready')
      expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'templates.options.added', values: { count: 2 } })
      expect(change.getSnapshot().context.added).toBeUndefined()
    })

    it('are not asked about any more', async () => {
      const { ports, place, change, leave, option, make } = await leaving()
      make({ kind: 'merge', into: option('Albumen'), others: [option('Autochrome')] })
      leave()
      expect(change.getSnapshot().value).toBe('ready')
      change.send({ type: 'confirm' })
      expect(change.getSnapshot().value).toBe('ready')
      expect(ports.keptTemplates.optionsOf(place.attributeId)).toHaveLength(4)
    })
  })

  it('what was picked to be merged stays picked until it is merged', async () => {
    const { ports, place, change, option } = await open()
    const labelsPicked = () => change.getSnapshot().context.picked.map(({ label }) => label)
    for (const label of ['Albumen', 'Autochrome', 'Wet collodion', 'Wet collodion']) change.send({ type: 'option.picked', option: option(label) })
    expect(labelsPicked()).toEqual(['Albumen', 'Autochrome'])
    const merge = () => {
      const [into, ...others] = change.getSnapshot().context.picked
      if (into !== undefined) change.send({ type: 'change', place, change: { kind: 'merge', into, others } })
      change.send({ type: 'confirm' })
    }
    ports.faults.fail('options.merge', { code: 'UNREACHABLE' }, 1)
    merge()
    await until(change, 'refused')
    expect(labelsPicked()).toEqual(['Albumen', 'Autochrome'])
    merge()
    await until(change, 'ready')
    expect(labelsPicked()).toEqual([])
  })
})
