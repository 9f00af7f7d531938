import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ShareLinkList } from '../../application/share-links/ShareLinkGateway.ts'
import type { SharersActor } from '../../application/share-links/sharers.machine.ts'
import { Button } from '../kit/Button.tsx'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { Select } from '../kit/Select.tsx'
import { theme } from '../theme/theme.ts'

interface ShareLinkFiltersProps {
  readonly list: ShareLinkList
  readonly sharers: SharersActor
  readonly mayOversee: boolean
  readonly onList: (list: ShareLinkList) => void
}

const STATES = ['all', 'active', 'ended'] as const

/** Of everybody's links those of one person. */
const SharerFilter = ({ list, sharers, onList }: Omit<ShareLinkFiltersProps, 'mayOversee'>) => {
  const { t } = useTranslation()
  const known = useSelector(sharers, ({ context }) => context.sharers)
  useEffect(() => sharers.send({ type: 'sharers.wanted' }), [sharers])
  const { makerId = '', ...others } = list
  const isNamed = makerId === '' || known.some(({ id }) => id === makerId)
  return (
    <Select
      label={t('shareLinks.maker')}
      isLabelHidden
      value={makerId}
      options={[
        { value: '', label: t('shareLinks.anyMaker') },
        ...known.map(({ id, name }) => ({ value: id, label: name === '' ? t('shareLinks.noMaker') : name })),
        ...(isNamed ? [] : [{ value: makerId, label: t('shareLinks.noMaker') }]),
      ]}
      onChange={(chosen) => onList(chosen === '' ? others : { ...others, makerId: chosen })}
    />
  )
}

/** Whose links are listed, in which state, and of what. */
export const ShareLinkFilters = ({ list, sharers, mayOversee, onList }: ShareLinkFiltersProps) => {
  const { t } = useTranslation()
  const { state: _state, ...anyState } = list
  const { makerId: _maker, ...anybodys } = list
  const { resourceId, ...ofAnything } = list
  return (
    <Filters>
      {mayOversee && (
        <SegmentedControl
          label={t('shareLinks.whose')}
          value={list.of}
          segments={[
            { value: 'own', label: t('shareLinks.own') },
            { value: 'all', label: t('shareLinks.everybodys') },
          ]}
          onChange={(of) => onList({ ...anybodys, of })}
        />
      )}
      <SegmentedControl
        label={t('shareLinks.state')}
        value={list.state ?? 'all'}
        segments={STATES.map((value) => ({ value, label: t(`shareLinks.filter.${value}`) }))}
        onChange={(state) => onList(state === 'all' ? anyState : { ...anyState, state })}
      />
      {mayOversee && list.of === 'all' && <SharerFilter list={list} sharers={sharers} onList={onList} />}
      {resourceId !== undefined && (
        <OfOne>
          <span>{t('shareLinks.ofOne')}</span>
          <Button size="compact" onClick={() => onList(ofAnything)}>
            {t('shareLinks.ofAnything')}
          </Button>
        </OfOne>
      )}
    </Filters>
  )
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  padding-bottom: ${theme.space[3]};
`

const OfOne = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.inkSoft};
`
