import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { InvitingActor } from '../../application/users/inviting.machine.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../domain/preferences/language.ts'
import type { Role } from '../../domain/roles/role.ts'
import { MOST_INVITED } from '../../domain/users/invitees.ts'
import { FieldPair } from '../forms/FieldPair.ts'
import { Button } from '../kit/Button.tsx'
import { Select } from '../kit/Select.tsx'
import { TextArea } from '../kit/TextArea.tsx'

/** Bytes of a list that is read: far more than the people who can be invited at once take. */
const MOST_READ = 1_000_000

/** Who is invited, and the role and language that all of them get. */
export const InviteManyForm = ({ inviting, roles }: { readonly inviting: InvitingActor; readonly roles: readonly Role[] }) => {
  const { t } = useTranslation()
  const file = useRef<HTMLInputElement>(null)
  const snapshot = useSelector(inviting, (current) => current)
  const { text, roleId, language, people, missing } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const read = async (chosen: File) => inviting.send({ type: 'changed', change: { text: await chosen.slice(0, MOST_READ).text() } })
  const problem =
    missing === 'people' ? t('users.inviteMany.nobody') : missing === 'fewer' ? t('users.inviteMany.fewer', { count: people.length, most: MOST_INVITED }) : undefined
  return (
    <>
      <TextArea
        label={t('users.inviteMany.people')}
        hint={t('users.inviteMany.hint')}
        problem={problem}
        value={text}
        rows={8}
        data-autofocus
        required
        readOnly={busy}
        spellCheck={false}
        onChange={(event) => inviting.send({ type: 'changed', change: { text: event.currentTarget.value } })}
      />
      <div>
        <Button disabled={busy} onClick={() => file.current?.click()}>
          {t('users.inviteMany.file')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={t('users.inviteMany.file')}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen !== undefined) void read(chosen)
            // The same file can be chosen again once it is another.
            currentTarget.value = ''
          }}
        />
      </div>
      <FieldPair>
        <Select
          label={t('users.role')}
          value={roleId}
          required
          disabled={busy}
          problem={missing === 'role' ? t('users.chooseRole') : undefined}
          options={[...(roleId === '' ? [{ value: '', label: t('users.chooseRole') }] : []), ...roles.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(value) => inviting.send({ type: 'changed', change: { roleId: value } })}
        />
        <Select
          label={t('users.fields.language')}
          value={language}
          disabled={busy}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(value) => inviting.send({ type: 'changed', change: { language: value } })}
        />
      </FieldPair>
    </>
  )
}
