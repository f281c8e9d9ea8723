import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { amountTexts, numberText } from '../../../fields/display/numberText.ts'
import { DecimalBox } from '../../../fields/inputs/DecimalBox.tsx'
import * as controlsStyles from '../../../kit/looks/controls.module.css'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import type { CustomControlProps } from '../../../resource/controlProps.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { Skeleton } from '../../../resource/states.tsx'
import { WorkPartsDocument } from './gen/workParts.ts'
import { named, type PartWork, type WorkLine } from './partWork.ts'
import * as styles from './workParts.module.css'

type Answers = ReadonlyMap<string, string>
const NOT_NEEDED = '0'

/** What became of each part that is kept for work that ends: taken and not booked yet, or not needed. Said of all of them, or of none. */
function Answering({ lines, formValue, change, id, describedBy }: AnsweringProps) {
  const { t } = useTranslation()
  const [answers, setAnswers] = useState<Answers>(() => amountTexts(formValue))
  const translate = (partId: string, text: string) => {
    const next = new Map(answers).set(partId, text)
    setAnswers(next)
    const isWhole = lines.every((line) => next.has(line.partId))
    change(isWhole ? [...next].map(([key, value]) => `${key}=${numberText(value)}`) : [])
  }
  return (
    <ul className={surfacesStyles.ruled} id={id} tabIndex={-1} aria-describedby={describedBy}>
      {lines.map(({ partId, name, code, unit, reserved }) => {
        const answer = answers.get(partId)
        const isTaken = answer !== undefined && answer !== NOT_NEEDED
        return (
          <li key={partId} className={`wrapped ${styles.line}`}>
            <span className="stack gap-s fill">
              <b>{name}</b>
              <small className="muted">{code}</small>
            </span>
            {isTaken && (
              <span className="flow">
                <DecimalBox
                  className={styles.few}
                  aria-label={`${t('workParts.quantity', { unit })} · ${name}`}
                  value={answer}
                  onType={(typed) => translate(partId, typed)}
                />
                {unit}
              </span>
            )}
            <fieldset className={controlsStyles.segments} data-slot="spans">
              <legend className="visually-hidden">{name}</legend>
              <button type="button" aria-pressed={isTaken} onClick={() => translate(partId, String(reserved))}>
                {t('workParts.taken')}
              </button>
              <button type="button" aria-pressed={answer === NOT_NEEDED} onClick={() => translate(partId, NOT_NEEDED)}>
                {t('workParts.notNeeded')}
              </button>
            </fieldset>
          </li>
        )
      })}
    </ul>
  )
}
interface AnsweringProps {
  lines: readonly WorkLine[]
  formValue: unknown
  change: (value: string[]) => void
  id: string
  describedBy: string | undefined
}

/** The control of a step that ends work of one kind. */
export function takenPartsOf(key: PartWork['key']) {
  return function TakenParts({ name, form, row, id, describedBy }: CustomControlProps) {
    const { t } = useTranslation()
    const { data } = useQuery(WorkPartsDocument, { variables: named({ key, id: row?.id ?? '' }), skip: !row, context: SHOWN_HERE })
    const lines = data?.parts.lines.filter(({ reserved }) => reserved > 0)
    if (!lines) return <Skeleton lines={2} label={t('screens.list.loading')} />
    return (
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <Answering lines={lines} formValue={field.value} change={field.onChange} id={id} describedBy={describedBy} />
        )}
      />
    )
  }
}
