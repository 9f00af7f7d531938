import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as Effect from 'effect/Result'
import { describe, expect, it } from 'vitest'
import * as Plain from './plainResult.ts'
import { PROJECT } from './project.ts'

/** What a function made of results, told in what everybody reads of it. */
const described = (made: unknown): unknown => {
  if (typeof made !== 'object' || made === null || !('_tag' in made)) return made
  const { _tag: tag, success, failure } = made as Readonly<Record<string, unknown>>
  return tag === 'Success' ? [tag, success] : [tag, failure]
}

const CASES: Readonly<Record<string, (Result: typeof Effect) => readonly unknown[]>> = {
  succeed: ({ succeed }) => [succeed(1), succeed(undefined)],
  fail: ({ fail }) => [fail('no'), fail({ code: 'NOT_FOUND' })],
  isSuccess: ({ succeed, fail, isSuccess }) => [isSuccess(succeed(1)), isSuccess(fail(1))],
  isFailure: ({ succeed, fail, isFailure }) => [isFailure(succeed(1)), isFailure(fail(1))],
  map: ({ succeed, fail, map }) => [map(succeed(1), (one) => one + 1), map(fail('no'), () => 2)],
  flatMap: ({ succeed, fail, flatMap }) => [flatMap(succeed(1), (one) => succeed(one + 1)), flatMap(succeed(1), () => fail('no')), flatMap(fail('before'), () => succeed(1))],
  mapError: ({ succeed, fail, mapError }) => [mapError(succeed(1), () => 'other'), mapError(fail('no'), (no) => `${no}!`)],
  getOrElse: ({ succeed, fail, getOrElse }) => [getOrElse(succeed(1), () => 2), getOrElse(fail('no'), (no) => `${no}!`)],
  getOrUndefined: ({ succeed, fail, getOrUndefined }) => [getOrUndefined(succeed(1)), getOrUndefined(fail('no'))],
  all: ({ succeed, fail, all }) => [all([succeed(1), succeed('two')]), all([succeed(1), fail('no'), fail('later')]), all([]), all({ one: succeed(1), two: succeed(2) }), all({ one: fail('no'), two: fail('later') })],
}

describe('results in the browser', () => {
  it.each(Object.entries(CASES))('are what those of effect are: %s', (_, cases) => {
    expect(cases(Plain as unknown as typeof Effect).map(described)).toEqual(cases(Effect).map(described))
  })

  it('know all that the web app asks of them', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: PROJECT, exclude: (path) => /\.(test|stories|fixture)\.tsx?$|InMemory|inMemory/.test(path) })
    const asked = files.flatMap((path) => [...readFileSync(join(PROJECT, path), 'utf8').matchAll(/\bResult\.([a-z]\w+)/g)].map(([, name]) => name))
    expect(asked.length).toBeGreaterThan(300)
    expect([...new Set(asked)].filter((name) => !Object.keys(Plain).includes(name ?? ''))).toEqual([])
    expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(Plain).toSorted())
  })
})
