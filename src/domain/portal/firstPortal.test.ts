import { expect, it } from 'vitest'
import { firstPortal } from './firstPortal.ts'
import { NEW_PORTAL } from './portal.ts'

const SAID = { name: 'Sjøfartsmuseet på Nes', description: 'Ships', street: 'Quay 4', city: 'Nes', state: '', zipCode: '0150', country: 'NOR' }

it('begins with what the organization says of itself', () => {
  expect(firstPortal(SAID)).toEqual({ ...NEW_PORTAL, title: 'Sjøfartsmuseet på Nes', webAddress: 'sjofartsmuseet-pa-nes', description: 'Ships', street: 'Quay 4', city: 'Nes', zipCode: '0150', country: 'NOR' })
})

it('leaves a title that would be too long to whoever sets it up', () => {
  expect(firstPortal({ ...SAID, name: 'ø'.repeat(70) }).title).toHaveLength(70)
  expect(firstPortal({ ...SAID, name: 'ø'.repeat(71) })).toMatchObject({ title: '', webAddress: 'o'.repeat(63) })
})
