import { expect, it } from 'vitest'
import { failureInForm } from './formContext.ts'

it('what a refusal says of fields stands at them', () => {
  const failure = { code: 'VALIDATION_FAILED', fields: { name: { code: 'required' } } } as const
  expect(failureInForm(failure)).toEqual({ failure, problems: { name: { code: 'required' } } })
})

it('any other failure leaves what stands at the fields', () => {
  expect(failureInForm({ code: 'UNREACHABLE' })).toEqual({ failure: { code: 'UNREACHABLE' } })
})
