import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/domain/preferences/language.ts'
import { sayNotOpened } from '../../src/ui/not-opened/notOpened.ts'

afterEach(() => document.body.replaceChildren())

it.each(LANGUAGES)('takes the place of what was there, and offers to load the page again: %s', (language) => {
  const place = document.createElement('div')
  place.append('Something else')
  document.body.replaceChildren(place)
  sayNotOpened(place, language)
  expect(place.textContent).not.toContain('Something else')
  expect(screen.getByRole('alert').textContent).toContain('Vitrine')
  expect(screen.getByRole('button').textContent).not.toBe('')
})
