import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { Choices } from '../../../kit/looks/Choices.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import type { ControlProps } from './controlProps.ts'
import * as resultControlStyles from './ResultControl.module.css'

/** Stands for whatever no list of words can hold. */
const OTHER = '\u0000'

/** One of the allowed words, or what was found instead of them. */
export function WordButtons({ reading, draft, change, describedBy, verdict }: ControlProps) {
  const { t } = useTranslation()
  const { isOther, value } = draft
  const words = [...(reading.words ?? []), OTHER]
  return (
    <>
      <Choices
        look="answers"
        legend={t('inspectionRound.record.choose')}
        describedBy={describedBy}
        value={isOther ? OTHER : value}
        choices={words.map((word) =>
          word === OTHER ? { value: word, word: t('inspectionRound.record.other'), tone: 'danger' } : { value: word, word, tone: 'good' },
        )}
        onChange={(word) => change(word === OTHER ? { value: '', isOther: true } : { value: word, isOther: false })}
      >
        {isOther && (
          <input
            className={boxStyles.box}
            data-slot="box"
            aria-label={t('inspectionRound.record.otherWhat')}
            placeholder={t('inspectionRound.record.otherWhat')}
            value={value}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => change({ value: event.target.value })}
          />
        )}
      </Choices>
      {verdict}
    </>
  )
}

/** Where no rule can tell, a person says what was found and whether that is as it should be. */
export function Judgement({ draft, change, describedBy, verdict }: ControlProps) {
  const { t } = useTranslation()
  return (
    <>
      <Choices
        look="answers"
        legend={t('inspectionRound.record.judge')}
        describedBy={describedBy}
        value={draft.isOverRef === null ? null : String(draft.isOverRef)}
        choices={[
          { value: 'false', word: t('inspectionRound.record.normal'), tone: 'good' },
          { value: 'true', word: t('inspectionRound.record.notNormal'), tone: 'danger' },
        ]}
        onChange={(isOverRef) => change({ isOverRef: isOverRef === 'true' })}
      />
      {verdict}
      <label className={`stack ${resultControlStyles.resultText}`}>
        <span>{t('inspectionRound.record.text')}</span>
        <textarea
          className={`${boxStyles.box} ${pressStyles.typing}`}
          data-slot="box"
          rows={2}
          maxLength={500}
          placeholder={draft.isOverRef ? undefined : t('inspectionRound.record.textHint')}
          value={draft.value}
          onChange={(event) => change({ value: event.target.value })}
        />
      </label>
    </>
  )
}
