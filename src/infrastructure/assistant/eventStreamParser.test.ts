import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eventStreamParser, type StreamedEvent } from './eventStreamParser.ts'

const parsed = (...pieces: readonly string[]): readonly StreamedEvent[] => {
  const events: StreamedEvent[] = []
  const read = eventStreamParser((event) => events.push(event))
  pieces.forEach(read)
  return events
}

it.each<readonly [string, string, readonly StreamedEvent[]]>([
  ['an event without a name', 'data: Two letters\n\n', [{ name: 'message', data: 'Two letters' }]],
  ['a named event', 'event: end\ndata: {}\n\n', [{ name: 'end', data: '{}' }]],
  ['several lines of data', 'data: one\ndata:\ndata: two\n\n', [{ name: 'message', data: 'one\n\ntwo' }]],
  ['blanks that belong to the data', 'data:  and\n\ndata:so\n\n', [{ name: 'message', data: ' and' }, { name: 'message', data: 'so' }]],
  ['an event whose data is empty', 'data\n\n', [{ name: 'message', data: '' }]],
  ['comments and other fields', ': alive\nid: 1\nretry: 5\ndata: x\n\n: alive\n\n', [{ name: 'message', data: 'x' }]],
  ['lines that end in other ways', 'data: a\r\ndata: b\rdata: c\r\n\r\n', [{ name: 'message', data: 'a\nb\nc' }]],
  ['nothing of an event that was not ended', 'data: whole\n\ndata: half\n', [{ name: 'message', data: 'whole' }]],
])('reads %s', (_, text, events) => {
  expect(parsed(text)).toEqual(events)
})

it('reads the same wherever the stream is cut', () => {
  const text = fc.string({ unit: fc.constantFrom('å', ' ', ':', '😀', 'x') })
  const events = fc.array(fc.record({ name: fc.constantFrom('message', 'sources', 'end'), data: fc.array(text, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')) }))
  fc.assert(
    fc.property(events, fc.constantFrom('\n', '\r\n'), fc.array(fc.nat(80)), (written, end, cuts) => {
      const stream = written.map(({ name, data }) => [`event: ${name}`, ...data.split('\n').map((line) => `data: ${line}`), '', ''].join(end)).join('')
      const places = [0, ...cuts.map((cut) => cut % (stream.length + 1)).toSorted((one, other) => one - other), stream.length]
      const pieces = places.slice(1).map((to, at) => stream.slice(places[at], to))
      expect(parsed(...pieces)).toEqual(written)
    }),
  )
})
