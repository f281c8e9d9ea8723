import { Combobox } from '@chakra-ui/react'
import { type Ref as ReactRef, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { Icon } from '../../kit/looks/icons.tsx'
import type { Ref } from '../../resource/meta.ts'
import type { Present } from '../choices/useAbsent.ts'
import { useTitles } from '../choices/useChoices.ts'
import { ALL, useOffered } from '../choices/useOffered.ts'
import { useSearch } from '../choices/useSearch.ts'
import { ScanInto } from '../scan/ScanInto.tsx'
import * as comboboxStyles from './Combobox.module.css'
import { PickerBox, PickerItem, PickerList } from './PickerParts.tsx'

export interface LinkPickerProps {
  target: ResourceName
  ids: readonly string[]
  onChange: (ids: string[]) => void
  label: string
  isMany?: boolean
  known?: readonly Ref[]
  by?: string | undefined
  parent?: string | undefined
  /** The label of the field that must be filled in first. */
  waitsFor?: string | undefined
  /** The title of `parent` where it only narrows by default, so that all records can be requested. */
  narrowedTo?: string | undefined
  /** Includes rows out of service. */
  isAny?: boolean | undefined
  /** Limits the items to rows with these values. */
  only?: Readonly<Record<string, unknown>> | undefined
  /** For people: shows who is absent then. */
  present?: Present | undefined
  /** The placeholder. */
  prompt?: string
  /** Shows recent choices first. */
  hasRecent?: boolean
  isFocused?: boolean
  /** Invalid for a reason outside the form field. */
  isInvalid?: boolean
  describedBy?: string | undefined
  inputRef?: ReactRef<HTMLInputElement>
  onBlur?: () => void
}

const nobody: readonly Ref[] = []

/** The text in the box of a picker: what is chosen, or what somebody types. */
function useText(title: string) {
  const [text, setText] = useState('')
  const typed = useRef('')
  useEffect(() => setText(title), [title])
  const enter = (value: string, reason?: string) => {
    setText(value)
    // Choosing an item empties the box before it tells what was chosen.
    if (reason !== 'item-select') typed.current = value
  }
  const show = (value: string) => {
    setText(value)
    typed.current = ''
  }
  return { text, show, enter, isTyped: () => typed.current !== '' }
}

/** A combobox that searches records on the server while typing, except while an input method is composing. */
export function LinkPicker({
  target,
  ids,
  onChange,
  label,
  isMany = false,
  known = nobody,
  by,
  parent,
  waitsFor,
  narrowedTo,
  isAny,
  only,
  present,
  hasRecent = false,
  prompt,
  isFocused,
  isInvalid,
  describedBy,
  inputRef,
  onBlur,
}: LinkPickerProps) {
  const { t } = useTranslation()
  const [seen, setSeen] = useState<readonly Ref[]>(known)
  const chosen = useTitles(target, ids, seen)
  const search = useSearch(Boolean(isFocused))
  const offered = useOffered({
    target,
    by,
    parent,
    narrowedTo,
    isAny,
    offered: only,
    present,
    hasRecent,
    chosen,
    search,
    isOff: Boolean(waitsFor),
  })
  const title = isMany ? '' : (chosen[0]?.title ?? '')
  const { text, show, enter, isTyped } = useText(title)
  const choose = (next: string[]) => {
    if (next.includes(ALL)) {
      show(title)
      return offered.widen()
    }
    offered.remember(next.filter((id) => !ids.includes(id)))
    setSeen((old) => [...old, ...offered.items.filter((item) => !old.some((ref) => ref.id === item.id))])
    if (isMany) show('')
    search.reset()
    onChange(next)
  }
  return (
    <Combobox.Root
      data-slot="combo"
      collection={offered.collection}
      value={[...ids]}
      multiple={isMany}
      inputValue={text}
      disabled={Boolean(waitsFor)}
      {...(isInvalid !== undefined && { invalid: isInvalid })}
      autoFocus={Boolean(isFocused)}
      defaultOpen={Boolean(isFocused)}
      openOnClick
      closeOnSelect
      inputBehavior="autohighlight"
      selectionBehavior={isMany ? 'clear' : 'replace'}
      positioning={{ sameWidth: true, strategy: 'fixed', gutter: 4 }}
      // Whoever types a name and takes it wants it chosen: only without a search does taking it again remove it.
      onValueChange={({ value }) => choose(isMany && value.length < ids.length && isTyped() ? [...ids] : value)}
      onOpenChange={({ open }) => (open ? search.want() : search.reset())}
      onInputValueChange={({ inputValue, reason }) => {
        enter(inputValue, reason)
        if (reason === 'input-change') search.type(inputValue)
        if (reason === 'input-change' && !inputValue && !isMany && ids.length) choose([])
      }}
    >
      {isMany && chosen.length > 0 && <Chips chosen={chosen} remove={(id) => choose(ids.filter((other) => other !== id))} />}
      <PickerBox
        ref={inputRef}
        label={label}
        aria-describedby={describedBy}
        onBlur={onBlur}
        placeholder={waitsFor ? t('screens.form.parentFirst', { name: waitsFor }) : (prompt ?? t('screens.form.search'))}
        onCompositionStart={search.compose}
        onCompositionEnd={(event) => search.settle(event.currentTarget.value)}
        canClear={!isMany && ids.length > 0 && !waitsFor}
      />
      {!waitsFor && <ScanInto target={target} label={label} onPick={(id) => choose(isMany ? [...new Set([...ids, id])] : [id])} />}
      <Choices offered={offered} />
    </Combobox.Root>
  )
}

function Choices({ offered: { collection, noteOf, isLoading, hasFailed } }: { offered: ReturnType<typeof useOffered> }) {
  const { t } = useTranslation()
  const state = hasFailed ? 'searchFailed' : isLoading ? 'searching' : 'nothingFound'
  return (
    <PickerList isBusy={isLoading} none={!collection.items.length && t(`screens.form.${state}`)}>
      {collection.items.map((item) => (
        <PickerItem key={item.id} item={item} title={item.title} note={noteOf(item.id)} data-all={item.id === ALL || undefined} />
      ))}
    </PickerList>
  )
}

function Chips({ chosen, remove }: { chosen: readonly Ref[]; remove: (id: string) => void }) {
  const { t } = useTranslation()
  return (
    <ul className={comboboxStyles.chips}>
      {chosen.map((ref) => (
        <li key={ref.id} className="row small">
          {ref.title}
          <button
            type="button"
            className="middle"
            data-reach
            aria-label={`${t('screens.list.remove')} ${ref.title}`}
            onClick={() => remove(ref.id)}
          >
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </ul>
  )
}
