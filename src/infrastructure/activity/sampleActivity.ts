import type { ActivityEntry, AuditTarget } from '../../domain/activity/entry.ts'

const PEOPLE = [
  { firstName: 'Ingrid', lastName: 'Solberg' },
  { firstName: 'Mateo', lastName: 'Rivas' },
  { firstName: 'Nora', lastName: 'Whitfield' },
] as const

type Recorded = Pick<ActivityEntry, 'kind' | 'resourceName' | 'before' | 'after' | 'resourceId' | 'target'>

const idOf = (place: number): string => `00000000-0000-4000-9000-${place.toString().padStart(12, '0')}`

const targets: readonly (readonly [name: string, target: AuditTarget])[] = [
  ['harbour-at-dusk-1887.jpg', { kind: 'asset', id: idOf(1), type: 'RECORDS', thumbnail: idOf(101) }],
  ['Glass negatives', { kind: 'folder', id: idOf(2), type: 'RECORDS' }],
  ['Nora Whitfield', { kind: 'user', id: idOf(3) }],
  ['survey-map-sheet-12.tif', { kind: 'asset', id: idOf(4), type: 'RECORDS' }],
  ['Cataloguers', { kind: 'role', id: idOf(5) }],
  ['Letters', { kind: 'folder', id: idOf(7), type: 'ARCHIVES' }],
  ['Summer interns', { kind: 'group', id: idOf(8) }],
]

/** The folder of the sample that much went on with. */
export const LETTERS = idOf(7)

const recorded = (kind: Recorded['kind'], resourceName = '', before: Recorded['before'] = null, after: Recorded['after'] = null): Recorded => {
  const [, target] = targets.find(([name]) => name === resourceName) ?? []
  return { kind, resourceName, before, after, ...(target === undefined ? {} : { target, resourceId: target.id }) }
}

const EVENTS: readonly Recorded[] = [
  recorded('asset.updated', 'harbour-at-dusk-1887.jpg', { description: 'Harbour' }, { description: 'The harbour at dusk, seen from the customs house' }),
  recorded('folder.created', 'Glass negatives'),
  recorded('login'),
  recorded('folder.updated', 'Letters', { restrictedFor: null }, { restrictedFor: 'Nora Whitfield' }),
  recorded('search', '', null, { term: 'lighthouse', total: 12 }),
  recorded('user.updated', 'Nora Whitfield', { role: 'User', language: 'en-US' }, { role: 'Publisher', language: 'no' }),
  recorded('preview', 'survey-map-sheet-12.tif'),
  recorded('role.created', 'Cataloguers', null, { permissions: ['VIEW_RESOURCES', 'EDIT_RESOURCES'] }),
  recorded('asset.downloaded', 'diary-of-the-keeper.pdf'),
  recorded('group.created', 'Summer interns', null, { name: 'Summer interns', members: ['Nora Whitfield'] }),
  recorded('logout'),
]

const NEWEST = Date.UTC(2026, 10, 20, 16, 42, 8)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A log of an organization at work, newest first; every tenth attempt was refused. */
export const sampleActivity = (): readonly ActivityEntry[] =>
  Array.from({ length: 130 }, (_, place) => {
    const { before, after, ...done } = EVENTS[place % EVENTS.length] ?? recorded('login')
    const nth = (place * 7) % PEOPLE.length
    const isRefused = place % 10 === 9
    const byPlatform = place % 13 === 12
    return {
      id: `00000000-0000-4000-8000-${place.toString(16).padStart(12, '0')}`,
      at: new Date(NEWEST - place * HOUR).toISOString(),
      ...(PEOPLE[nth] ?? PEOPLE[0]),
      ...(byPlatform ? {} : { personId: idOf(200 + nth) }),
      ...(nth === 1 && !byPlatform ? { portrait: idOf(300) } : {}),
      byPlatform,
      status: isRefused ? 'Failed' : 'Succeeded',
      ...done,
      ...(isRefused && done.kind === 'login' ? { refused: { times: 12, limited: 7, lastAt: new Date(NEWEST - place * HOUR + 21 * MINUTE).toISOString() } } : {}),
      before: isRefused ? null : before,
      after: isRefused ? { code: 'PERMISSION_DENIED', fromAddress: '192.0.2.17', client: 'Firefox' } : after,
    }
  })
