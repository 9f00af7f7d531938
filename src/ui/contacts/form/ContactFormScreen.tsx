import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ContactActors } from '../../../application/contacts/contactActors.ts'
import { isUnsaved } from '../../../application/contacts/contactForm.machine.ts'
import { contactName } from '../../../domain/contacts/contact.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { contactAddress, contactCreateAddress, contactEditAddress } from '../../addresses/contacts.ts'
import { CONTACTS_PATH } from '../../../domain/navigation/paths.ts'
import { StaleChoice } from '../../forms/StaleChoice.tsx'
import { Breadcrumbs } from '../../kit/Breadcrumbs.tsx'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useProblemFocus } from '../../kit/useProblemFocus.ts'
import { LeaveGuard } from '../../page/LeaveGuard.tsx'
import { InTopBar } from '../../page/slots.tsx'
import { usePageTitle } from '../../page/usePageTitle.ts'
import { FailureAlert } from '../../texts/FailureAlert.tsx'
import { failureText } from '../../texts/failureText.ts'
import { problemText } from '../../texts/problemText.ts'
import { endRoom } from '../../page/endRoom.ts'
import { titleText } from '../../kit/mixins.ts'
import { theme } from '../../theme/theme.ts'
import { ContactFields } from './ContactFields.tsx'
import { PictureField } from './PictureField.tsx'
import { StaleContact } from './StaleContact.tsx'

interface ContactFormScreenProps {
  readonly actors: Pick<ContactActors, 'contactForm' | 'contactPictures'>
  /** Where giving it up leads, if not to the contacts. */
  readonly back?: string | undefined
}

/** Failures that stand at the field they are about. */
const AT_FIELDS: readonly string[] = ['VALIDATION_FAILED', 'CONTACT_ALREADY_EXISTS', 'CONTACT_CATEGORY_NOT_FOUND']

const whole = (pathname: string): string => pathname

/** A contact, added or changed. What was filled in is not left without a question. */
export const ContactFormScreen = ({ actors: { contactForm: actor, contactPictures }, back: from }: ContactFormScreenProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(actor, (current) => current)
  const { contactId, contact, form, picture, problems, failure } = snapshot.context
  const sending = useProblemFocus(() => actor.send({ type: 'save' }))
  const [isForm, isStale, isBusy] = [snapshot.hasTag('form'), snapshot.matches('stale'), snapshot.hasTag('busy')]
  const title = contactId === undefined ? t('contacts.new') : contact === undefined ? t('contacts.one') : contactName(contact)
  usePageTitle(title)
  const back = from ?? (contactId === undefined ? CONTACTS_PATH : contactAddress(contactId))
  return (
    <Page>
      <InTopBar>
        <Breadcrumbs
          crumbs={[
            { id: 'contacts', label: t('contacts.title'), to: CONTACTS_PATH },
            ...(contactId === undefined
              ? [{ id: 'new', label: title, to: contactCreateAddress() }]
              : [
                  { id: 'contact', label: title, to: contactAddress(contactId) },
                  { id: 'edit', label: t('contacts.edit'), to: contactEditAddress(contactId) },
                ]),
          ]}
        />
      </InTopBar>
      <h1>{title}</h1>
      {snapshot.matches('opening') && (
        <output aria-busy aria-label={t('contacts.reading')}>
          <Skeleton $height={theme.size.place} />
        </output>
      )}
      {snapshot.matches('unreadable') && failure && (
        <ErrorState title={t('contacts.unreadable')} text={failureText(t, failure, language)} onRetry={() => actor.send({ type: 'retry' })} />
      )}
      {isStale && (
        <>
          <StaleContact actor={actor} />
          <Tools>
            <StaleChoice ways={{ takeTheirs: t('contacts.takeTheirs'), keepMine: t('contacts.keepMine') }} send={actor.send} />
          </Tools>
        </>
      )}
      {isForm && (
        <Form {...sending}>
          {failure !== undefined && !AT_FIELDS.includes(failure.code) && <FailureAlert failure={failure} />}
          <PictureField
            contact={contact}
            form={form}
            picture={picture}
            pictures={contactPictures}
            problem={problemText(t, problems['picture'], language)}
            onChosen={(file) => actor.send({ type: 'picture.chosen', file })}
            onRemoved={() => actor.send({ type: 'picture.removed' })}
          />
          <ContactFields actor={actor} />
          <Tools>
            <ButtonLink to={back}>{t('kit.cancel')}</ButtonLink>
            <Button type="submit" tone="primary" busy={isBusy}>
              {t(contactId === undefined ? 'contacts.add' : 'contacts.save')}
            </Button>
          </Tools>
        </Form>
      )}
      <LeaveGuard
        unsaved={isUnsaved(snapshot.context) && !snapshot.matches('closed')}
        busy={isBusy}
        name={title}
        pageOf={whole}
        onLeave={() => actor.send({ type: 'contact.closed' })}
      />
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${theme.space[5]};
  width: 100%;
  max-width: calc(${theme.size.text} + 2 * ${theme.space[5]});
  min-height: 0;
  padding: ${theme.space[4]} ${theme.space[5]} 0;
  overflow: auto;
  ${endRoom()}

  h1 {
    ${titleText}
    overflow-wrap: anywhere;
  }

  ${theme.media.belowMd} {
    padding: ${theme.space[3]} ${theme.space[3]} 0;
  }
`

const Form = styled.form`
  display: grid;
  gap: ${theme.space[6]};
`

/** Stays in sight below the fields. */
const Tools = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  margin-top: auto;
  padding: ${theme.space[3]} 0;
  border-top: ${theme.border.line};
  background: ${theme.color.bg};
`
