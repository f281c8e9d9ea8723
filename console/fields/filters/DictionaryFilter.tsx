import { useDictionary } from '../../kit/words/dictionary.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import type { FilterProps } from './filterProps.ts'

/** A filter by entries of the field's dictionary. */
export function DictionaryFilter(props: FilterProps) {
  const { entries } = useDictionary(props.field.dictionary ?? '')
  return <ChoiceFilter {...props} isSingle options={entries.map(({ value, label }) => [value, label])} />
}
