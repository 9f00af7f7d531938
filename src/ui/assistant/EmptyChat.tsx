import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { EmptyState } from '../kit/EmptyState.tsx'
import { theme } from '../theme/theme.ts'

const EXAMPLES = ['find', 'count', 'who', 'help'] as const

/** What the assistant is for, and questions to try. */
export const EmptyChat = ({ onAsk }: { readonly onAsk: (message: string) => void }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<Sparkles size={28} strokeWidth={1.5} />}
      title={t('assistant.empty.title')}
      text={t('assistant.empty.text')}
      action={
        <List aria-label={t('assistant.empty.examples')}>
          {EXAMPLES.map((example) => (
            <li key={example}>
              <Example type="button" onClick={() => onAsk(t(`assistant.empty.${example}`))}>
                {t(`assistant.empty.${example}`)}
              </Example>
            </li>
          ))}
        </List>
      }
    />
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${theme.size.place}, 100%), 1fr));
  gap: ${theme.space[2]};
  width: 100%;
  max-width: ${theme.size.dialog};

  > li {
    display: grid;
  }
`

const Example = styled.button`
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  font: inherit;
  text-align: start;
  color: ${theme.color.ink};
  background: ${theme.color.surface};
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.primaryLine};
    background: ${theme.color.primarySoft};
  }
`
