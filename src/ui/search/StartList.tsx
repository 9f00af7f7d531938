import { Bookmark, Eraser, History, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ellipsis } from '../kit/mixins.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'
import { type FieldStart, START_GROUPS } from './FieldAssist.ts'
import { Option } from './Option.tsx'
import { Group, Members } from './OptionGroup.ts'
import { keepFocus, Panel } from './suggestionParts.ts'

interface StartListProps {
  readonly id: string
  readonly starts: readonly FieldStart[]
  readonly active: number
  readonly onChoose: (row: number) => void
}

const iconOf = ({ kind, group }: FieldStart) => {
  const Icon = kind === 'act' ? Eraser : group === 'recent' ? History : Bookmark
  return <Icon size={16} aria-hidden />
}

/** What the empty field offers. The focus stays in it; Delete erases what is gone to, as the sign at its end does for the pointer. */
export const StartList = ({ id, starts, active, onChoose }: StartListProps) => {
  const { t } = useTranslation()
  const placed = starts.map((start, row) => ({ start, row }))
  return (
    <Panel>
      <Groups id={`${id}-list`} aria-label={t('search.starts.label')}>
        {START_GROUPS.map((group) => ({ group, members: placed.filter(({ start }) => start.group === group) }))
          .filter(({ members }) => members.length > 0)
          .map(({ group, members }) => (
            <Members key={group} aria-labelledby={`${id}-${group}`}>
              <Group id={`${id}-${group}`}>{t(`search.starts.${group}`)}</Group>
              {members.map(({ start, row }) => (
                <Start key={start.id} id={`${id}-${row}`} aria-selected={row === active} data-quiet={start.kind === 'act' || undefined} onPointerDown={keepFocus} onClick={() => onChoose(row)}>
                  {iconOf(start)}
                  <span>{start.label}</span>
                  {start.detail !== undefined && <small>{start.detail}</small>}
                  {start.erase !== undefined && (
                    <>
                      <VisuallyHidden>{t('search.starts.erasable')}</VisuallyHidden>
                      <Erase
                        aria-hidden
                        title={t('search.starts.erase')}
                        onClick={(event) => {
                          event.stopPropagation()
                          start.erase?.()
                        }}
                      >
                        <X size={14} />
                      </Erase>
                    </>
                  )}
                </Start>
              ))}
            </Members>
          ))}
      </Groups>
    </Panel>
  )
}

const Groups = styled.div.attrs({ role: 'listbox' })`
  padding: 0 ${theme.space[1]} ${theme.space[1]};
`

const Start = styled(Option)`
  color: ${theme.color.ink};

  > svg {
    flex: none;
    color: ${theme.color.inkFaint};
  }

  > span:first-of-type {
    flex: 1;
    min-width: 0;
    ${ellipsis}
  }

  > small {
    flex: none;
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }

  &[data-quiet] {
    color: ${theme.color.inkSoft};
  }

  &:hover:not([aria-selected='true']) {
    background: ${theme.color.hover};
  }
`

const Erase = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.compact};
  height: ${theme.size.compact};
  border-radius: ${theme.radius.small};
  color: ${theme.color.inkSoft};

  &:hover {
    color: ${theme.color.ink};
    background: ${theme.color.hover};
  }
`
