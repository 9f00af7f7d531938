import { expect, it } from 'vitest'
import english from './en-US/mail.json' with { type: 'json' }
import norwegian from './no/mail.json' with { type: 'json' }
import spanish from './es/mail.json' with { type: 'json' }

// Where a second step is required, a password alone lets nobody in.
it.each([
  ['en-US', english, /password/i],
  ['no', norwegian, /passord/i],
  ['es', spanish, /contraseña/i],
])('the mail about a reset second step promises no sign-in by password alone: %s', (_, { security }, password) => {
  expect(security.change.stepReset).not.toMatch(password)
})
