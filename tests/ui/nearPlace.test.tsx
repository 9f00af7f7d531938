import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, it } from 'vitest'
import { texts } from '../../.storybook/texts.ts'
import { libraryWith } from '../../.storybook/library.ts'
import type { SearchField } from '../../src/domain/advanced-search/conditionFields.ts'
import { leafOf } from '../../src/domain/query-language/normalForm.ts'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { printQuery } from '../../src/domain/query-language/print.ts'
import type { Leaf } from '../../src/domain/query-language/query.ts'
import { ConditionGroup } from '../../src/ui/advanced-search/form/ConditionGroup.tsx'
import { theme } from '../../src/ui/theme/theme.ts'

const PLACE: SearchField = { field: 'Found at', name: 'Found at', template: 'Object', type: 'coordinates', unit: null }
const { shell } = libraryWith()().stage

const asLeaf = (q: string): Leaf => {
  const query = parseQuery(q)
  if (query.kind !== 'field') throw new Error('No condition')
  return query
}

const Form = ({ q }: { readonly q: string }) => {
  const [conditions, setConditions] = useState<readonly Leaf[]>([asLeaf(q)])
  const asked = conditions.map(leafOf).filter((leaf) => leaf !== undefined).map(printQuery)
  return (
    <ThemeProvider theme={theme}>
      <ConditionGroup
        title="All"
        conditions={conditions}
        actors={shell}
        attributes={[PLACE]}
        names={{}}
        choices={{ fields: () => [{ id: 'Found at', label: 'Found at' }], valuesOf: () => [] }}
        problemOf={(condition) => (/~(far)?"$/.test(condition) ? 'No such distance' : undefined)}
        onChange={setConditions}
      />
      <output>{asked.join(' ')}</output>
    </ThemeProvider>
  )
}

const halves = () => ['latitude and longitude', 'distance'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name: `All 1: value: ${name}` }))
const fill = (place: string, distance: string) => {
  const [first = document.body, second = document.body] = halves()
  fireEvent.change(first, { target: { value: place } })
  fireEvent.change(second, { target: { value: distance } })
}
const query = () => screen.getByRole('status').textContent

afterEach(async () => {
  cleanup()
  await texts.changeLanguage('en-US')
})

it('a condition on coordinates is a place and a distance, which stand in the query as one', () => {
  render(<Form q='"Found at":60.39,5.32~10km' />)
  expect(halves().map(({ value }) => value)).toEqual(['60.39, 5.32', '10 km'])
  expect(screen.getByRole('button', { name: 'All 1: comparison' }).textContent).toContain('is within')
  fill('59.91, 10.75', '500m')
  expect([query(), ...halves().map(({ value }) => value)]).toEqual(['"Found at":59.91,10.75~500m', '59.91, 10.75', '500m'])
  fill('', '')
  expect(query()).toBe('')
})

const problems = () => halves().map((half) => document.getElementById(half.getAttribute('aria-describedby') ?? '')?.textContent)

it('what is wrong stands at what is wrong, in words', () => {
  render(<Form q='"Found at":60.39,5.32~10km' />)
  fill('95, 5.32', 'far')
  expect(problems()).toEqual(['Latitude in decimal format, for example 52.229675.', 'A distance such as 10 km or 500 m.'])
  fill('60.39, 5.32', 'far')
  expect(halves().map((half) => half.getAttribute('aria-invalid'))).toEqual([null, 'true'])
  expect(screen.queryByText(/No such distance/)).toBeNull()
})

it('the half that is still missing is asked for once the place is left', () => {
  render(<Form q='"Found at":60.39,5.32~10km' />)
  const [place = document.body, distance = document.body] = halves()
  fireEvent.focusIn(place)
  fill('95', '')
  expect(problems()).toEqual([undefined, undefined])
  fireEvent.focusOut(place, { relatedTarget: distance })
  fireEvent.focusIn(distance)
  fill('60.39, 5.32', '')
  expect(problems()).toEqual([undefined, undefined])
  fireEvent.focusOut(distance, { relatedTarget: null })
  expect(problems()).toEqual([undefined, 'Required.'])
  expect(screen.queryByText(/No such distance/)).toBeNull()
})

it('what is typed in another language is asked for as everybody’s query is', async () => {
  await texts.changeLanguage('es')
  render(<Form q='"Found at":60.39,5.32~2.5km' />)
  const [place, distance] = ['latitud y longitud', 'distancia'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name: `All 1: valor: ${name}` }))
  expect([place?.value, distance?.value]).toEqual(['60.39, 5.32', '2,5 km'])
  fireEvent.change(place ?? document.body, { target: { value: '59,91; 10,75' } })
  fireEvent.change(distance ?? document.body, { target: { value: '0,5 km' } })
  expect(query()).toBe('"Found at":59.91,10.75~500m')
})
