import type { FieldMeta, ResourceName } from '../../kit/gen/resources.ts'
import { useDictionary } from '../../kit/words/dictionary.ts'
import type { Value } from '../../resource/formValues.ts'
import type { Ref } from '../../resource/meta.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import { useTitles } from '../choices/useChoices.ts'

interface ShownProps {
  /** The resource of the field. */
  of: string
  name: string
  field: FieldMeta
  value: Value
  words: ResourceWords
  /** Titles that are known already. */
  known: readonly Ref[]
}

/** Displays the value of an input as text; renders nothing for an empty one. */
export function ShownValue(props: ShownProps) {
  const { of, name, field, value, words } = props
  if (field.kind === 'flag') return value ? words.yes : words.no
  const isEmpty = Array.isArray(value) ? !value.length : !String(value).trim()
  if (isEmpty) return null
  if (field.accept) return Array.isArray(value) ? String(value.length) : '1'
  if (field.target) return <Titles {...props} />
  if (field.kind === 'choice') return words.value(of, name, String(value))
  if (field.dictionary) return <Entry dictionary={field.dictionary} value={String(value)} />
  return String(value)
}

function Titles({ field, value, known }: ShownProps) {
  const ids = Array.isArray(value) ? value : [String(value)]
  const titles = useTitles(field.target as ResourceName, ids, known)
  return titles.map((ref) => ref.title).join(', ')
}

function Entry({ dictionary, value }: { dictionary: string; value: string }) {
  const { isLoading, labelOf } = useDictionary(dictionary)
  return isLoading ? '' : labelOf(value)
}
