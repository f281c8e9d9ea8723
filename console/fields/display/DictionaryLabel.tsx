import { useDictionary } from '../../kit/words/dictionary.ts'

/** What a dictionary calls a value. */
export function DictionaryLabel({ type, value }: { type: string; value: string }) {
  const { isLoading, labelOf } = useDictionary(type)
  return isLoading ? '' : labelOf(value)
}
