import { Combobox, createListCollection } from '@chakra-ui/react'
import { type Ref as ReactRef, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { Icon } from '../../kit/icons.tsx'
import type { Ref } from '../meta.ts'
import { useChoices, useTitles } from './useChoices.ts'

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
  isFocused?: boolean
  inputRef?: ReactRef<HTMLInputElement>
  onBlur?: () => void
}

const PAUSE_MS = 250
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
  isFocused,
  inputRef,
  onBlur,
}: LinkPickerProps) {
  const [seen, setSeen] = useState<readonly Ref[]>(known)
  const chosen = useTitles(target, ids, seen)
  const search = useSearch(Boolean(isFocused))
  const { items, isLoading, hasFailed } = useChoices({
    target,
    keyword: search.keyword,
    by,
    parent,
    isSkipped: Boolean(waitsFor) || !search.isWanted,
  })
  const collection = useMemo(
    () =>
      createListCollection({
        items: withChosen(items, chosen, search.keyword),
        itemToValue: (ref) => ref.id,
        itemToString: (ref) => ref.title,
      }),
    [items, chosen, search.keyword],
  )
  const [text, setText] = useState('')
  const title = isMany ? '' : (chosen[0]?.title ?? '')
  useEffect(() => setText(title), [title])
  const choose = (next: string[]) => {
    setSeen((old) => [...old, ...items.filter((item) => !old.some((ref) => ref.id === item.id))])
    if (isMany) setText('')
    search.reset()
    onChange(next)
  }
  return (
    <Combobox.Root
      unstyled
      className="combo"
      collection={collection}
      value={[...ids]}
      multiple={isMany}
      inputValue={text}
      disabled={Boolean(waitsFor)}
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
        inputRef={inputRef}
        onBlur={onBlur}
        search={search}
        clear={!isMany && ids.length > 0 && !waitsFor ? () => choose([]) : undefined}
      />
      <Combobox.Positioner className="combo-place">
        <Combobox.Content className="combo-list" aria-busy={isLoading}>
          <Options items={collection.items} state={hasFailed ? 'searchFailed' : isLoading ? 'searching' : 'nothingFound'} />
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  )
}

interface BoxProps extends Pick<LinkPickerProps, 'label' | 'waitsFor' | 'inputRef' | 'onBlur'> {
  search: ReturnType<typeof useSearch>
  clear: (() => void) | undefined
}

function Box({ label, waitsFor, inputRef, onBlur, search, clear }: BoxProps) {
  const { t } = useTranslation()
  return (
    <Combobox.Control className="combo-control">
      <Combobox.Input
        ref={inputRef}
        className="box"
        aria-label={label}
        onBlur={onBlur}
        placeholder={waitsFor ? t('screens.form.parentFirst', { name: waitsFor }) : t('screens.form.search')}
        onCompositionStart={search.compose}
        onCompositionEnd={(event) => search.settle(event.currentTarget.value)}
      />
      {clear && (
        <button type="button" className="combo-clear" aria-label={`${t('screens.list.clear')} ${label}`} onClick={clear}>
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
      <div className="combo-none" role="status">
        {t(`screens.form.${state}`)}
      </div>
    )
  return items.map((item) => (
    <Combobox.Item key={item.id} item={item} className="combo-item">
      <span className="clip">{item.title}</span>
      <Combobox.ItemIndicator>
        <Icon name="tick" size={14} />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  ))
}

/** The chosen one stays in the list while nothing is searched for, so that it can be seen and kept. */
function withChosen(items: readonly Ref[], chosen: readonly Ref[], keyword: string): readonly Ref[] {
  return keyword ? items : [...chosen.filter((ref) => !items.some((item) => item.id === ref.id)), ...items]
}

function Chips({ chosen, remove }: { chosen: readonly Ref[]; remove: (id: string) => void }) {
  const { t } = useTranslation()
  return (
    <ul className="chips">
      {chosen.map((ref) => (
        <li key={ref.id}>
          {ref.title}
          <button type="button" aria-label={`${t('screens.list.remove')} ${ref.title}`} onClick={() => remove(ref.id)}>
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function useSearch(isWantedAtOnce: boolean) {
  const [keyword, setKeyword] = useState('')
  const [isWanted, setIsWanted] = useState(isWantedAtOnce)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isComposing = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (text: string) => {
    clearTimeout(timer.current)
    if (!isComposing.current) timer.current = setTimeout(() => setKeyword(text.trim()), PAUSE_MS)
  }
  return {
    keyword,
    isWanted,
    type,
    want: () => setIsWanted(true),
    reset: () => {
      clearTimeout(timer.current)
      setKeyword('')
    },
    compose: () => {
      isComposing.current = true
    },
    settle: (text: string) => {
      isComposing.current = false
      type(text)
    },
  }
}
