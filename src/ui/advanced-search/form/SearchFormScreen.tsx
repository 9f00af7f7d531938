import { useSelector } from '@xstate/react'
import { Plus, Search } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdvancedSearchActors } from '../../../application/advanced-search/advancedSearchActors.ts'
import type { SearchForm } from '../../../domain/advanced-search/form.ts'
import { QUERY_PROBLEMS } from '../../../domain/query-language/resolved.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { isValid } from '../../../domain/validation/form.ts'
import { ADVANCED_SEARCH_PATH } from '../../addresses/search.ts'
import { Breadcrumbs } from '../../kit/Breadcrumbs.tsx'
import { Button } from '../../kit/Button.tsx'
import { useFocusKept } from '../../kit/useFocusKept.ts'
import { useProblemFocus } from '../../kit/useProblemFocus.ts'
import { RetryAlert } from '../../page/RetryAlert.tsx'
import { InTopBar } from '../../page/slots.tsx'
import { usePageTitle } from '../../page/usePageTitle.ts'
import { ConditionGroup } from './ConditionGroup.tsx'
import { conditionChoices } from './conditionChoices.ts'
import { FoundCount } from './FoundCount.tsx'
import { Actions, Beside, Form, Groups, Page } from './formLayout.ts'
import { OtherConditions } from './OtherConditions.tsx'
import { QueryText } from './QueryText.tsx'
import { SimpleFields } from './SimpleFields.tsx'
import type { SearchPlace } from './useConditionLabels.ts'
import { useFormAddress } from './useFormAddress.ts'
import { useRowIds } from './useRowIds.ts'

interface SearchFormScreenProps {
  readonly actors: Pick<AdvancedSearchActors, 'searchForm' | 'searchChoices' | 'completions'>
  /** Where whoever searches may search. */
  readonly places: readonly SearchPlace[]
  /** Their organization knows who can be seen in pictures. */
  readonly hasPersons: boolean
  /** Whoever searches may know of contacts. */
  readonly hasContacts: boolean
  /** A query is searched for. */
  readonly onSearch: (q: string) => void
}

/** Advanced search: conditions in groups, the query that they are, and how much it finds. */
export const SearchFormScreen = ({ actors, places, hasPersons, hasContacts, onSearch }: SearchFormScreenProps) => {
  const { searchForm, searchChoices } = actors
  const { t, i18n } = useTranslation()
  const page = useRef<HTMLDivElement>(null)
  useFocusKept(page)
  const { form, problems, unclear } = useSelector(searchForm, ({ context }) => context)
  const { attributes, repositories, names } = useSelector(searchChoices, ({ context }) => context)
  const hasFailed = useSelector(searchChoices, (snapshot) => snapshot.matches('failed'))
  const goToResult = useFormAddress(searchForm, onSearch)
  const change = (changed: Partial<SearchForm>) => searchForm.send({ type: 'form.changed', change: changed })
  const sending = useProblemFocus(() => {
    searchForm.send({ type: 'submit' })
    if (isValid(searchForm.getSnapshot().context.problems)) void goToResult()
  })
  usePageTitle(t('shell.areas.advancedSearch'))
  const problemOf = (condition: string) => {
    const code = unclear.find(({ part }) => part === condition)?.code
    const known = QUERY_PROBLEMS.find((one) => one === code)
    return known && t(`advancedSearch.problem.${known}`, { part: condition })
  }
  const shared = { actors, attributes, names, choices: conditionChoices({ t, language: matchLanguage(i18n.language) }, { places, hasPersons, hasContacts }), problemOf }
  const alternatives = form.any.length === 0 ? [[]] : form.any
  const [groupIds, removeGroup] = useRowIds(alternatives.length)
  return (
    <Page ref={page}>
      <InTopBar>
        <Breadcrumbs crumbs={[{ id: 'advancedSearch', label: t('shell.areas.advancedSearch'), to: ADVANCED_SEARCH_PATH }]} />
      </InTopBar>
      <Form {...sending} aria-label={t('shell.areas.advancedSearch')}>
        <Groups>
          <h1>{t('shell.areas.advancedSearch')}</h1>
          {hasFailed && (
            <RetryAlert onRetry={() => searchChoices.send({ type: 'retry' })}>{t('advancedSearch.form.choicesFailed')}</RetryAlert>
          )}
          <SimpleFields form={form} problems={problems} repositories={repositories} onChange={change} />
          <ConditionGroup title={t('advancedSearch.form.all')} hint={t('advancedSearch.form.allHint')} conditions={form.all} onChange={(all) => change({ all })} {...shared} />
          {alternatives.map((group, at) => (
            <ConditionGroup
              key={groupIds[at]}
              title={alternatives.length === 1 ? t('advancedSearch.form.any') : t('advancedSearch.form.anyOf', { number: at + 1 })}
              hint={t('advancedSearch.form.anyHint')}
              conditions={group}
              onChange={(next) => {
                if (next.length === 0 && alternatives.length > 1) removeGroup(at)
                change({ any: alternatives.map((one, place) => (place === at ? next : one)).filter((one, place) => place !== at || one.length > 0) })
              }}
              {...shared}
            />
          ))}
          {form.any.some((group) => group.length > 0) && (
            <Button tone="ghost" icon={<Plus size={16} />} onClick={() => change({ any: [...form.any, []] })}>
              {t('advancedSearch.form.addGroup')}
            </Button>
          )}
          <ConditionGroup title={t('advancedSearch.form.none')} hint={t('advancedSearch.form.noneHint')} conditions={form.none} onChange={(none) => change({ none })} {...shared} />
          <OtherConditions conditions={form.others} problemOf={problemOf} onChange={(others) => change({ others })} />
        </Groups>
        <Beside>
          <QueryText searchForm={searchForm} />
          <Actions>
            <FoundCount searchForm={searchForm} />
            <Button tone="ghost" onClick={() => searchForm.send({ type: 'clear' })}>
              {t('advancedSearch.clearAll')}
            </Button>
            <Button type="submit" tone="primary" icon={<Search size={16} />}>
              {t('advancedSearch.form.search')}
            </Button>
          </Actions>
        </Beside>
      </Form>
    </Page>
  )
}
