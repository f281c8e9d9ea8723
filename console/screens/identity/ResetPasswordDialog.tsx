import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSheet } from '../../form/FormSheet.tsx'
import { useRecordForm } from '../../form/hooks/useRecordForm.ts'
import { CopyLine, OneTimeNotice } from '../../form/OneTimeLink.tsx'
import { Button } from '../../kit/looks/Button.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { sha256 } from '../../kit/session/sha256.ts'
import type { ActionProps } from '../../resource/defineScreen.ts'
import type { Fields } from '../../resource/formValues.ts'
import { metaOf } from '../../resource/meta.ts'
import { useWords } from '../../resource/words.ts'
import { ResetUserPasswordDocument } from './gen/user.ts'
import './permissions/RoleGrants.module.css'
import * as oneTimeLinkStyles from '../../form/OneTimeLink.module.css'

const meta = metaOf('user')

type Named = Pick<ActionProps<{ id: string; title: string }>, 'row' | 'onDone'>

/** A new password for somebody else, shown once to be handed over; all sessions of that person end with it. */
export function ResetPasswordDialog({ row, onDone }: Named) {
  const [password, setPassword] = useState<string>()
  return password === undefined ? (
    <Ask row={row} onDone={onDone} onGiven={setPassword} />
  ) : (
    <NewPassword row={row} password={password} onDone={onDone} />
  )
}

function Ask({ row, onDone, onGiven: onReset }: Named & { onGiven: (password: string) => void }) {
  const { t } = useTranslation()
  const words = useWords(meta)
  const fields = useMemo<Fields>(() => [['password', { ...meta.fields['password'], kind: 'text', required: true }]], [])
  const record = useRecordForm({
    meta,
    fields,
    document: ResetUserPasswordDocument,
    variables: (values) => ({ id: row.id, password: sha256(String(values['password'])) }),
    onSaved: () => onReset(String(record.form.getValues('password'))),
  })
  return (
    <FormSheet
      title={t('admin.user.resetPasswordOf', { title: row.title })}
      meta={meta}
      words={words}
      fields={fields}
      record={record}
      submit={t('admin.user.resetPassword')}
      onClose={onDone}
      intro={
        <p className="muted" data-slot="plain">
          {t('admin.user.resetPasswordHint')}
        </p>
      }
    />
  )
}

function NewPassword({ row, password, onDone }: Named & { password: string }) {
  const { t } = useTranslation()
  const footer = (
    <Button size="md" variant="solid" tone="brand" onClick={onDone}>
      {t('screens.oneTime.done')}
    </Button>
  )
  return (
    <Sheet title={t('admin.user.passwordIsReset', { title: row.title })} onClose={onDone} footer={footer} size="small" isSticky>
      <div className={`gap-l ${oneTimeLinkStyles.wallKey}`}>
        <OneTimeNotice title={t('screens.oneTime.once')} hint={t('admin.user.handOver')} />
        <CopyLine text={password} label={t('admin.user.newPassword')} />
      </div>
    </Sheet>
  )
}
