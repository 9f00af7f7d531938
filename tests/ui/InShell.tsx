import { Outlet } from 'react-router'
import type { EntryActors, FirstActors } from '../../src/application/actors.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import type { Permission } from '../../src/domain/access/permissions.ts'
import { ActionDialogs } from '../../src/ui/routing/ActionDialogs.tsx'

interface InShellProps {
  readonly stage: { readonly entry: EntryActors; readonly shell: FirstActors }
  readonly permissions: readonly Permission[]
}

/** What the shell gives a screen: what it hands down, and what the library's actions ask. */
export const InShell = ({ stage: { entry, shell }, permissions }: InShellProps) => (
  <>
    <Outlet context={{ entry, shell, claims: claimsWith({ permissions }) }} />
    <ActionDialogs shell={shell} permissions={permissions} />
  </>
)
