import { useSelector } from '@xstate/react'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { NotificationsActor } from '../../application/notifications/notifications.machine.ts'
import { Notification, NotificationStack } from '../kit/Notification.tsx'

/** A machine names the text by its key; that every such key has a text is tested (locales.test.ts). */
const keyOf = (text: string) => text as ParseKeys

/** The notification that is shown now, top centre. */
export const Notifications = ({ notifications }: { readonly notifications: NotificationsActor }) => {
  const { t } = useTranslation()
  const [shown] = useSelector(notifications, (snapshot) => snapshot.context.queue)
  return (
    <NotificationStack>
      {shown !== undefined && (
        <Notification
          key={shown.id}
          tone={shown.kind}
          text={t(keyOf(shown.text), { ...shown.values })}
          {...(shown.action !== undefined && {
            actionLabel: t(keyOf(shown.action.text)),
            onAction: () => notifications.send({ type: 'act' }),
          })}
          {...(shown.link !== undefined && {
            link: { label: t(keyOf(shown.link.text)), to: shown.link.to, onFollow: () => notifications.send({ type: 'follow' }) },
          })}
          onDismiss={() => notifications.send({ type: 'dismiss' })}
          onHold={() => notifications.send({ type: 'hold' })}
          onRelease={() => notifications.send({ type: 'release' })}
        />
      )}
    </NotificationStack>
  )
}
