import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TransfersActor } from '../../application/transfers/transfers.machine.ts'
import { kindsOf } from '../../application/transfers/summary.ts'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { theme } from '../theme/theme.ts'

/** Which kind of transfers is listed; once there are several. */
export const KindFilter = ({ transfers }: { readonly transfers: TransfersActor }) => {
  const { t } = useTranslation()
  const kinds = useSelector(transfers, kindsOf, (one, other) => one.join() === other.join())
  const chosen = useSelector(transfers, (snapshot) => snapshot.context.shown.kind)
  if (kinds.length < 2 && chosen === 'all') return null
  return (
    <Place>
      <SegmentedControl
        label={t('transfers.filter')}
        value={chosen}
        onChange={(kind) => transfers.send({ type: 'kind.chosen', kind })}
        segments={[
          { value: 'all', label: t('transfers.kinds.all') },
          ...kinds.map((kind) => ({ value: kind, label: t(`transfers.kinds.${kind}s`) })),
        ]}
      />
    </Place>
  )
}

const Place = styled.div`
  flex: none;
  padding: ${theme.space[2]} ${theme.space[4]} 0;
`
