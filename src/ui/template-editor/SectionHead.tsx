import { ArrowDown, ArrowUp, MoreHorizontal, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Step } from '../../domain/templates/sections.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import type { MenuEntry } from '../kit/MenuEntries.tsx'
import { theme } from '../theme/theme.ts'

interface SectionHeadProps {
  readonly id: string
  /** '' where attributes stand in none. */
  readonly name: string
  readonly count: number
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isOpen: boolean
  readonly onStep: (step: Step) => void
  readonly onRename: () => void
}

/** A section's name, how many attributes it has, and what becomes of it as a whole. */
export const SectionHead = ({ id, name, count, isFirst, isLast, isOpen, onStep, onRename }: SectionHeadProps) => {
  const { t } = useTranslation()
  const shown = name === '' ? t('templates.section.none') : name
  const label = t('templates.section.actions', { name: shown })
  const entries: readonly MenuEntry[] = [
    { id: 'rename', label: t('templates.section.rename'), icon: <Pencil size={16} />, onSelect: onRename },
    ...(isFirst ? [] : [{ id: 'up', label: t('templates.section.up'), icon: <ArrowUp size={16} />, onSelect: () => onStep(-1) }]),
    ...(isLast ? [] : [{ id: 'down', label: t('templates.section.down'), icon: <ArrowDown size={16} />, onSelect: () => onStep(1) }]),
  ]
  return (
    <Head>
      <h2 id={id}>
        {shown} <span>{count}</span>
      </h2>
      {isOpen && <Menu button={<IconButton size="compact" label={label} icon={<MoreHorizontal size={16} />} />} label={label} entries={entries} />}
    </Head>
  )
}

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.control};
  padding-left: ${theme.space[2]};

  h2 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
    overflow-wrap: anywhere;
  }

  span {
    font-weight: ${theme.font.weight.regular};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
  }
`
