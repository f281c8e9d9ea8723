import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { isUnfilled } from '../../resource/address.ts'
import type { Ref } from '../../resource/meta.ts'
import { useTitles } from '../choices/useChoices.ts'
import { joinNames } from '../display/textWidth.ts'
import * as boxStyles from '../inputs/box.module.css'
import { relativesOf, relativeWord } from '../kinds/relative.ts'
import * as filterBarStyles from './FilterBar.module.css'
import type { FilterProps } from './filterProps.ts'

const LinkPicker = lazyComponent(() => import('../inputs/LinkPicker.tsx').then((module) => module.LinkPicker), { themed: true })
const RelativeLinks = lazyComponent(() => import('./RelativeLinks.tsx').then((module) => module.RelativeLinks), { afterRows: true })
const nobody: readonly Ref[] = []

/** A placeholder that loads the picker on first use, to reduce the initial bundle. */
export function LinkFilter({ title, field, value, set }: FilterProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isUsed, setIsUsed] = useState(false)
  const isNone = isUnfilled(value)
  const relative = relativeWord(field, value)
  const ids = isNone || relative ? [] : value.split(',').filter(Boolean)
  const chosen = useTitles(field.target as ResourceName, ids, nobody)
  const asleep = (
    <button
      type="button"
      className={boxStyles.choose}
      data-slot="choose"
      aria-labelledby={`${id}t ${id}v`}
      aria-haspopup="listbox"
      data-empty={!value.length || undefined}
      onClick={() => setIsUsed(true)}
    >
      <span id={`${id}v`} className="clip">
        {relative
          ? t(relative.key)
          : isNone
            ? t('lists.applied.unfilled')
            : joinNames(chosen.map((ref) => ref.title)) || t('screens.list.any')}
      </span>
      <Icon name="down" size={14} />
    </button>
  )
  return (
    <div className={filterBarStyles.filter} data-slot="filter">
      <span id={`${id}t`}>{title}</span>
      {relativesOf(field).length > 0 && <RelativeLinks title={title} field={field} value={value} set={set} />}
      {isUsed && field.target && !relative ? (
        <LinkPicker wait={asleep} target={field.target} ids={ids} label={title} isFocused onChange={(next) => set(next.join(','))} />
      ) : (
        asleep
      )}
    </div>
  )
}
