import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FolderTemplateActors } from '../../application/folder-templates/folderTemplateActors.ts'
import type { Brought } from '../../application/folder-templates/uploadDescribing.machine.ts'
import { namesOf } from '../../domain/metadata/names.ts'
import { textsOf } from '../../domain/metadata/typed.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { theme } from '../theme/theme.ts'
import { ValueField } from '../value-fields/ValueField.tsx'

const filesIn = (brought: Brought | undefined): number => {
  if (brought === undefined) return 0
  return 'files' in brought ? brought.files.length : brought.folders.reduce((sum, { files }) => sum + files.length, 0)
}

/** What the templates of a folder require of everything that is uploaded to it together. */
export const UploadValuesDialog = ({ uploadDescribing, uploadFinder }: Pick<FolderTemplateActors, 'uploadDescribing' | 'uploadFinder'>) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const form = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const snapshot = useSelector(uploadDescribing, (current) => current)
  const picked = useSelector(uploadFinder, ({ context }) => context.picked)
  const { brought, asked, names, texts, problems, failure } = snapshot.context
  const [first] = brought
  const named = namesOf([...new Map([...names, ...picked].map((option) => [option.id, option])).values()])
  const busy = snapshot.hasTag('busy')
  const isRefused = failure !== undefined
  const isWrong = Object.keys(problems).length > 0

  // Of what is wrong when one tries, or when the server says so; not of what is mended since.
  useEffect(() => {
    if (attempt > 0) focusOnProblem(form.current)
  }, [attempt])
  useEffect(() => {
    if (isRefused) focusOnProblem(form.current)
  }, [isRefused])

  const field = (attribute: AttributeDefinition) => {
    const { id } = attribute
    const shown = { ...attribute, names: named }
    const type = (typed: readonly string[]) => uploadDescribing.send({ type: 'field.typed', attributeId: id, texts: typed })
    return (
      <ValueField
        key={id}
        attribute={shown}
        texts={texts[id] ?? textsOf(attribute.defaultValue === '' ? [] : [attribute.defaultValue], shown, language)}
        state="resting"
        problem={problems[id]}
        finder={uploadFinder}
        onType={type}
        onLeave={() => undefined}
        onPick={type}
        onPutBack={() => uploadDescribing.send({ type: 'field.putBack', attributeId: id })}
      />
    )
  }
  return (
    <Dialog
      phone="full"
      title={t('folderTemplates.upload.title', { count: filesIn(first) })}
      description={t('folderTemplates.upload.text', { folder: first?.folderName ?? '' })}
      onClose={() => uploadDescribing.send({ type: 'cancel' })}
      onSubmit={() => {
        if (busy) return
        uploadDescribing.send({ type: 'submit', language })
        setAttempt(attempt + 1)
      }}
      footer={
        <>
          <Button disabled={busy} onClick={() => uploadDescribing.send({ type: 'cancel' })}>
            {t('kit.cancel')}
          </Button>
          <Button disabled={busy} onClick={() => uploadDescribing.send({ type: 'skip' })}>
            {t('folderTemplates.upload.skip')}
          </Button>
          <Button type="submit" tone="primary" busy={busy}>
            {t('library.upload')}
          </Button>
        </>
      }
    >
      {failure !== undefined && !isWrong && <FailureAlert failure={failure} />}
      <Fields ref={form}>
        {asked.map(({ template, attributes }) => (
          <section key={template.id} aria-label={template.name}>
            <h3>{template.name}</h3>
            {attributes.map(field)}
          </section>
        ))}
      </Fields>
    </Dialog>
  )
}

const focusOnProblem = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;

  > section {
    display: grid;
    gap: ${theme.space[4]};
    min-width: 0;
  }

  h3 {
    padding-bottom: ${theme.space[1]};
    border-bottom: ${theme.border.line};
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.inkSoft};
    overflow-wrap: anywhere;
  }
`
