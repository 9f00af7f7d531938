import type { ShareLink } from '../src/domain/share-links/shareLink.ts'
import type { Stage } from './library.ts'

const link = (id: number, more: Partial<ShareLink>): ShareLink => ({
  id: `00000000-0000-4000-8000-00000007${String(id).padStart(4, '0')}`,
  title: `Link ${id}`,
  note: '',
  until: '2099-12-26',
  mayDownload: false,
  isProtected: false,
  state: 'active',
  kind: 'folder',
  type: 'RECORDS',
  resourceId: '00000000-0000-4000-8000-000000070001',
  count: 1,
  maker: 'Ada Berg',
  makerId: '00000000-0000-4000-8000-000000000001',
  isOwn: true,
  opens: 0,
  downloads: 0,
  lastUsedAt: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  revision: 1,
  ...more,
})

export const PRINTER = link(1, { title: 'Plates for the printer', mayDownload: true, isProtected: true, opens: 12, downloads: 4, lastUsedAt: '2026-11-25T10:30:00.000Z' })
const COUSIN = link(2, { title: 'For a cousin of the captain who asked in the spring for every photograph of the barque Solveig that the museum has ever had', kind: 'selection', resourceId: null, count: 48 })
const ENDED = link(3, { title: 'Reading copy', kind: 'asset', state: 'expired', until: '2026-10-01' })
const REVOKED = link(4, { title: 'Old draft', kind: 'asset', state: 'revoked' })
const OTHERS = link(5, { title: 'Loans of 2026', maker: 'Ingrid Solberg', makerId: '00000000-0000-4000-8000-000000000002', isOwn: false })

/** Links in every state, of oneself and of somebody else. */
export const keepLinks = ({ ports }: Stage): void => ports.shareLinks.keep(REVOKED, ENDED, OTHERS, COUSIN, PRINTER)

/** Two links by which a folder is seen. */
export const shareFolder = ({ ports }: Stage, resourceId: string): void =>
  ports.shareLinks.keep(link(21, { title: 'Until spring', until: '2099-04-01', resourceId }), link(22, { title: 'For the printer', resourceId }))

/** More than a page of them. */
export const keepManyLinks = ({ ports }: Stage): void => ports.shareLinks.keep(...Array.from({ length: 60 }, (_, at) => link(10 + at, { title: `Survey ${at + 1}` })))
