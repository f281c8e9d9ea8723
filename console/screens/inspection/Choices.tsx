import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../resource/box.module.css'
import * as resultControlStyles from './ResultControl.module.css'
import type { ControlProps } from './ResultControl.tsx'

/** One of the allowed words, or what was found instead of them. */
export function WordButtons({ reading, draft, change, describedBy, verdict }: ControlProps) {
  const { t } = useTranslation()
  const id = useId()
  const { isOther, value } = draft
  return (
    <>
      <fieldset className={resultControlStyles.resultWords} aria-describedby={describedBy}>
        <legend>{t('inspectionRound.record.choose')}</legend>
        {(reading.words ?? []).map((word) => (
          <label key={word} data-tone="good">
            <input type="radio" name={id} checked={!isOther && value === word} onChange={() => change({ value: word, isOther: false })} />
            <span>{word}</span>
          </label>
        ))}
        <label data-tone="danger">
          <input type="radio" name={id} checked={isOther} onChange={() => change({ value: '', isOther: true })} />
          <span>{t('inspectionRound.record.other')}</span>
        </label>
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
      </fieldset>
      {verdict}
    </>
  )
}

/** Where no rule can tell, a person says what was found and whether that is as it should be. */
export function Judgement({ draft, change, describedBy, verdict }: ControlProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <fieldset className={resultControlStyles.resultWords} data-two aria-describedby={describedBy}>
        <legend>{t('inspectionRound.record.judge')}</legend>
        {[false, true].map((isOverRef) => (
          <label key={String(isOverRef)} data-tone={isOverRef ? 'danger' : 'good'}>
            <input type="radio" name={id} checked={draft.isOverRef === isOverRef} onChange={() => change({ isOverRef })} />
            <span>{t(isOverRef ? 'inspectionRound.record.notNormal' : 'inspectionRound.record.normal')}</span>
          </label>
        ))}
      </fieldset>
      {verdict}
      <label className={resultControlStyles.resultText}>
        <span>{t('inspectionRound.record.text')}</span>
        <textarea
          className={boxStyles.box}
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
