import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { DryRunActors } from '../../application/dry-run/dryRunActors.ts'
import type { TemplateActors } from '../../application/templates/templateActors.ts'
import { isTouched } from '../../application/templates/templateDraft.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { TemplateSummary } from '../../domain/templates/template.ts'
import { useLastCrumb } from '../admin-panel/lastCrumb.ts'
import { StaleChoice } from '../forms/StaleChoice.tsx'
import { Alert } from '../kit/Alert.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useProblemFocus } from '../kit/useProblemFocus.ts'
import { ButtonRow } from '../page/ButtonRow.ts'
import { LeaveGuard } from '../page/LeaveGuard.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { failureText } from '../texts/failureText.ts'
import { endRoom } from '../page/endRoom.ts'
import { theme } from '../theme/theme.ts'
import { copyName } from '../templates/copyName.ts'
import { publishRefusal, tryRefusal, type TemplateOnlooker } from '../templates/templateEntries.tsx'
import { EditorBar } from './EditorBar.tsx'
import { EditorHead } from './EditorHead.tsx'
import { EditorPanes } from './EditorPanes.tsx'
import { opennessOf } from './Frozen.tsx'
import { StaleTemplate } from './StaleTemplate.tsx'
import { TrialState, TryButton } from './TemplateTrial.tsx'

interface TemplateEditorProps {
  readonly actors: Pick<TemplateActors, 'templateEditor' | 'templateAction' | 'templateOptions' | 'optionChange' | 'readerSearch'> & Pick<DryRunActors, 'draftTrial'>
  readonly onlooker: Omit<TemplateOnlooker, 'onAction'>
  readonly listAddress: string
}

const whole = (pathname: string): string => pathname
const nothing = (): void => undefined

/** The page of a template: what it is called, its attributes in their sections, and what each of them is. */
export const TemplateEditor = ({ actors, onlooker, listAddress }: TemplateEditorProps) => {
  const { templateEditor: editor, templateAction, draftTrial: trial } = actors
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(editor, (current) => current)
  const { context } = snapshot
  const { template, draft, failure } = context
  const form = useProblemFocus(() => editor.send({ type: 'save' }))
  // What is sent in a dialog over the page comes through here as well, and is not the page's.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (event.target === event.currentTarget) form.onSubmit(event)
  }
  usePageTitle(template?.name ?? t('templates.newTitle'))
  useLastCrumb(template?.name ?? t('templates.newTitle'))
  const reason = failure && failureText(t, failure, matchLanguage(i18n.language))
  const openness = opennessOf(template?.state)
  const ask = (about: TemplateSummary, action: Parameters<TemplateOnlooker['onAction']>[1]) =>
    templateAction.send({ type: 'ask', template: about, action, name: copyName(t, about.name) })
  const [isForm, isStale, isBusy] = [snapshot.hasTag('form'), snapshot.matches('stale'), snapshot.hasTag('busy')]
  const tryingRefusal = tryRefusal(t, onlooker.held) ?? (isTouched(draft, template) ? t('dryRun.unsaved') : undefined)
  if (!snapshot.hasTag('open')) return null
  return (
    <Root {...form} onSubmit={submit} aria-busy={snapshot.matches('opening') || undefined}>
      {snapshot.matches('opening') && (
        <Top>
          <Skeleton $height={theme.size.row} $width={theme.size.search} />
          <Skeleton $height={theme.size.picture} />
          <Skeleton $height={theme.size.page} />
        </Top>
      )}
      {snapshot.matches('unreadable') && reason !== undefined && (
        <ErrorState title={t('templates.unreadable')} text={reason} onRetry={() => editor.send({ type: 'retry' })} />
      )}
      {(isForm || isStale) && (
        <Top>
          <EditorHead context={context} onlooker={{ ...onlooker, onAction: ask }} listAddress={listAddress} />
          {isForm && (
            <EditorBar
              template={template}
              openness={openness}
              isTouched={isTouched(draft, template)}
              isRestored={context.isRestored}
              isSaved={snapshot.matches('saved')}
              busy={isBusy}
              publishRefusal={publishRefusal(t, onlooker.held)}
              trial={template && { state: <TrialState trial={trial} template={template} />, button: <TryButton trial={trial} template={template} refusal={tryingRefusal} /> }}
              onDiscard={() => editor.send({ type: 'draft.discarded' })}
              onPublish={() => template !== undefined && ask(template, 'publish')}
            />
          )}
          {isForm && failure !== undefined && failure.code !== 'VALIDATION_FAILED' && <Alert>{reason}</Alert>}
          {isStale && (
            <>
              <StaleTemplate template={template} theirs={context.theirs} />
              <ButtonRow>
                <StaleChoice ways={{ takeTheirs: t('templates.takeTheirs'), keepMine: t('templates.keepMine') }} send={editor.send} />
              </ButtonRow>
            </>
          )}
        </Top>
      )}
      {isForm && <EditorPanes actors={actors} openness={openness} />}
      <LeaveGuard unsaved={false} busy={isBusy} keeps name={draft.name} pageOf={whole} onLeave={nothing} />
    </Root>
  )
}

const Root = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  ${endRoom()}
`

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[5]} ${theme.space[4]};
  border-bottom: ${theme.border.line};
`
