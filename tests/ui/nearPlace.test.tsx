import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { ThemeProvider } from 'styled-components'
import { expect, it } from 'vitest'
import '../../.storybook/texts.ts'
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
        problemOf={(condition) => (condition.includes('far') ? 'No such distance' : undefined)}
        onChange={setConditions}
      />
      <output>{asked.join(' ')}</output>
    </ThemeProvider>
  )
}

it('a condition on coordinates is a place and a distance, which stand in the query as one', () => {
  render(<Form q='"Found at":60.39,5.32~10km' />)
  const [place, distance] = ['All 1: value: latitude and longitude', 'All 1: value: distance'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }))
  expect([place?.value, distance?.value]).toEqual(['60.39,5.32', '10km'])
  expect(screen.getByRole('button', { name: 'All 1: comparison' }).textContent).toContain('is within')
  fireEvent.change(place ?? document.body, { target: { value: '59.91, 10.75' } })
  fireEvent.change(distance ?? document.body, { target: { value: '500 m' } })
  expect(screen.getByRole('status').textContent).toBe('"Found at":"59.91, 10.75~500 m"')
  fireEvent.change(distance ?? document.body, { target: { value: 'far' } })
  expect(screen.getByText('No such distance')).toBeTruthy()
  fireEvent.change(place ?? document.body, { target: { value: '' } })
  fireEvent.change(distance ?? document.body, { target: { value: '' } })
  expect(screen.getByRole('status').textContent).toBe('')
})
