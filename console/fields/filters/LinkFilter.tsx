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
import * as filterBarStyles from './FilterBar.module.css'
import type { FilterProps } from './filterProps.ts'

const LinkPicker = lazyComponent(() => import('../inputs/LinkPicker.tsx').then((module) => module.LinkPicker), { themed: true })
const nobody: readonly Ref[] = []

/** A placeholder that loads the picker on first use, to reduce the initial bundle. */
export function LinkFilter({ title, field, value, set }: FilterProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isUsed, setIsUsed] = useState(false)
  const isNone = isUnfilled(value)
  const ids = isNone ? [] : value.split(',').filter(Boolean)
  const chosen = useTitles(field.target as ResourceName, ids, nobody)
  const asleep = (
    <button
      type="button"
      className={boxStyles.choose}
      data-slot="choose"
      aria-labelledby={`${id}t ${id}v`}
      aria-haspopup="listbox"
      data-empty={(!ids.length && !isNone) || undefined}
      onClick={() => setIsUsed(true)}
    >
      <span id={`${id}v`} className="clip">
        {isNone ? t('lists.applied.unfilled') : joinNames(chosen.map((ref) => ref.title)) || t('screens.list.any')}
      </span>
      <Icon name="down" size={14} />
    </button>
  )
  return (
    <div className={filterBarStyles.filter}>
      <span id={`${id}t`}>{title}</span>
      {isUsed && field.target ? (
        <LinkPicker wait={asleep} target={field.target} ids={ids} label={title} isFocused onChange={(next) => set(next.join(','))} />
      ) : (
        asleep
      )}
    </div>
  )
}
