import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { ItemListActor } from '../../application/lists/itemList.machine.ts'
import type { LibraryItem } from '../../domain/items/item.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Button } from '../kit/Button.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useFocusKept } from '../kit/useFocusKept.ts'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { theme } from '../theme/theme.ts'
import { RowSkeletons } from '../rows/RowSkeletons.tsx'
import { ItemRows, type ItemSorting } from './ItemRows.tsx'
import type { ItemActing } from './useItemActions.tsx'

interface ItemListBodyProps<List> {
  readonly list: ItemListActor<List>
  readonly label: string
  readonly files: FileAddresses
  readonly mayOpen: boolean
  readonly nothing: ReactNode
  readonly acting: ItemActing
  readonly sorting?: ItemSorting
  readonly onStar?: (item: LibraryItem) => void
}

/** What a list over many folders shows in each of its states, which keep the focus among them. */
export const ItemListBody = <List,>(props: ItemListBodyProps<List>) => {
  const body = useRef<HTMLDivElement>(null)
  useFocusKept(body)
  return (
    <Body ref={body}>
      <Shown {...props} />
    </Body>
  )
}

const Shown = <List,>({ list, label, files, mayOpen, nothing, acting, sorting, onStar }: ItemListBodyProps<List>) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(list, (current) => current)
  const { items, next, failure } = snapshot.context
  const message = failure && failureText(t, failure, matchLanguage(i18n.language))
  if (snapshot.matches('reading') || snapshot.matches('unopened')) {
    return <RowSkeletons label={t('items.reading')} />
  }
  if (snapshot.matches('failed')) return <ErrorState title={t('items.failed')} text={message} onRetry={() => list.send({ type: 'retry' })} />
  if (items.length === 0) return nothing
  const isStuck = snapshot.matches({ shown: 'stuck' })
  return (
    <>
      <ItemRows label={label} items={items} files={files} mayOpen={mayOpen} acting={acting} sorting={sorting} onStar={onStar} />
      {isStuck && (
        <RetryAlert onRetry={() => list.send({ type: 'retry' })}>{message}</RetryAlert>
      )}
      {next !== null && !isStuck && (
        <More busy={snapshot.matches({ shown: 'extending' }) || snapshot.matches({ shown: 'refreshing' })} onClick={() => list.send({ type: 'more.wanted' })}>
          {t('items.more')}
        </More>
      )}
    </>
  )
}

/** What is in it stands in the page itself. */
const Body = styled.div`
  display: contents;
`

const More = styled(Button)`
  align-self: flex-start;
  margin-top: ${theme.space[3]};
`
