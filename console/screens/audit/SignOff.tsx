import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSheet } from '../../form/FormSheet.tsx'
import { useRecordForm } from '../../form/hooks/useRecordForm.ts'
import { toast } from '../../kit/overlays/toast.ts'
import type { Fields } from '../../resource/formValues.ts'
import { metaOf } from '../../resource/meta.ts'
import { useWords } from '../../resource/words.ts'
import { SignOffAuditCheckDocument } from './gen/auditCheck.ts'

const meta = metaOf('auditCheck')

interface SignOffProps {
  row: { id: string; title: string }
  onDone: () => void
}

/** Signs off what a check has found broken; the reason is part of the record. */
export function SignOff({ row, onDone }: SignOffProps) {
  const { t } = useTranslation()
  const words = useWords(meta)
  const fields = useMemo<Fields>(
    () => [['signOffReason', { ...meta.fields['signOffReason'], kind: 'longText', readonly: false, required: true }]],
    [],
  )
  const record = useRecordForm({
    meta,
    fields,
    document: SignOffAuditCheckDocument,
    variables: (values) => ({ id: Number(row.id), signOffReason: String(values['signOffReason']) }),
    onSaved: () => {
      toast({ type: 'success', title: t('auditScreens.signedOff') })
      onDone()
    },
  })
  return (
    <FormSheet
      title={t('auditScreens.signOffTitle', { title: row.title })}
      meta={meta}
      words={words}
      fields={fields}
      record={record}
      submit={t('auditScreens.signOff')}
      onClose={onDone}
      intro={
        <p className="muted" data-slot="plain">
          {t('auditScreens.signOffHint')}
        </p>
      }
    />
  )
}
