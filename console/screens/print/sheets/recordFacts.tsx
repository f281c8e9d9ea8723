import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localizedValue, renderCell, textOf, withPlaceholder } from '../../../fields/display/cells.tsx'
import { RichText } from '../../../fields/display/richText.tsx'
import { filesOf } from '../../../fields/files/fileInfo.ts'
import type { ResourceMeta } from '../../../kit/gen/resources.ts'
import { factNames, isWideFact } from '../../../record/factNames.ts'
import type { AnySpec } from '../../../resource/defineScreen.ts'
import { type Row, refOf, stateFieldOf } from '../../../resource/meta.ts'
import type { ResourceWords } from '../../../resource/resourceWords.ts'
import { PaperFiles } from '../paperFiles.tsx'
import { type Cell, Grid, Part } from '../paperParts.tsx'
import { paperText } from '../paperText.ts'

interface RecordFactsProps {
  meta: ResourceMeta
  spec: AnySpec
  words: ResourceWords
  row: Row
}

const STAMPS = [
  ['createdAt', 'createdById'],
  ['updatedAt', 'updatedById'],
] as const

/** The facts of the record's page, on paper: nothing to press, nothing that is empty. */
export function RecordFacts({ meta, spec, words, row }: RecordFactsProps) {
  const { t } = useTranslation()
  const flow = stateFieldOf(meta)
  const cells: Cell[] = [
    ...(flow ? [[words.label(flow), words.value(meta.name, flow, String(row[flow] ?? ''))] as const] : []),
    ...factNames(meta, spec, row)
      .filter((name) => !isEmpty(row[name]))
      .map((name) => [words.label(name), factOf({ meta, spec, words, row }, name), isWideFact(meta.fields[name])] as const),
    ...STAMPS.flatMap(([at, by]) =>
      row[at] && meta.fields[at] && !spec.hiddenFields?.includes(at) && (at === 'createdAt' || row[at] !== row['createdAt'])
        ? [[words.label(at), [textOf(meta, at, row, words), personOf(meta, row, by)].filter(Boolean).join(' · ')] as const]
        : [],
    ),
  ]
  return (
    <Part title={t('screens.detail.facts')}>
      <Grid cells={cells} />
    </Part>
  )
}

const isEmpty = (value: unknown) => value == null || value === '' || (Array.isArray(value) && !value.length)

function personOf(meta: ResourceMeta, row: Row, by: string): string {
  const field = meta.fields[by]
  return (field && refOf(row, field)?.title) ?? ''
}

function factOf({ meta, spec, words, row }: RecordFactsProps, name: string): ReactNode {
  const field = meta.fields[name]
  const own = spec.cells?.[name]?.(localizedValue(meta, name, row), row, words)
  if (own !== undefined) return withPlaceholder(undefined, own)
  if (field?.accept) return <PaperFiles files={filesOf(row, field)} />
  if (field?.dictionary) return renderCell(meta, name, row, words)
  const text = paperText(meta, name, row, words)
  if (field?.kind === 'richText' && row[name]) return <RichText html={String(row[name])} />
  return field?.kind === 'longText' ? <p>{text}</p> : text
}
