import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/domain/preferences/language.ts'
import { sayNotOpened } from '../../src/ui/static-preview/notOpened.ts'

afterEach(() => document.body.replaceChildren())

it.each(LANGUAGES)('takes the place of what cannot be used, and offers to load the page again: %s', (language) => {
  const place = document.createElement('div')
  place.append('The static preview')
  document.body.replaceChildren(place)
  sayNotOpened(place, language)
  expect(place.textContent).not.toContain('The static preview')
  expect(screen.getByRole('alert').textContent).toContain('Vitrine')
  expect(screen.getByRole('button').textContent).not.toBe('')
})
