import type { OwnerConnection } from '../database/connect.ts'
import type { InstalledOrganization } from './installation.ts'

/** What the process that fills the demo is told. */
export interface FillOrder {
  readonly connection: OwnerConnection
  readonly dataDirectory: string
  readonly organizations: readonly InstalledOrganization[]
}

/** What it tells: there are new jobs. */
export interface FillReport {
  readonly kind: 'sent'
}
