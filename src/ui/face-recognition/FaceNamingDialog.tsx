import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FaceNamingActor } from '../../application/face-recognition/faceNaming.machine.ts'
import type { FacePictures } from '../../application/face-recognition/FacePictures.ts'
import { sameName } from '../../domain/naming/names.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Combobox } from '../advanced-search/form/Combobox.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Field } from '../kit/Field.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { FaceImage } from './FaceImage.tsx'

interface FaceNamingDialogProps {
  readonly faceNaming: FaceNamingActor
  readonly pictures: FacePictures
}

/** Asks who somebody is; the names that there are, are offered while one is typed. */
export const FaceNamingDialog = ({ faceNaming, pictures }: FaceNamingDialogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(faceNaming, (current) => current)
  const { of, name, names, problems, failure } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  const language = matchLanguage(i18n.language)
  const busy = snapshot.matches('saving')
  const cancel = () => faceNaming.send({ type: 'cancel' })
  const type = (typed: string) => faceNaming.send({ type: 'name.typed', name: typed })
  const { likely } = of
  return (
    <Dialog
      size="small"
      title={t('faces.who')}
      description={t('faces.whoOf', { count: of.count })}
      onClose={cancel}
      onSubmit={() => faceNaming.send({ type: 'save' })}
      footer={
        <>
          <Button disabled={busy} onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" tone="primary" busy={busy}>
            {t('faces.save')}
          </Button>
        </>
      }
    >
      <Faces aria-hidden>
        {of.shown.map((id) => (
          <FaceImage key={id} address={pictures.face(id)} />
        ))}
      </Faces>
      {failure !== undefined && failure.code !== 'VALIDATION_FAILED' && <FailureAlert failure={failure} />}
      {likely !== null && !sameName(likely, name) && (
        <Likely>
          <span>{t('faces.likely', { name: likely })}</span>
          <Button size="compact" onClick={() => type(likely)}>
            {t('faces.takeLikely', { name: likely })}
          </Button>
        </Likely>
      )}
      <Field label={t('faces.nameField')} hint={t('faces.nameHint')} problem={problemText(t, problems['name'], language)}>
        {(wiring) => (
          <Combobox
            label={t('faces.nameField')}
            text={name}
            wiring={{ ...wiring, 'aria-required': true, 'data-autofocus': true, readOnly: busy }}
            options={names.filter((one) => !sameName(one, name)).map((one) => ({ id: one, label: one }))}
            onText={type}
            onPick={({ label }) => type(label)}
          />
        )}
      </Field>
    </Dialog>
  )
}

const Faces = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${theme.size.bar});
  gap: ${theme.space[2]};
`

const Likely = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px dashed ${theme.color.primaryLine};
  border-radius: ${theme.radius.small};
  color: ${theme.color.primary};
  overflow-wrap: anywhere;
`
