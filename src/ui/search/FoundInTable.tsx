import { Table2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router'
import type { SearchHit } from '../../application/search/SearchGateway.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { tableOf } from '../addresses/tableEntrances.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { Menu } from '../kit/Menu.tsx'
import type { ScreenProps } from '../page/ScreenProps.ts'

interface FoundInTableProps {
  readonly term: string
  readonly hits: readonly SearchHit[]
  /** All that was found is among the hits. */
  readonly isWhole: boolean
  readonly permissions: readonly Permission[]
}

/** Leads to the table of what was found: one of each module in which there may be assets. */
export const FoundInTable = ({ term, hits, isWhole, permissions }: FoundInTableProps) => {
  const { t } = useTranslation()
  const modules = useOutletContext<ScreenProps | undefined>()?.claims.settings.availableModules ?? RESOURCE_TYPES
  const found = new Set(hits.flatMap((hit) => (hit.kind === 'asset' ? [hit.asset.type] : [])))
  const types = RESOURCE_TYPES.filter((type) => found.has(type) || (!isWhole && modules.includes(type)))
  const [only, ...others] = types
  if (only === undefined || !can(permissions, 'viewAssetsByTemplate') || !can(permissions, 'editTableCells')) return null
  const to = (type: (typeof types)[number]) => tableOf(type, { kind: 'search', words: term })
  const icon = <Table2 size={16} aria-hidden />
  if (others.length === 0) {
    return (
      <ButtonLink to={to(only)} tone="ghost" icon={icon}>
        {t('search.table')}
      </ButtonLink>
    )
  }
  return (
    <Menu
      label={t('search.table')}
      button={
        <Button tone="ghost" icon={icon}>
          {t('search.table')}
        </Button>
      }
      entries={types.map((type) => ({ id: type, label: t(`shell.modules.${type}`), to: to(type) }))}
    />
  )
}
