import { Building2, Contact, File, Folder, KeyRound, LayoutList, LogIn, LogOut, type LucideIcon, Search, ShieldCheck, User, Users } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import { subjectOf, type TargetKind } from '../../domain/activity/targets.ts'
import { theme } from '../theme/theme.ts'

const OF_KIND: Readonly<Record<string, LucideIcon>> = { login: LogIn, logout: LogOut, search: Search, 'password.changed': KeyRound }
const OF_TARGET: Readonly<Record<TargetKind, LucideIcon>> = {
  asset: File,
  folder: Folder,
  user: User,
  role: ShieldCheck,
  group: Users,
  template: LayoutList,
  contact: Contact,
  organization: Building2,
}

interface TargetPictureProps {
  readonly entry: Pick<ActivityEntry, 'kind' | 'target'>
  /** Undefined: it has no thumbnail. */
  readonly address: string | undefined
}

/** What an entry is about: its thumbnail, or what stands for its kind. Its name stands beside it. */
export const TargetPicture = ({ entry: { kind, target }, address }: TargetPictureProps) => {
  const [broken, setBroken] = useState<string>()
  const Icon = OF_KIND[kind] ?? OF_TARGET[target?.kind ?? subjectOf(kind) ?? 'asset']
  return (
    <Root aria-hidden>
      {address === undefined || broken === address ? (
        <Icon size={16} strokeWidth={1.5} />
      ) : (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setBroken(address)} />
      )}
    </Root>
  )
}

const Root = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.tall};
  height: ${theme.size.control};
  overflow: hidden;
  border-radius: ${theme.radius.tiny};
  color: ${theme.color.inkFaint};
  background: ${theme.color.mat};

  img {
    max-width: 100%;
    max-height: 100%;
  }
`
