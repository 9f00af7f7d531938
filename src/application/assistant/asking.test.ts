import { expect, it } from 'vitest'
import { unnamed } from '../../domain/assistant/messages.ts'
import { asking, concluded, taken, unsent } from './asking.ts'
import { NO_CONVERSATION } from './conversation.ts'

const NOW = '2026-11-27T12:00:00Z'
const FIRST = { ...unnamed('Who built it?', false, NOW), id: 'q1' }
const ANSWER = { ...unnamed('Nobody knows.', true, NOW), id: 'a1' }

it('the first question of a thread waits for the server; a later one stands among the messages at once', () => {
  expect(asking({ ...NO_CONVERSATION, draft: 'Who?' }, { message: 'Who?' }, NOW)).toMatchObject({ messages: [], draft: '', asked: { message: 'Who?' } })
  const said = asking({ ...NO_CONVERSATION, messages: [FIRST, ANSWER] }, { message: 'And when?' }, NOW)
  expect(said.messages?.map(({ message }) => message)).toEqual(['Who built it?', 'Nobody knows.', 'And when?'])
})

it('asked in other words, a question goes with what followed it, and what is typed below stays', () => {
  const said = asking({ ...NO_CONVERSATION, messages: [FIRST, ANSWER], draft: 'Something else' }, { message: 'Who drew it?', replaces: 'q1' }, NOW)
  expect(said).toMatchObject({ draft: 'Something else', messages: [{ id: '', message: 'Who drew it?' }] })
})

it('an example is asked, and what is typed stays', () => {
  expect(asking({ ...NO_CONVERSATION, draft: 'When was the b' }, { message: 'Which letters mention ships?' }, NOW)).toMatchObject({ draft: 'When was the b', asked: { message: 'Which letters mention ships?' } })
})

it('a question amid an answer keeps what had come of it, marked as stopped', () => {
  const said = asking({ ...NO_CONVERSATION, messages: [FIRST], incoming: 'Nobo' }, { message: 'And when?' }, NOW)
  expect(said.messages?.map(({ message, stopped }) => [message, stopped])).toEqual([['Who built it?', undefined], ['Nobo', true], ['And when?', undefined]])
  expect(said.incoming).toBe('')
})

it('no answer is made of nothing', () => {
  expect(concluded({ messages: [FIRST], incoming: '', ground: undefined }, NOW).messages).toEqual([FIRST])
})

it('a first question that was taken stands in its thread, any other once', () => {
  expect(taken({ messages: [], asked: { message: 'Who?' } }, 'thread', NOW)).toMatchObject({ threadId: 'thread', messages: [{ message: 'Who?' }] })
  expect(taken({ messages: [FIRST], asked: { message: 'Who built it?' } }, 'thread', NOW).messages).toEqual([FIRST])
})

it('what could not be sent can be sent again, unless something else was typed meanwhile', () => {
  expect(unsent({ asked: { message: 'Who?' }, draft: '' }).draft).toBe('Who?')
  expect(unsent({ asked: { message: 'Who?' }, draft: 'When?' }).draft).toBe('When?')
})
