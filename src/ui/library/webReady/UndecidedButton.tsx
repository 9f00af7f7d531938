import { useSelector } from '@xstate/react'
import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShellActors } from '../../../application/actors.ts'
import { Button } from '../../kit/Button.tsx'

/** Asks about what came into an open folder that is ready for the web, in few words, so that it pushes nothing: there as long as nobody has decided. */
export const UndecidedButton = ({ actors: { folder, rest } }: { readonly actors: Pick<ShellActors, 'folder' | 'rest'> }) => {
  const { t } = useTranslation()
  const open = useSelector(folder, (snapshot) => snapshot.context.contents?.folder)
  const count = open?.readiness?.undecided ?? 0
  if (open === undefined || open === null || count === 0) return null
  const { id, name } = open
  const ask = async () => (await rest.load()).webReady.send({ type: 'undecided.asked', folder: { kind: 'folder', id, name }, count })
  return (
    <Button icon={<Globe size={16} />} aria-label={t('webReady.undecided.ask', { count })} title={t('webReady.undecided.ask', { count })} onClick={() => void ask()}>
      {t('webReady.undecided.short', { count })}
    </Button>
  )
}
