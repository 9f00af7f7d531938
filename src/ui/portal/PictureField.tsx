import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { PORTAL_PICTURES, type PortalPicture } from '../../domain/portal/pictures.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { PROFILE_IMAGE_TYPES } from '../../domain/validation/profileImage.ts'
import { Button } from '../kit/Button.tsx'
import { ProblemText, requiredMark } from '../kit/Field.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import type { PortalFieldsProps } from './MainPageFields.tsx'
import { usePortalField } from './usePortalField.ts'

interface PictureFieldProps extends PortalFieldsProps {
  readonly kind: PortalPicture
}

/** The field that says what a picture shows. The logo says the title. */
const TEXTS = { avatar: undefined, coverPhoto: 'coverPhotoText', mainPhoto: 'mainPhotoText' } as const

/** Once a picture has been framed, the focus goes to the words that it still needs, or back to its button. */
const useFocusAfter = (portalPicture: PortalFieldsProps['actors']['portalPicture'], kind: PortalPicture) => {
  const place = useRef<HTMLFieldSetElement>(null)
  const isFramed = useSelector(portalPicture, (snapshot) => snapshot.hasTag('open') && snapshot.context.kind === kind)
  const wasFramed = useRef(false)
  useEffect(() => {
    const isOver = wasFramed.current && !isFramed
    wasFramed.current = isFramed
    if (!isOver) return undefined
    // The dialog gives it back first.
    const later = requestAnimationFrame(() => {
      const words = place.current?.querySelector<HTMLInputElement>('input[type="text"]')
      const target = words?.value === '' ? words : place.current?.querySelector('button')
      target?.focus()
    })
    return () => cancelAnimationFrame(later)
  }, [isFramed])
  return place
}

/** One picture of the portal: what is there, another in its place, and what it shows in words. */
export const PictureField = ({ actors: { portalForm, portalPicture, portalPictureAddress }, focused, kind }: PictureFieldProps) => {
  const { t, i18n } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { draft, field, problemAt } = usePortalField(portalForm)
  const refused = useSelector(portalPicture, ({ context }) => (context.kind === kind ? context.problem : undefined))
  const problem = problemText(t, refused, matchLanguage(i18n.language)) ?? problemAt(kind)
  const { width, height } = PORTAL_PICTURES[kind]
  const inWords = TEXTS[kind]
  const isThere = draft[kind] !== ''
  const place = useFocusAfter(portalPicture, kind)
  return (
    <Root ref={place}>
      <Label>{t(`portal.fields.${kind}`)}</Label>
      <Line>
        <Mat style={{ aspectRatio: `${width} / ${height}` }}>{isThere && <img src={portalPictureAddress(draft[kind])} alt={inWords === undefined ? '' : draft[inWords]} />}</Mat>
        <Beside>
          <Button
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={`${id}-hint ${id}-problem`}
            onClick={() => input.current?.click()}
          >
            {t(isThere ? 'portal.picture.change' : 'portal.picture.choose')}
          </Button>
          <Hint id={`${id}-hint`}>{t(`portal.hints.${kind}`)}</Hint>
          <ProblemText id={`${id}-problem`} aria-live="polite">
            {problem}
          </ProblemText>
        </Beside>
      </Line>
      {inWords !== undefined && <TextField {...field(inWords)} hint={t('portal.hints.inWords')} data-autofocus={focused === inWords || undefined} />}
      <input
        ref={input}
        type="file"
        hidden
        accept={PROFILE_IMAGE_TYPES.join(',')}
        aria-label={t(`portal.fields.${kind}`)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) portalPicture.send({ type: 'picture.chosen', kind, file })
          // The same file can be chosen again, for another framing.
          currentTarget.value = ''
        }}
      />
    </Root>
  )
}

const Root = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Label = styled.legend`
  margin-bottom: ${theme.space.snug};
  padding: 0;
  font-weight: ${theme.font.weight.medium};

  &::after {
    ${requiredMark}
  }
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`

const Mat = styled.div`
  flex: none;
  width: ${theme.size.picture};
  overflow: hidden;
  border-radius: ${theme.radius.small};
  background: ${theme.color.mat};

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Beside = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
`

const Hint = styled.p`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
`
