import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import type { AnySpec } from '../defineScreen.ts'
import type { Row } from '../meta.ts'
import type { ResourceWords } from '../words.ts'
import { Afterwards } from './Afterwards.tsx'
import { FormField } from './FormField.tsx'
import * as styles from './FormParts.module.css'
import { partsOf, withoutHoles } from './layout.ts'
import * as sheetStyles from './Sheet.module.css'
import type { RecordForm } from './useRecordForm.ts'
import type { Fields } from './values.ts'

interface FormPartsProps {
  meta: ResourceMeta
  words: ResourceWords
  fields: Fields
  spec?: AnySpec | undefined
  row?: Row | undefined
  record: RecordForm
}

/** The fields of a form, in one grid or behind tabs. */
export function FormParts(props: FormPartsProps) {
  const fields = useAsked(props)
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
    <div className={sheetStyles.formGrid}>
      {fields.map(([name, field]) => (
        <FormField key={name} name={name} field={field} meta={meta} words={words} row={row} form={record.form} spec={spec} fields={all} />
      ))}
    </div>
  )
}

/** What depends on another answer is asked for only once that answer calls for it. */
function useAsked({ fields, spec, record }: FormPartsProps): Fields {
  const values = useWatch({ control: record.form.control, disabled: !spec?.isAsked })
  const { isAsked } = spec ?? {}
  return isAsked ? fields.filter(([name]) => isAsked(name, values)) : fields
}

/** All parts stay in place, so what was typed in one is still there in another. A fault brings its part to the front. */
function Tabbed(props: FormPartsProps & { parts: { title: string; fields: Fields }[] }) {
  const { parts, record } = props
  const { t } = useTranslation()
  const id = useId()
  const [at, setAt] = useState(0)
  const { errors, submitCount } = record.form.formState
  const wrong = parts.map(({ fields }) => fields.filter(([name]) => errors[name]).length)
  const firstWrong = wrong.findIndex(Boolean)
  const isHereWrong = Boolean(wrong[at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an attempt to save may turn the page
  useEffect(() => {
    if (firstWrong >= 0 && !isHereWrong) setAt(firstWrong)
  }, [submitCount, firstWrong >= 0])
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = (at + step + parts.length) % parts.length
    setAt(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div className={styles.formTabs} role="tablist" onKeyDown={onKey}>
        {parts.map(({ title }, place) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}t${place}`}
            aria-selected={place === at}
            aria-controls={`${id}p${place}`}
            tabIndex={place === at ? 0 : -1}
            data-wrong={Boolean(wrong[place]) || undefined}
            onClick={() => setAt(place)}
          >
            {t(title)}
          </button>
        ))}
      </div>
      {parts.map(({ title, fields }, place) => (
        <div key={title} role="tabpanel" id={`${id}p${place}`} aria-labelledby={`${id}t${place}`} hidden={place !== at}>
          <Grid {...props} fields={withoutHoles(fields)} all={props.fields} />
        </div>
      ))}
    </>
  )
}
