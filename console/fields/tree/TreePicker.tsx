import { Combobox, createListCollection } from '@chakra-ui/react'
import { type Ref as ReactRef, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { containsTerm } from '../../kit/words/searchText.ts'
import { metaOf } from '../../resource/meta.ts'
import { PickerBox, PickerItem, PickerList } from '../inputs/PickerParts.tsx'
import { type Branch, everyBranch, matching, withAllBelow } from './tree.ts'
import { type TreeItem, useBranches } from './useBranches.ts'

interface TreePickerProps {
  target: ResourceName
  id: string
  /** A record being moved: neither it nor its descendants can be chosen. */
  without?: string | undefined
  label: string
  onChange: (id: string) => void
  onBlur?: () => void
  inputRef?: ReactRef<HTMLInputElement>
}

/** Chooses a record of a tree; typing filters the tree and preserves the ancestors of matches. */
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
      <PickerBox
        ref={inputRef}
        label={label}
        placeholder={t(metaOf(target).tree && without ? 'tree.onTop' : 'screens.form.search')}
        onBlur={onBlur}
        canClear={Boolean(id)}
      />
      <PickerList
        isBusy={isLoading}
        none={
          !items.length && t(failure ? 'screens.form.searchFailed' : isLoading ? 'screens.form.searching' : 'screens.form.nothingFound')
        }
      >
        {items.map((item) => (
          <PickerItem key={item.row.id} item={item} title={item.row.title} style={{ paddingLeft: 8 + item.depth * 16 }} />
        ))}
      </PickerList>
    </Combobox.Root>
  )
}

function choosable(tree: readonly Branch<TreeItem>[], without: string | undefined, keyword: string): Branch<TreeItem>[] {
  const barred = new Set(without ? withAllBelow(tree, without) : [])
  const shown = keyword ? matching(tree, (row) => containsTerm(row.title, keyword)) : tree
  return everyBranch(shown).filter((branch) => !barred.has(branch.row.id))
}
