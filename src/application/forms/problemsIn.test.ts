import { expect, it } from 'vitest'
import { problemsIn } from './problemsIn.ts'

it('a refusal says what is wrong with fields, any other failure nothing', () => {
  expect(problemsIn({ code: 'VALIDATION_FAILED', fields: { name: { code: 'required' } } })).toEqual({ name: { code: 'required' } })
  expect([problemsIn({ code: 'UNREACHABLE' }), problemsIn(undefined)]).toEqual([{}, {}])
})
