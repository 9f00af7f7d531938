import type { Generated } from 'kysely'

/** Rows as PostgreSQL has them. Each capability adds its own tables here, so that queries over several are typed. */
export interface OrganizationsTable {
  readonly id: string
  readonly name: string
  readonly name_key: string
  readonly modules: readonly string[]
  readonly features: readonly string[]
  readonly storage_capacity: number
  readonly files_limit: number
  readonly blocked_at: Date | null
  readonly type: Generated<string>
  readonly tax_status: Generated<string>
  readonly vendor_reference: Generated<string>
  readonly founded_date: Date | null
  readonly description: Generated<string>
  readonly storage_unit: Generated<string>
  readonly street: Generated<string>
  readonly city: Generated<string>
  readonly state: Generated<string>
  readonly zip_code: Generated<string>
  readonly country: Generated<string>
  readonly contact_first_name: Generated<string>
  readonly contact_last_name: Generated<string>
  readonly contact_email: Generated<string>
  readonly contact_phone: Generated<string>
  readonly revision: Generated<number>
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
}

export interface RolesTable {
  readonly id: string
  readonly organization_id: string
  readonly name: string
  readonly name_key: string
  readonly permissions: readonly string[]
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
}

export interface UsersTable {
  readonly id: string
  readonly organization_id: string
  readonly email: string
  readonly email_key: string
  readonly first_name: string
  readonly last_name: string
  readonly username: Generated<string>
  readonly username_key: Generated<string>
  /** Null for deleted users whose role is gone. */
  readonly role_id: string | null
  readonly global_roles: readonly string[]
  readonly password_hash: string | null
  /** In which they are written to; null until it is known. */
  readonly language: Generated<string | null>
  readonly blocked_at: Date | null
  readonly deleted_at: Date | null
  readonly version: Generated<number>
  readonly created_at: Generated<Date>
}

export interface SessionsTable {
  readonly id: string
  readonly organization_id: string
  readonly user_id: string
  readonly remembered: boolean
  readonly created_at: Generated<Date>
  readonly expires_at: Date
  readonly ended_at: Date | null
}

export interface RefreshTokensTable {
  readonly hash: Buffer
  readonly organization_id: string
  readonly session_id: string
  readonly created_at: Generated<Date>
  readonly spent_at: Date | null
}

export interface ActivityTable {
  readonly id: string
  readonly organization_id: string
  readonly at: Generated<Date>
  readonly changed_by: string | null
  readonly first_name: string
  readonly last_name: string
  readonly status: 'Succeeded' | 'Failed'
  readonly kind: string
  readonly resource_id: string | null
  readonly resource_name: string
  readonly before: unknown
  readonly after: unknown
}

export interface Tables {
  readonly organizations: OrganizationsTable
  readonly roles: RolesTable
  readonly users: UsersTable
  readonly sessions: SessionsTable
  readonly refresh_tokens: RefreshTokensTable
  readonly activity: ActivityTable
}
