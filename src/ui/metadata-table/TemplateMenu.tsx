import { useSelector } from '@xstate/react'
import { ChevronDown, LayoutTemplate } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TableViewActor } from '../../application/metadata-table/tableView.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Menu } from '../kit/Menu.tsx'

interface TemplateMenuProps {
  readonly tableView: TableViewActor
  readonly onTemplate: (templateId: string) => void
}

/** By which template the table is looked at. */
export const TemplateMenu = ({ tableView, onTemplate }: TemplateMenuProps) => {
  const { t } = useTranslation()
  const { templates, template } = useSelector(tableView, ({ context }) => context)
  return (
    <Menu
      label={t('metadataTable.template')}
      align="start"
      button={
        <Button icon={<LayoutTemplate size={16} />} aria-label={t('metadataTable.templateNow', { template: template?.name ?? '' })}>
          {template?.name}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
      entries={templates.map(({ id, name }) => ({ id, label: name, checked: id === template?.id, onSelect: () => onTemplate(id) }))}
    />
  )
}
