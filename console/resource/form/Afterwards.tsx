import { type ReactNode, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/icons.tsx'
import * as safetyStyles from './safety.module.css'
import type { RecordForm } from './useRecordForm.ts'
import type { Fields } from './values.ts'

/** What is said only when something is booked afterwards stands behind one press; what has been said, or is wrong, stays in sight. */
export function Afterwards({ fields, record, children }: { fields: Fields; record: RecordForm; children: ReactNode }) {
  const { t } = useTranslation()
  const names = fields.map(([name]) => name)
  const values = useWatch({ control: record.form.control, name: names })
  const { errors } = record.form.formState
  const isSaid = values.some(Boolean) || names.some((name) => errors[name])
  const [isOpen, setIsOpen] = useState(isSaid)
  useEffect(() => {
    if (isSaid) setIsOpen(true)
  }, [isSaid])
  return (
    <details className={safetyStyles.afterwards} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="clock" size={14} />
        {t('forms.afterwards')}
      </summary>
      {children}
    </details>
  )
}
