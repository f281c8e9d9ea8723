import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../kit/looks/icons.tsx'
import type { FieldFault } from '../kit/network/failure.ts'
import * as styles from '../resource/dialogs/Banner.module.css'
import { FailureBanner } from '../resource/dialogs/FailureBanner.tsx'
import type { Fields } from '../resource/formValues.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import * as safetyStyles from './drafts/safety.module.css'
import { focusField, namesInOrder } from './hooks/focusField.ts'
import type { RecordForm } from './hooks/useRecordForm.ts'
import { faultText } from './input/faultText.ts'

interface BannerProps {
  record: RecordForm
  words: ResourceWords
  fields: Fields
}

/** Above the fields: the refusal of the server as a whole, or a link to each faulty field. */
export function Banner({ record, words, fields }: BannerProps) {
  const { t } = useTranslation()
  const { failure, form } = record
  const { errors, isSubmitted } = form.formState
  const wrong = fields.flatMap(([name, field]) => {
    const error = errors[name]
    return error ? [{ name, isMissing: error.message === 'required', text: faultText(t, { name, field, error, words }) }] : []
  })
  const box = useRef<HTMLDivElement>(null)
  const order = useFocusOfFirst(record, box)
  const unseen = failure?.fields ?? []
  const isNamed = failure?.code === 'BAD_USER_INPUT' && (wrong.length > 0 || unseen.length > 0)
  if (failure && !isNamed) return <FailureBanner failure={failure} />
  if (!isSubmitted || !(wrong.length + unseen.length)) return null
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return (
    <div className={`${styles.banner} ${safetyStyles.faults}`} data-slot="banner" data-tone="danger" role="alert" ref={box}>
      <Icon name="alert" />
      <div>
        <b>{t('screens.form.wrong', { count: wrong.length + unseen.length })}</b>
        <ul>
          {wrong
            .toSorted((a, b) => place(a.name) - place(b.name))
            .map(({ name, text, isMissing }) => (
              <li key={name} className="flow">
                <button
                  type="button"
                  onClick={() => box.current?.closest('form') && focusField(box.current.closest('form') as HTMLElement, name)}
                >
                  {isMissing ? text : words.label(name)}
                </button>
                {!isMissing && <span>{text}</span>}
              </li>
            ))}
          {unseen.map((fault) => (
            <Unseen key={fault.field} fault={fault} words={words} />
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A fault of a field that the form does not have, so it has no link. */
function Unseen({ fault, words }: { fault: FieldFault; words: ResourceWords }) {
  const label = words.label(fault.field)
  const isKnown = !label.includes('.')
  return (
    <li className="flow">
      {isKnown && <b>{label}</b>}
      <span>{fault.message}</span>
    </li>
  )
}

/** After each refused save, focuses the first faulty field. Returns the faulty fields in display order. */
function useFocusOfFirst({ form, failure }: RecordForm, box: React.RefObject<HTMLElement | null>): readonly string[] {
  const { errors, submitCount, isSubmitting } = form.formState
  const [order, setOrder] = useState<readonly string[]>([])
  const seen = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `failure` tells that the server's faults have arrived
  useEffect(() => {
    const sheet = box.current?.closest('form')
    if (isSubmitting || seen.current === submitCount || !sheet) return
    seen.current = submitCount
    const names = namesInOrder(sheet)
    setOrder(names)
    const first = names.find((name) => errors[name])
    if (first) focusField(sheet, first)
  }, [submitCount, isSubmitting, failure, errors, box])
  return order
}
