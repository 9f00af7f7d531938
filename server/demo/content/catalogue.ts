import type { DemoFile, DemoFolder, DemoModule } from './entries.ts'
import { folder } from './entries.ts'
import { records } from './fjord-archive/records.ts'
import { archives } from './harbour-museum/archives.ts'
import { bequest1887 } from './harbour-museum/bequest1887.ts'
import { collections } from './harbour-museum/collections.ts'
import { loans } from './harbour-museum/loans.ts'
import { purchase1902 } from './harbour-museum/purchase1902.ts'

export type { DemoFile, DemoFolder, DemoModule }

/** What the organization Harbour Museum holds at its first start. */
export const harbourMuseum: readonly DemoModule[] = [
  { type: 'RECORDS', folders: [folder('Acquisitions', [], [bequest1887, purchase1902]), loans] },
  { type: 'ARCHIVES', folders: archives },
  { type: 'COLLECTIONS', folders: collections },
]

/** What the organization Fjord Archive holds at its first start: one module. */
export const fjordArchive: readonly DemoModule[] = [{ type: 'RECORDS', folders: records }]
