import { firstArea } from '../../domain/navigation/admission.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { AdministrationLanding } from './AdministrationLanding.tsx'
import { NothingLanding } from './NothingLanding.tsx'

/** The home of somebody without a library; whoever has one is led there before this is shown. */
export const Landing = ({ claims }: { readonly claims: SessionClaims }) =>
  firstArea(claims).tag === 'administration' ? <AdministrationLanding claims={claims} /> : <NothingLanding claims={claims} />
