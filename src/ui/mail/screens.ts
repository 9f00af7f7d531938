import { MAIL } from '../../application/mail/mailActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const MAIL_SCREENS: Screens = {
  mail: lazyScreen({
    needs: [MAIL],
    load: async () => (await import('./MailRoute.tsx')).MailRoute,
  }),
}
