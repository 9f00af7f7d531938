import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { createActor, createMachine } from 'xstate'
import { expect, it, vi } from 'vitest'
import { capability } from '../../application/capabilities/capability.ts'
import { CORE, type Core } from '../registration/Core.ts'
import { registration } from '../registration/registration.ts'
import { CAPABILITIES, type Listed } from './capabilities.ts'
import { ContainerCapabilities } from './ContainerCapabilities.ts'
import { IN_MEMORY } from './inMemoryCapabilities.ts'

const BOOKS = capability<{ readonly lending: ReturnType<typeof startLending> }, { readonly shelf: readonly string[] }>('books')
const READERS = capability<{ readonly shelf: readonly string[] }>('readers')

const startLending = () => createActor(createMachine({})).start()

const idle = async (): Promise<void> => undefined

const open = () => {
  const made = { books: vi.fn<() => void>(), readers: vi.fn<() => void>() }
  const books = registration(BOOKS, {
    ports: () => ({ shelf: ['Herbarium'] }),
    start: () => {
      made.books()
      return { lending: startLending() }
    },
  })
  const readers = registration(READERS, {
    needs: [BOOKS],
    ports: (_, { shelf }) => ({ shelf }),
    start: ({ shelf }) => {
      made.readers()
      return { shelf }
    },
  })
  const fetchBooks = vi.fn<() => Promise<{ register: typeof books }>>(async () => ({ register: books }))
  const fetchReaders = vi.fn<() => Promise<{ register: typeof readers }>>(async () => ({ register: readers }))
  const fetchList = vi.fn<() => Promise<readonly Listed[]>>(async () => [
    { key: BOOKS, fetch: fetchBooks, needs: [] },
    { key: READERS, fetch: fetchReaders, needs: [BOOKS] },
  ])
  const fetchFirst = vi.fn<() => Promise<unknown>>(async () => undefined)
  const container = new Container()
  container.bind(CORE).toConstantValue({} as Core)
  const capabilities = new ContainerCapabilities(container, fetchList, fetchFirst)
  return { capabilities, fetchFirst, fetchList, fetchBooks, fetchReaders, made }
}

it('makes a capability once, however often it is wanted, and tells when it is there', async () => {
  const { capabilities, made } = open()
  const notified = vi.fn<() => void>()
  capabilities.subscribe(notified)
  expect([capabilities.now(BOOKS), capabilities.isBegun()]).toEqual([undefined, false])
  const [one, other] = await Promise.all([capabilities.load(BOOKS), capabilities.load(BOOKS)])
  expect([one === other, capabilities.now(BOOKS) === one, capabilities.isBegun()]).toEqual([true, true, true])
  expect([made.books.mock.calls.length, notified.mock.calls.length]).toEqual([1, 1])
})

it('is awaited from the first call until it is made, or cannot be', async () => {
  const { capabilities, fetchBooks } = open()
  fetchBooks.mockRejectedValueOnce(new TypeError('offline'))
  const failing = capabilities.load(BOOKS)
  expect([capabilities.isAwaited(BOOKS), capabilities.isAwaited(READERS)]).toEqual([true, false])
  await expect(failing).rejects.toThrow('offline')
  expect(capabilities.isAwaited(BOOKS)).toBe(false)
  const made = capabilities.load(BOOKS)
  expect(capabilities.isAwaited(BOOKS)).toBe(true)
  await made
  expect(capabilities.isAwaited(BOOKS)).toBe(false)
})

it('is tried again after its code could not be fetched', async () => {
  const { capabilities, fetchBooks } = open()
  fetchBooks.mockRejectedValueOnce(new TypeError('offline'))
  await expect(capabilities.load(BOOKS)).rejects.toThrow('offline')
  expect(capabilities.now(BOOKS)).toBeUndefined()
  expect(await capabilities.load(BOOKS)).toBe(capabilities.now(BOOKS))
})

it('is tried again after the list of all could not be fetched', async () => {
  const { capabilities, fetchList } = open()
  fetchList.mockRejectedValueOnce(new TypeError('offline'))
  await expect(capabilities.load(BOOKS)).rejects.toThrow('offline')
  fetchList.mockRejectedValueOnce(new TypeError('offline'))
  await capabilities.prefetch(idle)
  expect(await capabilities.load(BOOKS)).toBe(capabilities.now(BOOKS))
})

it('stands on the ports of another without making its machines', async () => {
  const { capabilities, made } = open()
  expect(await capabilities.load(READERS)).toEqual({ shelf: ['Herbarium'] })
  expect([made.books.mock.calls.length, made.readers.mock.calls.length]).toEqual([0, 1])
})

