import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberEntry } from '../../../fields/inputs/NumberEntry.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { Judgement, WordButtons } from './Choices.tsx'
import type { ControlProps, ResultProps } from './controlProps.ts'
import { judgementOf } from './draft.ts'
import * as styles from './ResultControl.module.css'

/** A measured value, which may lie below zero. */
function NumberField({ reading: { unit }, draft, change, ...rest }: ControlProps) {
  const { t } = useTranslation()
  const label = unit ? t('inspectionRound.record.numberIn', { unit }) : t('inspectionRound.record.number')
  return (
    <NumberEntry
      {...rest}
      label={label}
      unit={unit}
      value={draft.value}
      onChange={(value) => change({ value })}
      hasMinus
      translate={(key) => t(`inspectionRound.pad.${key}`)}
    />
  )
}

const CONTROLS = { RANGE: NumberField, WORDS: WordButtons, TEXT: Judgement }

/** Asks for the result in the way its reference value can be answered. */
export function ResultControl(props: ResultProps) {
  const id = useId()
  const { reading } = props
  const Control = CONTROLS[reading.kind]
  return (
    <div className={`stack ${styles.result}`} data-slot="result" data-kind={reading.kind}>
      <Control {...props} describedBy={id} verdict={<Verdict {...props} id={id} />} />
    </div>
  )
}

const TONES = { in: 'good', over: 'danger', fault: 'warning' } as const
const ICONS = { in: 'tick', over: 'alert', fault: 'info' } as const

/** Whether it is as it should be: in words, by colour and by shape. */
function Verdict({ reading, draft, fault, id }: ResultProps & { id: string }) {
  const { t } = useTranslation()
  const judged = judgementOf(reading, draft)
  const look = fault ? 'fault' : judged?.look
  return (
    <p
      className={`row ${tonesStyles.toned} strong ${styles.verdict}`}
      data-slot="verdict"
      id={id}
      role="status"
      data-verdict={look ?? 'none'}
      data-tone={look && TONES[look]}
    >
      {look && <Icon name={ICONS[look]} size={18} />}
      {fault || (judged && t(`inspectionRound.verdict.${judged.word}`, { unit: reading.unit }))}
    </p>
  )
}
