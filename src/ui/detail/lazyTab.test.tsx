import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { capability, type Capabilities } from '../../application/capabilities/capability.ts'
import { lazyTab } from './lazyTab.tsx'

interface Lending {
  readonly lent: string
}

const LENDING = capability<Lending>('lending')

interface TabProps {
  readonly title: string
  readonly actors: { readonly capabilities: Capabilities }
}

const library = () => {
  let made: Lending | undefined
  const load = async () => (made ??= { lent: 'Herbarium' })
  return { load, now: () => made } as unknown as Capabilities
}

const shelf = (opened: (place: string) => void = () => undefined) =>
  lazyTab<TabProps, readonly [typeof LENDING]>({
    needs: [LENDING],
    load: async () => ({ title, actors: { lent } }) => <p>{`${title}: ${lent}`}</p>,
    opening: ({ lent }, { id }) => opened(`${lent} of ${id}`),
  })

it('makes what it needs when it is opened, and tells it the place', async () => {
  const capabilities = library()
  const places: string[] = []
  const { open } = shelf((place) => places.push(place))
  expect(capabilities.now(LENDING)).toBeUndefined()
  await open(capabilities, { kind: 'asset', type: 'RECORDS', id: 'a1' })
  expect(places).toEqual(['Herbarium of a1'])
})

it('hands its panel what was made, beside what every tab has', async () => {
  const capabilities = library()
  const { open, Panel } = shelf()
  await open(capabilities, { kind: 'asset', type: 'RECORDS', id: 'a1' })
  render(
    <Suspense>
      <Panel title="Lent" actors={{ capabilities }} />
    </Suspense>,
  )
  expect((await screen.findByText('Lent: Herbarium')).tagName).toBe('P')
})
