import { useSelector } from '@xstate/react'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { WebReadyRuleActor } from '../../application/web-ready/webReadyRule.machine.ts'
import type { FolderDetail } from '../../domain/folders/folder.ts'
import { WEB_READY_RULES } from '../../domain/web-ready/webReady.ts'
import { Button } from '../kit/Button.tsx'
import { Menu } from '../kit/Menu.tsx'
import { theme } from '../theme/theme.ts'
import { useRuleText } from './useRuleText.ts'

/** What happens with what comes into a folder, to be chosen. */
export const RuleChoice = ({ folder, machine }: { readonly folder: FolderDetail; readonly machine: WebReadyRuleActor }) => {
  const { t } = useTranslation()
  const textOf = useRuleText(folder)
  const wanted = useSelector(machine, (snapshot) => (snapshot.matches('changing') && snapshot.context.wanted.folderId === folder.id ? snapshot.context.wanted.rule : undefined))
  const chosen = wanted ?? folder.webReadyRule
  const waits = chosen === 'always' && !folder.webReady
  return (
    <Root>
      <Menu
        label={t('webReady.rule.label')}
        align="start"
        button={
          <Chosen aria-label={t('webReady.rule.chosen', { rule: textOf(chosen) })}>
            <span>{textOf(chosen)}</span>
            <ChevronDown size={16} aria-hidden />
          </Chosen>
        }
        entries={WEB_READY_RULES.map((rule) => ({
          id: rule,
          label: textOf(rule),
          checked: rule === chosen,
          onSelect: () => machine.send({ type: 'rule.chosen', resourceType: folder.type, folderId: folder.id, rule }),
        }))}
      />
      <Hint>{t(waits ? 'webReady.rule.waits' : 'webReady.rule.hint')}</Hint>
    </Root>
  )
}

/** The button's text stands on the line of the field's name. */
const Root = styled.div`
  margin-top: -${theme.space[1]};
`

const Chosen = styled(Button)`
  max-width: 100%;

  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Hint = styled.p`
  margin-top: ${theme.space[1]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
`
