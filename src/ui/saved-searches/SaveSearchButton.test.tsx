import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { createSavedSearchesMachine } from '../../application/saved-searches/savedSearches.machine.ts'
import { keptQuery, type SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { SaveSearchButton } from './SaveSearchButton.tsx'

const saved = (id: string, name: string, q: string): SavedSearch => ({ id, name, q: keptQuery(q), roleIds: [], isOwn: true, owner: 'Ada Berg', news: 3, revision: 1 })

it('whoever sees what several saved searches find has looked at each of them', async () => {
  const ports = inMemoryPorts()
  ports.savedSearches.keep(saved('a', 'Ships', 'ship made:none'), saved('b', 'Undated ships', 'ship made:none'), saved('c', 'Letters', 'letter'))
  const savedSearches = createActor(createSavedSearchesMachine(ports)).start()
  savedSearches.send({ type: 'list.opened', organizationId: '' })
  await vi.waitFor(() => expect(savedSearches.getSnapshot().matches('listing')).toBe(true))
  const looked: string[] = []
  const made = { savedSearches, openSavedSearches: () => undefined, lookAtSavedSearch: (id: string) => looked.push(id) }
  const capabilities = { load: async () => made, now: () => made, subscribe: () => () => undefined } as unknown as Capabilities
  render(
    <MemoryRouter initialEntries={['/search?q=ship+made:none']}>
      <SaveSearchButton capabilities={capabilities} claims={SAMPLE_CLAIMS} />
    </MemoryRouter>,
  )
  await screen.findByRole('button')
  expect(looked.toSorted()).toEqual(['a', 'b'])
})
