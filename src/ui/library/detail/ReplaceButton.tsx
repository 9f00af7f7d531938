import { Replace } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { decideAction } from '../../../domain/access/libraryActions.ts'
import type { Permission } from '../../../domain/access/permissions.ts'
import { ACTION_GROUPS } from '../../../domain/library/actions.ts'
import type { AssetDetail } from '../../../domain/library/asset.ts'
import { useReader } from '../../access/useReader.ts'
import { WhyNot } from '../../access/WhyNot.tsx'
import { Button } from '../../kit/Button.tsx'
import { replaceFile } from '../actions/replaceFile.ts'
import type { TabActors } from './tabs.ts'

interface ReplaceButtonProps {
  readonly asset: AssetDetail
  readonly actors: TabActors
  readonly permissions: readonly Permission[]
  /** A form is open, beside which nothing else is begun. */
  readonly editing: boolean
}

const TAKES = ACTION_GROUPS.look.replace.on.asset

/** Puts another file in the place of the asset's, for whom the table of actions lets; the others are told why not. */
export const ReplaceButton = ({ asset, actors, permissions, editing }: ReplaceButtonProps) => {
  const { t } = useTranslation()
  const reader = useReader(permissions, asset.type)
  if (!TAKES.every((action) => decideAction(reader, action, { type: asset.type, state: {} }).allowed))
    return <WhyNot actions={TAKES} type={asset.type} permissions={permissions} label={t('actions.replace')} />
  if (editing) return null
  return (
    <Button icon={<Replace size={16} />} onClick={() => void replaceFile(async () => actors, asset, asset.path.at(-1)?.name ?? '')}>
      {t('actions.replace')}
    </Button>
  )
}
