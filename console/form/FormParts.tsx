import { Tabs } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { Icon } from '../kit/looks/icons.tsx'
import * as sheetStyles from '../kit/overlays/Sheet.module.css'
import type { AnySpec } from '../resource/defineScreen.ts'
import * as styles from '../resource/dialogs/FormParts.module.css'
import type { Fields, Values } from '../resource/formValues.ts'
import type { Row } from '../resource/meta.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import * as safetyStyles from './drafts/safety.module.css'
import { FormField } from './FormField.tsx'
import type { RecordForm } from './hooks/useRecordForm.ts'
import { partsOf, withoutHoles } from './input/layout.ts'

interface FormPartsProps {
  meta: ResourceMeta
  words: ResourceWords
  fields: Fields
  spec?: AnySpec | undefined
  row?: Row | undefined
  record: RecordForm
}

/** The fields of a form, in one grid or in tabs. */
export function FormParts(props: FormPartsProps) {
  const fields = useVisibleFields(props)
  const parts = props.spec?.formParts
  return parts ? <Tabbed {...props} parts={partsOf(fields, parts)} /> : <Grid {...props} fields={withoutHoles(fields)} all={props.fields} />
}

function Grid(props: FormPartsProps & { all: Fields }) {
  const { fields, record } = props
  const later = fields.filter(([, field]) => field.afterwards)
  return (
    <>
      <Cells {...props} fields={fields.filter(([, field]) => !field.afterwards)} />
      {later.length > 0 && (
        <Afterwards fields={later} record={record}>
          <Cells {...props} fields={later} />
        </Afterwards>
      )}
    </>
  )
}

function Cells({ meta, words, fields, all, spec, row, record }: FormPartsProps & { all: Fields }) {
  return (
    <div className={`gap-xl stack ${sheetStyles.formGrid}`}>
      {fields.map(([name, field]) => (
        <FormField key={name} name={name} field={field} meta={meta} words={words} row={row} form={record.form} spec={spec} fields={all} />
      ))}
    </div>
  )
}

/** The fields that the current values of others call for. */
function useVisibleFields({ fields, spec, record }: FormPartsProps): Fields {
  const values = useWatch({ control: record.form.control, disabled: !spec?.isFieldVisible })
  return fields.filter(([name]) => record.isFieldVisible(name, values as Values))
}

/** Tabs stay mounted, so typed values survive switching. A refused save opens the tab of the first fault. */
function Tabbed(props: FormPartsProps & { parts: { title: string; fields: Fields }[] }) {
  const { parts, record } = props
  const { t } = useTranslation()
  const [at, setAt] = useState(0)
  const { errors, submitCount } = record.form.formState
  const wrong = parts.map(({ fields }) => fields.filter(([name]) => errors[name]).length)
  const firstWrong = wrong.findIndex(Boolean)
  const isHereWrong = Boolean(wrong[at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an attempt to save may turn the page
  useEffect(() => {
    if (firstWrong >= 0 && !isHereWrong) setAt(firstWrong)
  }, [submitCount, firstWrong >= 0])
  return (
    <Tabs.Root value={String(at)} onValueChange={({ value }) => setAt(Number(value))}>
      <Tabs.List>
        {parts.map(({ title }, place) => (
          <Tabs.Trigger key={title} value={String(place)} className={styles.formTab} data-wrong={Boolean(wrong[place]) || undefined}>
            {t(title)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {parts.map(({ title, fields }, place) => (
        <Tabs.Content key={title} value={String(place)} tabIndex={-1}>
          <Grid {...props} fields={withoutHoles(fields)} all={props.fields} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

/** Fields for booking afterwards, folded away; shown once filled in or faulty. */
function Afterwards({ fields, record, children }: { fields: Fields; record: RecordForm; children: ReactNode }) {
  const { t } = useTranslation()
  const names = fields.map(([name]) => name)
  const values = useWatch({ control: record.form.control, name: names })
  const { errors } = record.form.formState
  const hasContent = values.some(Boolean) || names.some((name) => errors[name])
  const [isOpen, setIsOpen] = useState(hasContent)
  useEffect(() => {
    if (hasContent) setIsOpen(true)
  }, [hasContent])
  return (
    <details className={safetyStyles.afterwards} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="row-inline muted">
        <Icon name="clock" size={14} />
        {t('forms.afterwards')}
      </summary>
      {children}
    </details>
  )
}
