import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ellipsis } from '../kit/mixins.ts'
import { Kbd } from '../kit/Kbd.tsx'
import { theme } from '../theme/theme.ts'
import { Option } from '../search/Option.tsx'
import { Group, Members } from '../search/OptionGroup.ts'
import { type Command, COMMAND_GROUPS } from './command.ts'

interface CommandListProps {
  readonly id: string
  /** In the order of their groups. */
  readonly commands: readonly Command[]
  readonly active: number
  readonly onActive: (at: number) => void
  readonly onChoose: (at: number) => void
}

/** What the palette offers, group by group; the focus stays in its field. */
export const CommandList = ({ id, commands, active, onActive, onChoose }: CommandListProps) => {
  const { t } = useTranslation()
  const placed = commands.map((command, at) => ({ command, at }))
  return (
    <List id={id} aria-label={t('palette.results')}>
      {COMMAND_GROUPS.map((group) => ({ group, members: placed.filter(({ command }) => command.group === group) }))
        .filter(({ members }) => members.length > 0)
        .map(({ group, members }) => (
          <Members key={group} aria-labelledby={`${id}-${group}`}>
            <Group id={`${id}-${group}`}>{t(`palette.group.${group}`)}</Group>
            {members.map(({ command, at }) => (
              <Entry
                key={command.id}
                id={`${id}-${at}`}
                aria-selected={at === active}
                aria-disabled={command.refusal === undefined ? undefined : true}
                onPointerMove={() => onActive(at)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(at)}
              >
                {command.content ?? (
                  <>
                    {command.icon}
                    <Words>
                      {command.label}
                      {command.refusal !== undefined && <small>{command.refusal}</small>}
                    </Words>
                    {command.detail !== undefined && <Detail>{command.detail}</Detail>}
                    {command.shortcut !== undefined && <Kbd>{command.shortcut}</Kbd>}
                  </>
                )}
              </Entry>
            ))}
          </Members>
        ))}
    </List>
  )
}

const List = styled.div.attrs({ role: 'listbox' })`
  flex: 1;
  min-height: 0;
  padding: 0 ${theme.space[2]} ${theme.space[2]};
  overflow: auto;
`

const Entry = styled(Option)`
  color: ${theme.color.ink};

  > svg {
    flex: none;
    color: ${theme.color.inkSoft};
  }

  &[aria-disabled] {
    color: ${theme.color.inkFaint};
    cursor: default;
  }
`

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }
`

const Detail = styled.span`
  max-width: 40%;
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
  ${ellipsis}
`
