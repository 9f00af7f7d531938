import type { TFunction } from 'i18next'
import { MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatDate } from '../../domain/format/dates.ts'
import type { TemplateSummary } from '../../domain/templates/template.ts'
import { editPath } from '../addresses/templates.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { NameLink } from '../kit/NameLink.tsx'
import { type Column, Table } from '../kit/Table.tsx'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { theme } from '../theme/theme.ts'
import { templateEntries, type TemplateOnlooker } from './templateEntries.tsx'
import { TemplateStateBadge } from './TemplateStateBadge.tsx'
import { readersText, typeText } from './templateTexts.ts'

interface TemplateTableProps extends TemplateOnlooker {
  readonly templates: readonly TemplateSummary[]
}

const columnsFor = (t: TFunction, onlooker: TemplateOnlooker): readonly Column<TemplateSummary>[] => [
  {
    id: 'name',
    header: t('templates.columns.name'),
    cell: ({ id, name, shortDescription }) => (
      <Name>
        <NameLink to={onlooker.to(editPath(id))}>{name}</NameLink>
        {shortDescription !== '' && <small>{shortDescription}</small>}
      </Name>
    ),
  },
  { id: 'state', header: t('templates.columns.state'), cell: ({ state }) => <TemplateStateBadge state={state} /> },
  { id: 'type', header: t('templates.columns.type'), cell: ({ type }) => typeText(t, type) },
  { id: 'readers', header: t('templates.columns.readers'), cell: ({ roles, users }) => <Wide>{readersText(t, roles, users)}</Wide> },
  { id: 'attributes', header: t('templates.columns.attributes'), align: 'end', cell: ({ attributeCount }) => t('templates.figure', { value: attributeCount }) },
  { id: 'assets', header: t('templates.columns.assets'), align: 'end', cell: ({ assets }) => t('templates.figure', { value: assets }) },
  {
    id: 'updated',
    header: t('templates.columns.updated'),
    whole: true,
    roomy: true,
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDate(updatedAt, TIME_ZONE)}</time>,
  },
  {
    id: 'actions',
    header: t('templates.columns.actions'),
    align: 'end',
    corner: true,
    cell: (template) => {
      const label = t('templates.actionsFor', { name: template.name })
      return <Menu button={<IconButton label={label} icon={<MoreHorizontal size={16} />} />} label={label} entries={templateEntries(t, onlooker, template)} />
    },
  },
]

/** The templates: what each describes, in which state it is, who uses it and how often. */
export const TemplateTable = ({ templates, ...onlooker }: TemplateTableProps) => {
  const { t } = useTranslation()
  return <Table caption={t('templates.list')} rows={templates} rowKey={({ id }) => id} columns={columnsFor(t, onlooker)} />
}

const Name = styled.span`
  display: grid;
  padding: ${theme.space[2]} 0;
  overflow-wrap: anywhere;

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`

const Wide = styled.span`
  overflow-wrap: anywhere;
`