it('has the code that it stands on fetched beside its own, not after it', async () => {
  const { capabilities, fetchBooks, fetchReaders } = open()
  const fetched = await fetchReaders()
  const own = Promise.withResolvers<typeof fetched>()
  fetchReaders.mockReturnValueOnce(own.promise)
  const made = capabilities.load(READERS)
  await vi.waitFor(() => expect(fetchBooks).toHaveBeenCalledTimes(1))
  own.resolve(fetched)
  expect(await made).toEqual({ shelf: ['Herbarium'] })
})

it('is tried again after the code that it stands on could not be fetched', async () => {
  const { capabilities, fetchBooks } = open()
  fetchBooks.mockRejectedValueOnce(new TypeError('offline'))
  await expect(capabilities.load(READERS)).rejects.toThrow('offline')
  expect(await capabilities.load(READERS)).toEqual({ shelf: ['Herbarium'] })
})

it('has the code of all fetched ahead, and makes none; what cannot be fetched is tried again when it is wanted', async () => {
  const { capabilities, fetchBooks, made } = open()
  fetchBooks.mockRejectedValueOnce(new TypeError('offline'))
  await capabilities.prefetch(idle)
  expect([made.books.mock.calls.length, made.readers.mock.calls.length, capabilities.isBegun()]).toEqual([0, 0, false])
  await capabilities.load(BOOKS)
  expect([fetchBooks.mock.calls.length, made.books.mock.calls.length]).toEqual([2, 1])
})

it('has its code fetched for whom it is about to be made, with that which it stands on, and makes nothing', async () => {
  const { capabilities, fetchBooks, made } = open()
  await capabilities.fetch(READERS)
  expect([fetchBooks.mock.calls.length, made.books.mock.calls.length, made.readers.mock.calls.length, capabilities.isBegun()]).toEqual([1, 0, 0, false])
  await capabilities.load(READERS)
  expect([fetchBooks.mock.calls.length, made.readers.mock.calls.length]).toEqual([1, 1])
})

it('has the code of each fetched ahead once it is idle, one after the other', async () => {
  const { capabilities, fetchFirst, fetchBooks } = open()
  const [first, second, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const awaited = vi.fn<() => Promise<void>>().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise).mockReturnValueOnce(later.promise)
  const fetched = capabilities.prefetch(awaited)
  await vi.waitFor(() => expect(awaited).toHaveBeenCalledTimes(1))
  expect(fetchFirst).not.toHaveBeenCalled()
  first.resolve()
  await vi.waitFor(() => expect(awaited).toHaveBeenCalledTimes(2))
  expect([fetchFirst.mock.calls.length, fetchBooks.mock.calls.length]).toEqual([1, 0])
  second.resolve()
  await vi.waitFor(() => expect(awaited).toHaveBeenCalledTimes(3))
  expect(fetchBooks).toHaveBeenCalledTimes(1)
  later.resolve()
  await fetched
})

it('has what else is needed later fetched before them, and goes on where that cannot be fetched', async () => {
  const { capabilities, fetchFirst, fetchBooks } = open()
  fetchFirst.mockRejectedValueOnce(new TypeError('offline'))
  await capabilities.prefetch(idle)
  expect([fetchFirst.mock.calls.length, fetchBooks.mock.calls.length]).toEqual([1, 1])
})

it('tells nobody who has left', async () => {
  const { capabilities } = open()
  const notified = vi.fn<() => void>()
  capabilities.subscribe(notified)()
  await capabilities.load(BOOKS)
  expect(notified).not.toHaveBeenCalled()
})

it('ends what was made, and what is made only after its user has gone', async () => {
  const { capabilities } = open()
  const { lending } = await capabilities.load(BOOKS)
  capabilities.end()
  expect(lending.getSnapshot().status).toBe('stopped')
  const other = open().capabilities
  other.end()
  expect((await other.load(BOOKS)).lending.getSnapshot().status).toBe('stopped')
})

it('every capability is there in the browser and in memory, under its own key', async () => {
  const registered = await Promise.all(CAPABILITIES.map(async ({ key, fetch }) => [key, (await fetch()).register.key]))
  expect(registered.filter(([key, own]) => key !== own)).toEqual([])
  const named = (keys: readonly { readonly name: string }[]) => keys.map(({ name }) => name).toSorted()
  expect(named(IN_MEMORY.map(({ key }) => key))).toEqual(named(CAPABILITIES.map(({ key }) => key)))
  expect(new Set(CAPABILITIES.map(({ key }) => key.name)).size).toBe(CAPABILITIES.length)
})
