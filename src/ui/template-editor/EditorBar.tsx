import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatDateTime } from '../../domain/format/dates.ts'
import type { Template } from '../../domain/templates/template.ts'
import { Button } from '../kit/Button.tsx'
import { Why } from '../kit/Why.tsx'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { theme } from '../theme/theme.ts'
import { TemplateStateBadge } from '../templates/TemplateStateBadge.tsx'
import { Frozen, type Openness } from './Frozen.tsx'

interface EditorBarProps {
  readonly template: Template | undefined
  readonly openness: Openness
  /** Something is filled in that is not saved. */
  readonly isTouched: boolean
  readonly isRestored: boolean
  readonly isSaved: boolean
  readonly busy: boolean
  /** Why it is not published from here; absent where it can be. */
  readonly publishRefusal: string | undefined
  /** Of a draft: how its trial stands, and what begins one. */
  readonly trial: { readonly state: ReactNode; readonly button: ReactNode } | undefined
  readonly onDiscard: () => void
  readonly onPublish: () => void
}

/** In which state the template is, whether all is saved, and the steps that go on from here. */
export const EditorBar = ({ template, openness, isTouched, isRestored, isSaved, busy, publishRefusal, trial, onDiscard, onPublish }: EditorBarProps) => {
  const { t } = useTranslation()
  const refusal = publishRefusal ?? (isTouched ? t('templates.why.unsaved') : undefined)
  return (
    <Root>
      <State>
        <TemplateStateBadge state={template?.state ?? 'Created'} />
        <output>
          {isTouched && t(isRestored ? 'templates.restored' : 'templates.unsaved')}
          {!isTouched && isSaved && t('templates.savedNow')}
          {!isTouched && !isSaved && template !== undefined && t('templates.savedAt', { date: formatDateTime(template.updatedAt, TIME_ZONE) })}
        </output>
      </State>
      <Status>{template !== undefined && template.state !== 'Created' ? <Frozen state={template.state} /> : (trial?.state ?? <p>{t('templates.notBinding')}</p>)}</Status>
      <Steps>
        {isTouched && openness !== 'closed' && (
          <Button busy={busy} onClick={onDiscard}>
            {t('templates.discard')}
          </Button>
        )}
        {openness !== 'closed' && (
          <Button type="submit" tone={template?.state === 'Created' && !isTouched ? 'secondary' : 'primary'} busy={busy}>
            {t(template === undefined ? 'templates.make' : 'templates.save')}
          </Button>
        )}
        {template?.state === 'Created' && (
          <>
            {trial?.button}
            <Button tone={isTouched ? 'secondary' : 'primary'} disabled={refusal !== undefined} onClick={onPublish}>
              {t('templates.actions.publish')}
            </Button>
            {refusal !== undefined && (
              <Why title={t('templates.why.notNow')}>
                <p>{refusal}</p>
              </Why>
            )}
          </>
        )}
      </Steps>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
`

const State = styled.div`
  display: grid;
  gap: ${theme.space.half};

  output {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }
`

const Status = styled.div`
  flex: 1;
  min-width: min(100%, ${theme.size.place});
  padding-left: ${theme.space[4]};
  border-left: ${theme.border.line};
  color: ${theme.color.inkSoft};

  ${theme.media.belowMd} {
    flex-basis: 100%;
    padding-left: 0;
    border: 0;
  }
`

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`
