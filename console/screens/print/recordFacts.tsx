import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { cellOf, saidIn, textOf } from '../../resource/cells.tsx'
import type { AnySpec } from '../../resource/defineScreen.ts'
import { factNames, isWideFact } from '../../resource/detail/factNames.ts'
import { filesOf, isPicture, nameOf } from '../../resource/files/fileInfo.ts'
import { useBlob } from '../../resource/files/useBlob.ts'
import { type Row, refOf, stateFieldOf } from '../../resource/meta.ts'
import { RichText } from '../../resource/richText.tsx'
import { joinNames } from '../../resource/textWidth.ts'
import type { ResourceWords } from '../../resource/words.ts'
import * as paperPartsStyles from './paperParts.module.css'
import { type Cell, Grid, Part } from './paperParts.tsx'
import { paperText } from './paperText.ts'

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
      row[at] && meta.fields[at] && !spec.factless?.includes(at) && (at === 'createdAt' || row[at] !== row['createdAt'])
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
  const own = spec.cells?.[name]?.(saidIn(meta, name, row), row)
  if (own !== undefined) return own
  if (field?.accept) return <Files files={filesOf(row, field)} />
  if (field?.dictionary) return cellOf(meta, name, row, words)
  const text = paperText(meta, name, row, words)
  if (field?.kind === 'richText' && row[name]) return <RichText html={String(row[name])} />
  return field?.kind === 'longText' ? <p>{text}</p> : text
}

/** One row of pictures; the rest is a scan away. */
const PRINTED = 4

function Files({ files }: { files: ReturnType<typeof filesOf> }) {
  const { t } = useTranslation()
  const pictures = files.filter(isPicture)
  const others = files.filter((file) => !isPicture(file)).map(nameOf)
  const more = pictures.length - PRINTED
  return (
    <>
      {others.length > 0 && <p>{joinNames(others)}</p>}
      {pictures.length > 0 && (
        <ul className={paperPartsStyles.paperPhotos}>
          {pictures.slice(0, PRINTED).map((file) => (
            <Picture key={file.id} address={file.thumbURL} name={nameOf(file)} />
          ))}
        </ul>
      )}
      {more > 0 && <p className={paperPartsStyles.paperMore}>{t('print.morePictures', { count: more })}</p>}
    </>
  )
}

function Picture({ address, name }: { address: string | null | undefined; name: string }) {
  const { url } = useBlob(address)
  return <li>{url && <img src={url} alt={name} />}</li>
}
