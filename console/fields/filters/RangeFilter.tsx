import { useTranslation } from 'react-i18next'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { readRange, writeRange } from '../../resource/address.ts'
import * as boxStyles from '../inputs/box.module.css'
import { DateBox } from '../inputs/DateBox.tsx'
import { kindOf } from '../kinds/index.ts'
import { isPeriod } from '../kinds/relative.ts'
import * as filterBarStyles from './FilterBar.module.css'
import type { FilterProps } from './filterProps.ts'

const Periods = lazyComponent(() => import('./Periods.tsx').then((module) => module.Periods), { afterRows: true })

/** A range with two optional ends. */
export function RangeFilter({ title, field, value, set }: FilterProps) {
  const { t } = useTranslation()
  const isNumber = kindOf(field).align === 'end'
  const [from, to] = value && !isPeriod(value) ? readRange(value) : ['', '']
  const ends = [
    { key: 'from', now: from, put: (next: string) => set(writeRange(next, to)) },
    { key: 'to', now: to, put: (next: string) => set(writeRange(from, next)) },
  ] as const
  return (
    <fieldset className={`${filterBarStyles.filter} ${filterBarStyles.range}`} data-slot="filter range">
      <legend>{title}</legend>
      {!isNumber && <Periods title={title} field={field} value={value} set={set} />}
      <div>
        {ends.map(({ key, now, put }) =>
          isNumber ? (
            <input
              key={key + now}
              className={boxStyles.control}
              defaultValue={now}
              inputMode="decimal"
              aria-label={`${title} ${t(`screens.list.${key}`)}`}
              onBlur={(event) => event.target.value !== now && put(event.target.value.trim())}
            />
          ) : (
            <DateBox
              key={key}
              kind="date"
              value={now}
              onChange={put}
              label={`${title} ${t(`screens.list.${key}`)}`}
              placeholder={t(`screens.list.${key}`)}
            />
          ),
        )}
      </div>
    </fieldset>
  )
}
