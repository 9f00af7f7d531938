import { useSelector } from '@xstate/react'
import { ScanText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { filesToRead, type ReadTextActor } from '../../application/ocr/readText.machine.ts'
import type { OcrPlan } from '../../domain/ocr/run.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

/** Having text read off pages: what can be read of what is selected, and in which languages it is written. */
export const ReadTextDialog = ({ readText }: { readonly readText: ReadTextActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(readText, (current) => current)
  if (!snapshot.hasTag('open')) return null
  const { meant, plan, languages, again, failure } = snapshot.context
  const language = matchLanguage(i18n.language)
  const cancel = () => readText.send({ type: 'cancel' })
  const title = t('ocr.dialog.title', { count: meant.count, name: meant.name ?? '' })
  if (snapshot.matches('refused')) {
    return (
      <Dialog
        size="small"
        title={t('ocr.dialog.refusedTitle')}
        description={t('ocr.dialog.refusedText', { count: plan?.assets ?? 0 })}
        onClose={cancel}
        footer={
          <Button data-autofocus onClick={cancel}>
            {t('kit.close')}
          </Button>
        }
      />
    )
  }
  const isChosen = plan !== undefined && !snapshot.matches('unplanned')
  const files = filesToRead(snapshot.context)
  return (
    <Dialog
      size="normal"
      icon={<ScanText size={18} aria-hidden />}
      title={title}
      description={t('ocr.dialog.text')}
      onClose={cancel}
      leavesFreely
      {...(isChosen ? { onSubmit: () => readText.send({ type: 'confirm' }) } : {})}
      footer={
        <>
          <Button onClick={cancel} disabled={snapshot.hasTag('busy')}>
            {t('kit.cancel')}
          </Button>
          {isChosen && (
            <Button type="submit" tone="primary" icon={<ScanText size={16} aria-hidden />} busy={snapshot.hasTag('busy')} disabled={files === 0}>
              {t('ocr.dialog.start', { count: files })}
            </Button>
          )}
        </>
      }
    >
      {snapshot.matches('planning') && <Skeleton $height={theme.size.row} />}
      {snapshot.matches('unplanned') && failure && (
        <ErrorState title={t('ocr.dialog.unplanned')} text={failureText(t, failure, language)} onRetry={() => readText.send({ type: 'retry' })} />
      )}
      {isChosen && (
        <Choices>
          <FailureAlert failure={failure} />
          <Planned plan={plan} />
          <LanguageChoice languages={languages} onChange={(chosen) => readText.send({ type: 'languages.chosen', languages: chosen })} />
          {plan.read > 0 && (
            <div>
              <Checkbox label={t('ocr.dialog.again', { count: plan.read })} checked={again} onChange={(event) => readText.send({ type: 'again.chosen', again: event.currentTarget.checked })} />
              {again && <p>{t('ocr.dialog.kept')}</p>}
            </div>
          )}
        </Choices>
      )}
    </Dialog>
  )
}

/** How many of the files can be read, and how many pages they have, as far as that is known. */
const Planned = ({ plan: { assets, supported, pages, uncounted } }: { readonly plan: OcrPlan }) => {
  const { t } = useTranslation()
  return (
    <div>
      <p>{assets === supported ? t('ocr.dialog.all', { count: supported }) : t('ocr.dialog.some', { count: supported, total: assets })}</p>
      <p>{uncounted > 0 && pages > 0 ? t('ocr.dialog.pagesAtLeast', { count: pages }) : t('ocr.dialog.pages', { count: pages })}</p>
      {assets > supported && <p>{t('ocr.dialog.left', { count: assets - supported })}</p>}
    </div>
  )
}

const Choices = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  > div > p {
    color: ${theme.color.inkSoft};
  }
`
