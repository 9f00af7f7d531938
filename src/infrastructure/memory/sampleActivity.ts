import type { ActivityEntry } from '../../domain/activity/entry.ts'

const PEOPLE = [
  { firstName: 'Ingrid', lastName: 'Solberg' },
  { firstName: 'Mateo', lastName: 'Rivas' },
  { firstName: 'Nora', lastName: 'Whitfield' },
] as const

type Deed = Pick<ActivityEntry, 'kind' | 'resourceName' | 'before' | 'after'>

const deed = (kind: Deed['kind'], resourceName = '', before: Deed['before'] = null, after: Deed['after'] = null): Deed =>
  ({ kind, resourceName, before, after })

const DEEDS: readonly Deed[] = [
  deed('asset.updated', 'harbour-at-dusk-1887.jpg', { description: 'Harbour' }, { description: 'The harbour at dusk, seen from the customs house' }),
  deed('folder.created', 'Glass negatives'),
  deed('login'),
  deed('search', '', null, { term: 'lighthouse', total: 12 }),
  deed('user.updated', 'Nora Whitfield', { role: 'User', language: 'en-US' }, { role: 'Publisher', language: 'no' }),
  deed('preview', 'survey-map-sheet-12.tif'),
  deed('role.created', 'Cataloguers', null, { permissions: ['VIEW_RESOURCES', 'EDIT_RESOURCES'] }),
  deed('asset.downloaded', 'diary-of-the-keeper.pdf'),
  deed('logout'),
]

const NEWEST = Date.UTC(2026, 10, 20, 16, 42, 8)
const HOUR = 3_600_000

/** A log of an organization at work, newest first; every eleventh deed was refused. */
export const sampleActivity = (): readonly ActivityEntry[] =>
  Array.from({ length: 130 }, (_, place) => {
    const { kind, resourceName, before, after } = DEEDS[place % DEEDS.length] ?? deed('login')
    const person = PEOPLE[(place * 7) % PEOPLE.length] ?? PEOPLE[0]
    const isRefused = place % 11 === 10
    return {
      id: `00000000-0000-4000-8000-${place.toString(16).padStart(12, '0')}`,
      at: new Date(NEWEST - place * HOUR).toISOString(),
      ...person,
      byPlatform: place % 13 === 12,
      kind,
      status: isRefused ? 'Failed' : 'Succeeded',
      resourceName,
      before: isRefused ? null : before,
      after: isRefused ? { code: 'PERMISSION_DENIED' } : after,
    }
  })
