import { expect, it } from 'vitest'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import { firstAdministratorProblems, type FirstAdministratorForm } from './firstAdministrator.ts'

const valid: FirstAdministratorForm = {
  organization: 'Harbour Museum',
  email: 'ada@harbour.example',
  firstName: 'Ada',
  lastName: 'Berg',
  password: 'Aa1!aaaa',
  repeat: 'Aa1!aaaa',
}

it('takes an organization, a person and a password', () => {
  expect(firstAdministratorProblems(valid)).toEqual({})
  const required = { code: 'required' }
  expect(firstAdministratorProblems({ organization: '', email: '', firstName: '', lastName: '', password: '', repeat: '' })).toEqual({
    organization: required,
    email: required,
    firstName: required,
    lastName: required,
    password: required,
    repeat: required,
  })
  expect(firstAdministratorProblems({ ...valid, repeat: 'Aa1!aaab' })).toEqual({ repeat: { code: 'passwordsDiffer' } })
})

it.each([
  ['organization', 200],
  ['firstName', 255],
  ['lastName', 255],
] as const)('%s has 2 to %i', (field, most) => {
  expect(misjudgedLengths((value) => firstAdministratorProblems({ ...valid, [field]: value })[field], 2, most)).toEqual([])
})
