import 'reflect-metadata/lite'
import { Container, type ContainerModule } from 'inversify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { VisitedPlaces } from '../../application/home/VisitedPlaces.ts'
import type { RecentFolderStore } from '../../application/folders/RecentFolderStore.ts'
import type { Confirmations } from '../../application/preferences/Confirmations.ts'
import { register as home } from '../home/register.ts'
import { InMemoryStorage } from '../memory/InMemoryStorage.ts'
import { register as moveCopy } from '../move-copy/register.ts'
import { register as palette } from '../palette/register.ts'
import { register as webReady } from '../web-ready/register.ts'
import { CORE, type Core } from './Core.ts'

beforeEach(() => void vi.stubGlobal('localStorage', new InMemoryStorage()))
afterEach(() => void vi.unstubAllGlobals())

interface Kept {
  readonly visited: VisitedPlaces
  readonly recentPlaceStore: RecentFolderStore
  readonly recentFolderStore: RecentFolderStore
  readonly confirmations: Confirmations
}
type Ports<Name extends keyof Kept> = Pick<Kept, Name>

/** What a capability keeps in this browser, for one person in an organization. */
const portsIn = <Name extends keyof Kept>(module: ContainerModule, name: string, owner: string): Ports<Name> => {
  const container = new Container()
  container.bind(CORE).toConstantValue({ first: { userId: 'ada' }, owner: () => owner, claims: () => undefined } as unknown as Core)
  container.bind(Symbol.for('ports of trash')).toConstantValue({})
  container.load(module)
  return container.get(Symbol.for(`ports of ${name}`))
}

const FOLDER = { type: 'RECORDS', id: 'quay', name: 'Quay' } as const

it.each<[string, keep: (owner: string) => void, kept: (owner: string) => unknown]>([
  ['home', (owner) => portsIn<'visited'>(home.module, 'home', owner).visited.visit({ kind: 'folder', id: 'quay' }), (owner) => portsIn<'visited'>(home.module, 'home', owner).visited.all().length],
  [
    'move-copy',
    (owner) => portsIn<'recentPlaceStore'>(moveCopy.module, 'move-copy', owner).recentPlaceStore.save([FOLDER]),
    (owner) => portsIn<'recentPlaceStore'>(moveCopy.module, 'move-copy', owner).recentPlaceStore.read().length,
  ],
  [
    'palette',
    (owner) => portsIn<'recentFolderStore'>(palette.module, 'palette', owner).recentFolderStore.save([FOLDER]),
    (owner) => portsIn<'recentFolderStore'>(palette.module, 'palette', owner).recentFolderStore.read().length,
  ],
  [
    'web-ready',
    (owner) => portsIn<'confirmations'>(webReady.module, 'web-ready', owner).confirmations.silence('webReady', true),
    (owner) => Number(portsIn<'confirmations'>(webReady.module, 'web-ready', owner).confirmations.isSilenced('webReady')),
  ],
])('what %s remembers of one organization is nothing of another', (_, keep, kept) => {
  keep('ada.harbour')
  expect([kept('ada.harbour'), kept('ada.fjord')]).toEqual([1, 0])
})
