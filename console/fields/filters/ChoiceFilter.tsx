import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import { placeUnder } from '../../kit/overlays/placeUnder.ts'
import * as popStyles from '../../kit/overlays/pop.module.css'
import { Tag } from '../display/cells.tsx'
import { joinNames } from '../display/textWidth.ts'
import { toneOf } from '../display/tone.ts'
import * as boxStyles from '../inputs/box.module.css'
import * as filterBarStyles from './FilterBar.module.css'
import type { FilterProps } from './filterProps.ts'

interface ChoiceFilterProps extends FilterProps {
  options: readonly (readonly [string, string])[]
  isSingle?: boolean
}

/** Checkboxes in a popover, which Escape or a click elsewhere closes. */
export function ChoiceFilter({ title, value, set, options, field, isSingle }: ChoiceFilterProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const chosen = value.split(',').filter(Boolean)
  const words = options.filter(([code]) => chosen.includes(code)).map(([, word]) => word)
  const toggle = (code: string) => {
    if (isSingle) return set(chosen.includes(code) ? '' : code)
    set(
      options
        .map(([option]) => option)
        .filter((option) => (option === code ? !chosen.includes(code) : chosen.includes(option)))
        .join(','),
    )
  }
  return (
    <div className={filterBarStyles.filter}>
      <span id={`${id}t`}>{title}</span>
      <button
        ref={button}
        type="button"
        className={boxStyles.choose}
        data-slot="choose"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-labelledby={`${id}t ${id}v`}
        data-empty={!words.length || undefined}
      >
        <span id={`${id}v`} className="clip">
          {words.length ? joinNames(words) : t('screens.list.any')}
        </span>
        {words.length > 1 && <em>{words.length}</em>}
        <Icon name="down" size={14} />
      </button>
      <fieldset
        id={id}
        popover="auto"
        className={popStyles.pop}
        onToggle={(event) => setIsOpen(place(event.currentTarget, button.current, event.newState))}
      >
        <legend className="visually-hidden">{title}</legend>
        {options.map(([code, word]) => (
          <label key={code} className={popStyles.popRow}>
            <input type="checkbox" checked={chosen.includes(code)} onChange={() => toggle(code)} />
            {toneOf(field, code) ? <Tag tone={toneOf(field, code)}>{word}</Tag> : word}
          </label>
        ))}
        <button type="button" className={popStyles.popClear} disabled={!chosen.length} onClick={() => set('')}>
          {t('screens.list.clear')}
        </button>
      </fieldset>
    </div>
  )
}

/** Positions the popover, at least as wide as its button. Returns whether it is open. */
function place(pop: HTMLElement, anchor: HTMLElement | null, state: string): boolean {
  if (state !== 'open' || !anchor) return false
  pop.style.minWidth = `${anchor.offsetWidth}px`
  placeUnder(pop, anchor)
  return true
}
