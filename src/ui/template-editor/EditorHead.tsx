import { ArrowLeft, ArrowRightLeft, Copy, MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TemplateEditorContext } from '../../application/templates/templateEditor.machine.ts'
import { sectionsOf } from '../../domain/templates/sections.ts'
import { AdminPageHead } from '../admin-panel/AdminPage.tsx'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { theme } from '../theme/theme.ts'
import { type TemplateOnlooker, templateEntries } from '../templates/templateEntries.tsx'

interface EditorHeadProps {
  readonly context: TemplateEditorContext
  readonly onlooker: TemplateOnlooker
  readonly listAddress: string
}

/** Which template it is, how much it asks, and what can be done with it as a whole. */
export const EditorHead = ({ context: { template, draft }, onlooker, listAddress }: EditorHeadProps) => {
  const { t } = useTranslation()
  const { attributes } = draft
  const entries = template === undefined ? [] : templateEntries(t, onlooker, template)
  const move = entries.find(({ id, refusal }) => id === 'move' && refusal === undefined)
  const isElsewhere = (id: string): boolean => id === 'edit' || id === 'duplicate' || id === move?.id || (id === 'try' && template?.state === 'Created')
  const label = t('templates.actionsFor', { name: template?.name ?? '' })
  return (
    <Root>
      <ButtonLink tone="ghost" size="compact" icon={<ArrowLeft size={16} aria-hidden />} to={listAddress}>
        {t('templates.all')}
      </ButtonLink>
      <AdminPageHead>
        <h1>{template?.name ?? t('templates.newTitle')}</h1>
        <output>
          {t('templates.attributeCount', { count: attributes.length })}
          {attributes.length > 0 && ` ${t('templates.inSections', { count: sectionsOf(attributes).length })}`}
        </output>
        {template !== undefined && (
          <Tools>
            {move !== undefined && (
              <Button tone="ghost" icon={<ArrowRightLeft size={16} aria-hidden />} onClick={() => onlooker.onMove?.(template)}>
                {t('guidedMove.confirm')}
              </Button>
            )}
            {template.state !== 'Hidden' && (
              <Button tone="ghost" icon={<Copy size={16} aria-hidden />} onClick={() => onlooker.onAction(template, 'duplicate')}>
                {t('templates.actions.duplicate')}
              </Button>
            )}
            <Menu
              button={<IconButton label={label} icon={<MoreHorizontal size={16} />} />}
              label={label}
              entries={entries.filter(({ id }) => !isElsewhere(id))}
            />
          </Tools>
        )}
      </AdminPageHead>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[1]};

  > a {
    margin-left: calc(-1 * ${theme.space[3]});
  }

  > :last-child {
    width: 100%;
  }

  h1 {
    overflow-wrap: anywhere;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-left: auto;
`
