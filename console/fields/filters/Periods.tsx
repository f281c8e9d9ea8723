import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CountedPeriod, PERIOD_DAYS_MAX, PERIODS } from '../../kit/gen/resources.ts'
import { Icon } from '../../kit/looks/icons.tsx'
import { placeUnder } from '../../kit/overlays/placeUnder.ts'
import * as popStyles from '../../kit/overlays/pop.module.css'
import * as boxStyles from '../inputs/box.module.css'
import { dayCountOf, dayCountText, isDayCount, relativeWord } from '../kinds/relative.ts'
import type { FilterProps } from './filterProps.ts'
import * as styles from './Periods.module.css'

/** The periods in the line of the heading; the others are in the list. */
const SHORT = ['today', 'last7days', 'last30days']
const COUNTED: readonly CountedPeriod[] = ['last', 'olderThan']
const USUAL_DAYS = 7

type PeriodProps = Pick<FilterProps, 'title' | 'field' | 'value' | 'set'>

/** Periods relative to the moment of reading: the common ones as buttons, all of them in a list. A second click removes the filter. */
export function Periods({ title, field, value, set }: PeriodProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const pop = useRef<HTMLFieldSetElement>(null)
  const toggle = (text: string) => set(value === text ? '' : text)
  const word = relativeWord(field, value)
  const isListed = word !== undefined && !SHORT.includes(value)
  const choose = (text: string) => {
    pop.current?.hidePopover()
    set(text)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: stands inside the field set of the range
    <div className={styles.quick} data-slot="quick" role="group" aria-label={t('screens.list.relative.title', { title })}>
      {SHORT.map((text) => (
        <button key={text} type="button" className="thumb note one-line" aria-pressed={value === text} onClick={() => toggle(text)}>
          {t(text === 'today' ? 'screens.list.relative.today' : 'screens.list.relative.days', { count: dayCountOf(text)?.days })}
        </button>
      ))}
      <button
        ref={button}
        type="button"
        className="thumb note one-line row"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-pressed={isListed}
        aria-label={t('screens.list.relative.title', { title })}
      >
        {isListed ? t(word.key, { count: word.count }) : t('screens.list.relative.more')}
        <Icon name="down" size={12} />
      </button>
      <fieldset
        ref={pop}
        id={id}
        popover="auto"
        className={popStyles.pop}
        onToggle={({ newState, currentTarget }) => {
          setIsOpen(newState === 'open')
          if (newState === 'open' && button.current) placeUnder(currentTarget, button.current)
        }}
      >
        <legend className="visually-hidden">{t('screens.list.relative.title', { title })}</legend>
        {PERIODS.map((name) => (
          <label key={name} className={popStyles.popRow}>
            <input type="radio" name={`${id}p`} checked={value === name} onChange={() => choose(name)} />
            {t(`screens.list.relative.${name}`)}
          </label>
        ))}
        {COUNTED.map((name) => (
          <CountRow key={`${name} ${value}`} name={name} value={value} set={choose} />
        ))}
        <button type="button" className={popStyles.popClear} disabled={!value} onClick={() => choose('')}>
          {t('screens.list.clear')}
        </button>
      </fieldset>
    </div>
  )
}

interface CountRowProps {
  name: CountedPeriod
  value: string
  set: (text: string) => void
}
/** A period of a number of days, which Enter or the button applies. */
function CountRow({ name, value, set }: CountRowProps) {
  const { t } = useTranslation()
  const counted = dayCountOf(value)
  const isOn = counted?.name === name
  const [text, setText] = useState(String(isOn ? counted.days : USUAL_DAYS))
  const isValid = isDayCount(Number(text))
  const apply = () => isValid && set(dayCountText({ name, days: Number(text) }))
  return (
    <div className={`${popStyles.popRow} ${styles.count}`}>
      <span>{t(`screens.list.relative.${name}Before`)}</span>
      <input
        className={boxStyles.control}
        value={text}
        inputMode="numeric"
        maxLength={4}
        aria-label={t(`screens.list.relative.${name}Input`)}
        aria-invalid={!isValid}
        title={t('screens.form.invalid.between', { min: 1, max: PERIOD_DAYS_MAX })}
        onChange={(event) => setText(event.target.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The filter form is not submitted.
          event.preventDefault()
          apply()
        }}
      />
      <span>{t(`screens.list.relative.${name}After`)}</span>
      <button
        type="button"
        className="thumb note"
        disabled={!isValid}
        aria-pressed={isOn}
        aria-label={t('screens.list.relative.applyPeriod', { period: t(`screens.list.relative.${name}`, { count: Number(text) || 0 }) })}
        onClick={apply}
      >
        {t('screens.list.relative.apply')}
      </button>
    </div>
  )
}
