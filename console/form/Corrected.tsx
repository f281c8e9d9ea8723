import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ShownValue } from '../fields/display/DisplayedValue.tsx'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import type { Fields, Value, Values } from '../resource/formValues.ts'
import { type Row, refsOf } from '../resource/meta.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import * as styles from './Corrected.module.css'
import type { RecordForm } from './hooks/useRecordForm.ts'
import { isSame } from './input/merging.ts'

interface CorrectedProps {
  meta: ResourceMeta
  words: ResourceWords
  fields: Fields
  row: Row
  record: RecordForm
}

/** A live preview of a correction: old and new values. */
export function Corrected({ meta, words, fields, row, record }: CorrectedProps) {
  const { t } = useTranslation()
  const values = useWatch({ control: record.form.control }) as Values
  const { before } = record.base()
  const changed = fields.filter(([name]) => name in meta.fields && !isSame(before[name], values[name]))
  const shown = (name: string, field: Fields[number][1], value: Value | undefined) => {
    const isEmpty = value === undefined || (field.kind !== 'flag' && (Array.isArray(value) ? !value.length : !String(value).trim()))
    if (isEmpty) return t('screens.detail.empty')
    return <ShownValue of={meta.name} name={name} field={field} value={value} words={words} known={refsOf(row, field)} />
  }
  return (
    <section className={styles.corrected} aria-live="polite">
      <h3>{t('forms.correction.changes')}</h3>
      {changed.length === 0 && <p>{t('forms.correction.none')}</p>}
      <dl>
        {changed.map(([name, field]) => (
          <div key={name} className="stack gap-l">
            <dt>{words.label(name)}</dt>
            <dd>
              <del>{shown(name, field, before[name])}</del>
              <span aria-hidden="true">→</span>
              <span className="visually-hidden">{t('screens.form.becomes')}</span>
              <ins className="strong">{shown(name, field, values[name])}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
