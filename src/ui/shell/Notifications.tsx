import { useSelector } from '@xstate/react'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { shownOf, type NotificationsActor } from '../../application/notifications/notifications.machine.ts'
import { Notification, NotificationStack } from '../kit/Notification.tsx'

/** A machine names the text by its key; that every such key has a text is tested (locales.test.ts). */
const keyOf = (text: string) => text as ParseKeys

/** The notifications that are shown now, top centre. */
export const Notifications = ({ notifications }: { readonly notifications: NotificationsActor }) => {
  const { t } = useTranslation()
  const queue = useSelector(notifications, (snapshot) => snapshot.context.queue)
  return (
    <NotificationStack>
      {shownOf(queue).map(({ id, kind, text, values, action, link }) => (
        <Notification
          key={id}
          tone={kind}
          text={t(keyOf(text), { ...values })}
          {...(action !== undefined && {
            actionLabel: t(keyOf(action.text)),
            onAction: () => notifications.send({ type: 'act', id }),
          })}
          {...(link !== undefined && {
            link: { label: t(keyOf(link.text)), to: link.to, onFollow: () => notifications.send({ type: 'follow', id }) },
          })}
          onDismiss={() => notifications.send({ type: 'dismiss', id })}
          onHold={() => notifications.send({ type: 'hold', id })}
          onRelease={() => notifications.send({ type: 'release', id })}
        />
      ))}
    </NotificationStack>
  )
}
