import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import type { Fields, Values } from '../resource/formValues.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { Trouble } from './drafts/trouble.ts'
import type { RecordForm } from './hooks/useRecordForm.ts'
import { LostDialog } from './LostDialog.tsx'

interface TroubleProps {
  trouble: Trouble
  meta: ResourceMeta
  words: ResourceWords
  fields: Fields
  record: RecordForm
  submit: string
  onClose: () => void
}

/** Chooses the dialog for a record that is no longer in the state the form assumes. */
export function TroubleDialog({ trouble, record, submit, onClose, ...shared }: TroubleProps) {
  const { t } = useTranslation()
  const { row, before } = record.base()
  const mine = record.form.getValues()
  const back = () => record.setTrouble(null)
  if (trouble.kind !== 'clash')
    return <LostDialog {...shared} trouble={trouble} old={row} before={before} mine={mine} onBack={back} onClose={onClose} />
  const theirs = { ...mine, ...Object.fromEntries(trouble.clashes.map((clash) => [clash.name, clash.theirs])) }
  const settle = (values: Values) => {
    back()
    if (trouble.isDraft) return record.fill(values)
    record.rebase(trouble.fresh, values)
    void record.save()
  }
  return (
    <ConflictDialog
      {...shared}
      trouble={trouble}
      old={row}
      theirs={theirs}
      action={trouble.isDraft ? t('forms.restore.apply') : submit}
      onBack={back}
      onSettled={settle}
    />
  )
}
