import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitles } from '../../fields/choices/useChoices.ts'
import { DictionaryLabel } from '../../fields/display/DictionaryLabel.tsx'
import { joinNames } from '../../fields/display/textWidth.ts'
import { optionWords } from '../../fields/filters/optionWords.ts'
import { kindOf } from '../../fields/kinds/index.ts'
import { relativeWord } from '../../fields/kinds/relative.ts'
import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import { type ListState, readRange, sortsOf } from '../../resource/address.ts'
import type { Ref } from '../../resource/meta.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'

interface FilterWords {
  label: string
  value: ReactNode
}

const nobody: readonly Ref[] = []

function Titles({ target, ids }: { target: NonNullable<FieldMeta['target']>; ids: readonly string[] }) {
  return joinNames(useTitles(target, ids, nobody).map((ref) => ref.title))
}

/** What a list was asked for, in the words of its screen. */
export function useFilterWords(meta: ResourceMeta, words: ResourceWords, state: ListState): FilterWords[] {
  const { t } = useTranslation()
  const range = (text: string) => {
    const [from, to] = readRange(text)
    if (from === to) return from
    return t(from && to ? 'print.between' : from ? 'print.from' : 'print.to', { from, to })
  }
  const wordsOf = (name: string, field: FieldMeta, text: string): ReactNode => {
    const relative = relativeWord(field, text)
    if (relative) return t(relative.key, { count: relative.count })
    const parts = text.split(',').filter(Boolean)
    if (field.target) return <Titles target={field.target} ids={parts} />
    const { filter, options } = kindOf(field)
    if (options) return optionWords(options({ meta, name, field, words }), parts)
    if (field.dictionary) return <DictionaryLabel type={field.dictionary} value={text} />
    return filter === 'range' ? range(text) : text
  }
  const sorts = sortsOf(state).map(({ field, isDescending }) => `${words.label(field)} ${t(isDescending ? 'print.down' : 'print.up')}`)
  return [
    ...(state.keyword ? [{ label: t('print.keyword'), value: state.keyword }] : []),
    ...Object.entries(state.filters).flatMap(([name, text]) => {
      const field = meta.fields[name]
      return field ? [{ label: words.label(name), value: wordsOf(name, field, text) }] : []
    }),
    ...(sorts.length ? [{ label: t('print.sorted'), value: joinNames(sorts) }] : []),
  ]
}
