import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import { knowsHost } from './knownHost.ts'

const PUBLIC = new URL('https://vitrine.example')
const STREAMS = new URL('https://streams.vitrine.example')

describe('a host', () => {
  it.each([
    ['vitrine.example', true],
    ['Vitrine.Example:443', true],
    ['streams.vitrine.example', true],
    ['localhost:3000', true],
    ['127.0.0.1:3000', true],
    ['[::1]:3000', true],
    ['192.0.2.7', true],
    ['evil.example', false],
    ['evil.example:3000', false],
    ['vitrine.example.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['evil.example@vitrine.example', false],
    ['vitrine.example/../evil', false],
    ['', false],
    [undefined, false],
  ])('%s is known: %s', (header, known) => {
    expect(knowsHost({ publicUrl: PUBLIC, streamUrl: STREAMS, host: '0.0.0.0' })(header)).toBe(known)
  })

  it('is the name of the machine, as long as nothing says how people reach it', () => {
    expect(knowsHost({ publicUrl: undefined, streamUrl: undefined, host: '0.0.0.0' })(`${hostname()}:3000`)).toBe(true)
    expect(knowsHost({ publicUrl: undefined, streamUrl: undefined, host: '0.0.0.0' })('vitrine.example')).toBe(false)
    expect(knowsHost({ publicUrl: PUBLIC, streamUrl: undefined, host: 'inside' })('inside:3000')).toBe(true)
  })
})
