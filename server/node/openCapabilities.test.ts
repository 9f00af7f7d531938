import { expect, it } from 'vitest'
import { service, type Capability, type ServerNode } from './capability.ts'
import { Closing } from './Closing.ts'
import { openCapabilities } from './openCapabilities.ts'

const NUMBERS = service<() => number>('numbers')

/** What these capabilities do not look at. */
const surroundings = {} as Omit<ServerNode, 'offer' | 'use'>

const recording = () => {
  const seen: string[] = []
  const offering: Capability = (node) => {
    node.offer(NUMBERS, () => 7)
    return {
      begin: (origin) => void seen.push(`offering begins at ${origin}`),
      close: async () => void seen.push('offering closes'),
    }
  }
  const using: Capability = async (node) => {
    seen.push(`using opens with ${node.use(NUMBERS)()}`)
    return {
      begin: async () => void seen.push('using begins'),
      endStreams: async () => void seen.push('using ends its streams'),
      close: async () => void seen.push('using closes'),
    }
  }
  return { seen, offering, using }
}

it('opens in order, begins where it listens, and closes before what is used', async () => {
  const { seen, offering, using } = recording()
  const closing = new Closing()
  const opened = await openCapabilities([offering, using], surroundings, closing)
  await opened.begin('https://vitrine.example')
  await opened.endStreams()
  await closing.close()
  expect(seen).toEqual([
    'using opens with 7',
    'offering begins at https://vitrine.example',
    'using begins',
    'using ends its streams',
    'using closes',
    'offering closes',
  ])
})

it('does not open what uses something that is listed after it', async () => {
  const { seen, offering, using } = recording()
  const closing = new Closing()
  await expect(openCapabilities([using, offering], surroundings, closing)).rejects.toThrow('numbers')
  expect(seen).toEqual([])
})

it('closes what was opened where a later one does not open', async () => {
  const { seen, offering } = recording()
  const closing = new Closing()
  const broken: Capability = () => Promise.reject(new Error('no port'))
  await expect(openCapabilities([offering, broken], surroundings, closing)).rejects.toThrow('no port')
  await closing.close()
  expect(seen).toEqual(['offering closes'])
})
