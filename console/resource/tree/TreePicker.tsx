import { Combobox, createListCollection } from '@chakra-ui/react'
import { type Ref as ReactRef, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { Icon } from '../../kit/icons.tsx'
import * as boxStyles from '../box.module.css'
import * as comboboxStyles from '../form/Combobox.module.css'
import { metaOf } from '../meta.ts'
import { type Branch, everyBranch, matching, withAllBelow } from './tree.ts'
import { type TreeItem, useBranches } from './useBranches.ts'

interface TreePickerProps {
  target: ResourceName
  id: string
  /** A record that is being hung somewhere: neither it nor what lies below it can be chosen. */
  without?: string | undefined
  label: string
  onChange: (id: string) => void
  onBlur?: () => void
  inputRef?: ReactRef<HTMLInputElement>
}

/** One record of a tree, chosen among all of them in their order; typing narrows the tree and keeps what is above a hit. */
export function TreePicker({ target, id, without, label, onChange, onBlur, inputRef }: TreePickerProps) {
  const { t } = useTranslation()
  const { tree, isLoading, failure } = useBranches(target)
  const [keyword, setKeyword] = useState('')
  const items = useMemo(() => choosable(tree, without, keyword), [tree, without, keyword])
  const title = useMemo(() => everyBranch(tree).find((branch) => branch.row.id === id)?.row.title ?? '', [tree, id])
  const [text, setText] = useState('')
  useEffect(() => setText(title), [title])
  const collection = useMemo(
    () => createListCollection({ items, itemToValue: (item) => item.row.id, itemToString: (item) => item.row.title }),
    [items],
  )
  return (
    <Combobox.Root
      unstyled
      className={comboboxStyles.combo}
      data-slot="combo"
      collection={collection}
      value={id ? [id] : []}
      inputValue={text}
      openOnClick
      inputBehavior="autohighlight"
      positioning={{ sameWidth: true, strategy: 'fixed', gutter: 4 }}
      onValueChange={({ value }) => onChange(value[0] ?? '')}
      onOpenChange={({ open }) => !open && setKeyword('')}
      onInputValueChange={({ inputValue, reason }) => {
        setText(inputValue)
        if (reason === 'input-change') setKeyword(inputValue.trim())
      }}
    >
      <Combobox.Control className={comboboxStyles.comboControl} data-slot="combo-control">
        <Combobox.Input
          ref={inputRef}
          className={boxStyles.box}
          data-slot="box"
          aria-label={label}
          placeholder={t(metaOf(target).tree && without ? 'tree.onTop' : 'screens.form.search')}
          onBlur={onBlur}
        />
        {id && (
          <button
            type="button"
            className={comboboxStyles.comboClear}
            data-reach
            aria-label={`${t('screens.list.clear')} ${label}`}
            onClick={() => onChange('')}
          >
            <Icon name="close" size={13} />
          </button>
        )}
        <Icon name="down" size={14} />
      </Combobox.Control>
      <Combobox.Positioner className={comboboxStyles.comboPlace}>
        <Combobox.Content className={comboboxStyles.comboList} aria-busy={isLoading}>
          {items.map((item) => (
            <Combobox.Item key={item.row.id} item={item} className={comboboxStyles.comboItem} style={{ paddingLeft: 8 + item.depth * 16 }}>
              <span className="clip">{item.row.title}</span>
              <Combobox.ItemIndicator>
                <Icon name="tick" size={14} />
              </Combobox.ItemIndicator>
            </Combobox.Item>
          ))}
          {!items.length && (
            // A list box may hold nothing but options, so this is one that cannot be chosen.
            <div
              className={comboboxStyles.comboNone}
              role="option"
              aria-disabled="true"
              aria-selected="false"
              aria-live="polite"
              tabIndex={-1}
            >
              {t(failure ? 'screens.form.searchFailed' : isLoading ? 'screens.form.searching' : 'screens.form.nothingFound')}
            </div>
          )}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  )
}

function choosable(tree: readonly Branch<TreeItem>[], without: string | undefined, keyword: string): Branch<TreeItem>[] {
  const barred = new Set(without ? withAllBelow(tree, without) : [])
  const word = keyword.toLowerCase()
  const shown = word ? matching(tree, (row) => row.title.toLowerCase().includes(word)) : tree
  return everyBranch(shown).filter((branch) => !barred.has(branch.row.id))
}
