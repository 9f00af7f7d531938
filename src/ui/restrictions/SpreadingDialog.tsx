import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SpreadingActor } from '../../application/restrictions/spreading.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TextField } from '../kit/TextField.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { theme } from '../theme/theme.ts'
import { SpreadVerdictLists } from './SpreadVerdictLists.tsx'

/** Many users get the same restrictions: of whom they are copied, what is added to whom and who is left out; then it is done. */
export const SpreadingDialog = ({ spreading }: { readonly spreading: SpreadingActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(spreading, (current) => current)
  const { restrict, source, search, people, verdict, failure } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  const isRefused = snapshot.matches('refused')
  const isChoosing = snapshot.hasTag('choosing')
  const cancel = () => spreading.send({ type: 'cancel' })
  const title = restrict !== undefined ? t('restrictions.spread.title') : source === undefined ? t('restrictions.spread.copy') : t('restrictions.spread.copyFrom', { name: source.name })
  const footer = (
    <>
      <Button onClick={cancel}>{t('kit.cancel')}</Button>
      {isRefused && (
        <Button tone="primary" onClick={() => spreading.send({ type: 'retry' })}>
          {t('kit.tryAgain')}
        </Button>
      )}
      {!isRefused && !isChoosing && (
        <Button
          tone="primary"
          disabled={!snapshot.can({ type: 'confirm' }) && !snapshot.matches('performing')}
          busy={snapshot.matches('performing')}
          onClick={() => spreading.send({ type: 'confirm' })}
        >
          {t('restrictions.spread.confirm', { count: verdict?.done.length ?? 0 })}
        </Button>
      )}
    </>
  )
  return (
    <Dialog size="small" title={title} onClose={cancel} footer={footer}>
      {isChoosing && (
        <>
          <TextField
            data-autofocus
            type="search"
            label={t('restrictions.spread.from')}
            value={search}
            onChange={(event) => spreading.send({ type: 'search.changed', search: event.currentTarget.value })}
          />
          {snapshot.hasTag('busy') && people.length === 0 && <Skeleton $height="4rem" />}
          {snapshot.matches('choosing') && people.length === 0 && <p>{t('restrictions.nobody')}</p>}
          <Note>{t('restrictions.spread.onlySeen')}</Note>
          <People aria-label={t('restrictions.users')}>
            {people.map((one) => (
              <li key={one.id}>
                <span>
                  <strong>{one.name}</strong>
                  <small>{one.email}</small>
                </span>
                <Button aria-label={t('restrictions.spread.chooseNamed', { name: one.name })} onClick={() => spreading.send({ type: 'source.chosen', source: one })}>
                  {t('restrictions.spread.choose')}
                </Button>
              </li>
            ))}
          </People>
        </>
      )}
      {snapshot.matches('rehearsing') && <Skeleton $height="4rem" />}
      {isRefused && <FailureAlert failure={failure} />}
      {verdict !== undefined && !isRefused && !isChoosing && <SpreadVerdictLists verdict={verdict} isCopy={restrict === undefined} />}
    </Dialog>
  )
}

const Note = styled.p`
  color: ${theme.color.inkFaint};
`

const People = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    padding: ${theme.space[2]} 0;
    border-bottom: ${theme.border.line};
  }

  span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${theme.color.inkFaint};
  }
`
