import { Combobox } from '@chakra-ui/react'
import { type Ref as ReactRef, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { Icon } from '../../kit/icons.tsx'
import * as boxStyles from '../box.module.css'
import type { Ref } from '../meta.ts'
import { ScanInto } from '../scan/ScanInto.tsx'
import * as comboboxStyles from './Combobox.module.css'
import { useTitles } from './useChoices.ts'
import { ALL, useOffered } from './useOffered.ts'
import { useSearch } from './useSearch.ts'

export interface LinkPickerProps {
  target: ResourceName
  ids: readonly string[]
  onChange: (ids: string[]) => void
  label: string
  isMany?: boolean
  known?: readonly Ref[]
  by?: string | undefined
  parent?: string | undefined
  /** What has to be chosen first. */
  waitsFor?: string | undefined
  /** What `parent` is called where it only suggests: all others can still be asked for. */
  narrowedTo?: string | undefined
  /** Offers rows that take no new work, too. */
  isAny?: boolean | undefined
  /** Says in the empty field what belongs there. */
  prompt?: string
  /** Begins with what this person has chosen lately. */
  hasRecent?: boolean
  isFocused?: boolean
  /** What stands around it may know of a fault that no form field tells of. */
  isInvalid?: boolean
  describedBy?: string | undefined
  inputRef?: ReactRef<HTMLInputElement>
  onBlur?: () => void
}

const nobody: readonly Ref[] = []

/** Searches the target on the server while one types; a half-composed Chinese word is not searched for. */
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
  hasRecent = false,
  prompt,
  isFocused,
  isInvalid,
  describedBy,
  inputRef,
  onBlur,
}: LinkPickerProps) {
  const [seen, setSeen] = useState<readonly Ref[]>(known)
  const chosen = useTitles(target, ids, seen)
  const search = useSearch(Boolean(isFocused))
  const offered = useOffered({ target, by, parent, narrowedTo, isAny, hasRecent, chosen, search, isOff: Boolean(waitsFor) })
  const { collection, items } = offered
  const [text, setText] = useState('')
  const title = isMany ? '' : (chosen[0]?.title ?? '')
  useEffect(() => setText(title), [title])
  const choose = (next: string[]) => {
    if (next.includes(ALL)) {
      setText(title)
      return offered.widen()
    }
    offered.remember(next.filter((id) => !ids.includes(id)))
    setSeen((old) => [...old, ...items.filter((item) => !old.some((ref) => ref.id === item.id))])
    if (isMany) setText('')
    search.reset()
    onChange(next)
  }
  return (
    <Combobox.Root
      unstyled
      className={comboboxStyles.combo}
      data-slot="combo"
      collection={collection}
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
      onValueChange={({ value }) => choose(value)}
      onOpenChange={({ open }) => (open ? search.want() : search.reset())}
      onInputValueChange={({ inputValue, reason }) => {
        setText(inputValue)
        if (reason === 'input-change') search.type(inputValue)
      }}
    >
      {isMany && chosen.length > 0 && <Chips chosen={chosen} remove={(id) => choose(ids.filter((other) => other !== id))} />}
      <Box
        label={label}
        waitsFor={waitsFor}
        prompt={prompt}
        describedBy={describedBy}
        inputRef={inputRef}
        onBlur={onBlur}
        search={search}
        clear={!isMany && ids.length > 0 && !waitsFor ? () => choose([]) : undefined}
      />
      {!waitsFor && <ScanInto target={target} label={label} onPick={(id) => choose(isMany ? [...ids, id] : [id])} />}
      <Combobox.Positioner className={comboboxStyles.comboPlace}>
        <Combobox.Content className={comboboxStyles.comboList} aria-busy={offered.isLoading}>
          <Options items={collection.items} state={offered.hasFailed ? 'searchFailed' : offered.isLoading ? 'searching' : 'nothingFound'} />
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  )
}

interface BoxProps extends Pick<LinkPickerProps, 'label' | 'waitsFor' | 'prompt' | 'describedBy' | 'inputRef' | 'onBlur'> {
  search: ReturnType<typeof useSearch>
  clear: (() => void) | undefined
}

function Box({ label, waitsFor, prompt, describedBy, inputRef, onBlur, search, clear }: BoxProps) {
  const { t } = useTranslation()
  return (
    <Combobox.Control className={comboboxStyles.comboControl} data-slot="combo-control">
      <Combobox.Input
        ref={inputRef}
        className={boxStyles.box}
        data-slot="box"
        aria-label={label}
        aria-describedby={describedBy}
        onBlur={onBlur}
        placeholder={waitsFor ? t('screens.form.parentFirst', { name: waitsFor }) : (prompt ?? t('screens.form.search'))}
        onCompositionStart={search.compose}
        onCompositionEnd={(event) => search.settle(event.currentTarget.value)}
      />
      {clear && (
        <button
          type="button"
          className={comboboxStyles.comboClear}
          data-reach
          aria-label={`${t('screens.list.clear')} ${label}`}
          onClick={clear}
        >
          <Icon name="close" size={13} />
        </button>
      )}
      <Icon name="down" size={14} />
    </Combobox.Control>
  )
}

function Options({ items, state }: { items: readonly Ref[]; state: 'searching' | 'searchFailed' | 'nothingFound' }) {
  const { t } = useTranslation()
  if (!items.length)
    return (
      // A list box may hold nothing but options, so this is one that cannot be chosen.
      <div className={comboboxStyles.comboNone} role="option" aria-disabled="true" aria-selected="false" aria-live="polite" tabIndex={-1}>
        {t(`screens.form.${state}`)}
      </div>
    )
  return items.map((item) => (
    <Combobox.Item key={item.id} item={item} className={comboboxStyles.comboItem} data-all={item.id === ALL || undefined}>
      <span className="clip">{item.title}</span>
      <Combobox.ItemIndicator>
        <Icon name="tick" size={14} />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  ))
}

function Chips({ chosen, remove }: { chosen: readonly Ref[]; remove: (id: string) => void }) {
  const { t } = useTranslation()
  return (
    <ul className={comboboxStyles.chips}>
      {chosen.map((ref) => (
        <li key={ref.id}>
          {ref.title}
          <button type="button" data-reach aria-label={`${t('screens.list.remove')} ${ref.title}`} onClick={() => remove(ref.id)}>
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </ul>
  )
}
