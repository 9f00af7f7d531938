import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatDateTime } from '../../domain/format/dates.ts'
import { mailsIn, type MailGroup } from '../../domain/mail/settings.ts'
import { StatusDot, type BadgeTone } from '../kit/Badge.tsx'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { MailSection, Reply } from './MailSection.tsx'

/** What asks for somebody first. */
const TONES: Readonly<Record<MailGroup['state'], BadgeTone>> = { failed: 'danger', retrying: 'warning', queued: 'neutral' }
const STATES = ['failed', 'retrying', 'queued'] as const

const at = (time: string): string => formatDateTime(time, TIME_ZONE)

/** How many mails wait, are tried again and why, and failed for good lately. */
export const MailGroups = ({ groups }: { readonly groups: readonly MailGroup[] }) => {
  const { t } = useTranslation()
  return (
    <MailSection aria-labelledby="mail-groups">
      <h2 id="mail-groups">{t('mail.groups.title')}</h2>
      {groups.length === 0 && <p>{t('mail.groups.none')}</p>}
      {STATES.filter((state) => mailsIn(groups, state) > 0).map((state) => (
        <Group key={state}>
          <StatusDot tone={TONES[state]}>{t(`mail.groups.${state}`, { count: mailsIn(groups, state) })}</StatusDot>
          <ul>
            {groups
              .filter((group) => group.state === state)
              .map((group) => (
                <li key={group.trouble ?? ''}>
                  <GroupText group={group} />
                </li>
              ))}
          </ul>
        </Group>
      ))}
    </MailSection>
  )
}

const GroupText = ({ group: { state, trouble, mails, since, nextTryAt, reply } }: { readonly group: MailGroup }) => {
  const { t } = useTranslation()
  const times = [t(`mail.groups.since.${state}`, { at: at(since) }), ...(nextTryAt === null ? [] : [t('mail.groups.next', { at: at(nextTryAt) })])]
  return (
    <>
      {trouble !== null && <span>{`${t(`mailTrouble.${trouble}`)} (${mails})`}</span>}
      <small>{times.join(' · ')}</small>
      {reply !== null && reply !== '' && (
        <small>
          {t('mail.reply')} <Reply>{reply}</Reply>
        </small>
      )}
    </>
  )
}

const Group = styled.div`
  display: grid;
  gap: ${theme.space[1]};

  > span {
    white-space: normal;
  }

  ul {
    display: grid;
    gap: ${theme.space[2]};
    margin: 0;
    padding: 0 0 0 ${theme.space[4]};
    list-style: none;
  }

  li {
    display: grid;
    gap: ${theme.space[1]};
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`
