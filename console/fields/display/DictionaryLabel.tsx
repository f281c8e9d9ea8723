import { useDictionary } from '../../kit/words/dictionary.ts'

/** The label of a dictionary value. */
export function DictionaryLabel({ type, value }: { type: string; value: string }) {
  const { isLoading, labelOf } = useDictionary(type)
  return isLoading ? '' : labelOf(value)
}
