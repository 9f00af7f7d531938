import { expect, it } from 'vitest'
import { assistantAddress, threadOf } from './assistant.ts'

it('names a thread, and nothing where there is none', () => {
  const id = '00000000-0000-4000-8000-00000000000a'
  expect([assistantAddress(undefined), assistantAddress(id)]).toEqual(['/ai-assistant', `/ai-assistant?thread=${id}`])
  expect(['', 'thread=', 'thread=1', `thread=${id}`].map((search) => threadOf(new URLSearchParams(search)))).toEqual([undefined, undefined, undefined, id])
})
