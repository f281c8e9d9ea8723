import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localizedValue, Nothing, renderCell, withPlaceholder } from '../fields/display/cells.tsx'
import { ResourceLink } from '../fields/display/ResourceLink.tsx'
import { RichText } from '../fields/display/richText.tsx'
import { FileGallery } from '../fields/files/FileGallery.tsx'
import { filesOf } from '../fields/files/fileInfo.ts'
import type { FieldMeta, ResourceMeta } from '../kit/gen/resources.ts'
import { useCan } from '../kit/session/me.ts'
import type { AnySpec } from '../resource/defineScreen.ts'
import { metaOf, type Row, refsOf } from '../resource/meta.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import * as detailDrawerStyles from './DetailDrawer.module.css'
import * as styles from './Facts.module.css'
import { factNames, isWideFact } from './factNames.ts'

const STAMPS = ['createdAt', 'updatedAt'] as const

interface FactsProps {
  meta: ResourceMeta
  spec: AnySpec
  words: ResourceWords
  row: Row
}

/** Every field with its label; related records by title, one press away. */
export function Facts({ meta, spec, words, row }: FactsProps) {
  const { t } = useTranslation()
  const names = factNames(meta, spec, row)
  return (
    <section className={detailDrawerStyles.part} data-slot="part">
      <h3 className="baseline">{t('screens.detail.facts')}</h3>
      <dl className={styles.facts} data-slot="facts">
        {names.map((name) => (
          <Fact key={name} label={words.label(name)} isWide={isWideFact(meta.fields[name])}>
            {contentOf({ meta, spec, words, row }, name)}
          </Fact>
        ))}
        {STAMPS.map((name) =>
          row[name] && !spec.hiddenFields?.includes(name) && (name === 'createdAt' || row[name] !== row['createdAt']) ? (
            <Fact key={name} label={words.label(name)} isWide>
              {renderCell(meta, name, row, words)}
              {by(row, name)}
            </Fact>
          ) : null,
        )}
      </dl>
    </section>
  )
}

function by(row: Row, stamp: (typeof STAMPS)[number]): string {
  const person = row[stamp === 'createdAt' ? 'createdBy' : 'updatedBy'] as { name?: string; title?: string } | null | undefined
  const name = person?.title ?? person?.name
  return name ? ` · ${name}` : ''
}

function contentOf({ meta, spec, words, row }: FactsProps, name: string): ReactNode {
  const field = meta.fields[name]
  const own = spec.cells?.[name]?.(localizedValue(meta, name, row), row, words)
  if (own !== undefined) return withPlaceholder(undefined, own)
  if (field?.accept) return filesOf(row, field).length ? <FileGallery files={filesOf(row, field)} /> : <Nothing />
  if (field?.target) return <Related field={field} row={row} />
  if (field?.kind === 'richText') return row[name] ? <RichText html={String(row[name])} /> : <Nothing />
  if (field?.kind === 'longText') return row[name] ? <p className="told">{String(row[name])}</p> : <Nothing />
  if (field?.kind === 'flag') return row[name] ? words.yes : words.no
  return renderCell(meta, name, row, words)
}

function Related({ field, row }: { field: FieldMeta; row: Row }) {
  const can = useCan()
  const target = field.target && metaOf(field.target)
  const refs = refsOf(row, field)
  if (!refs.length || !target) return <Nothing />
  const isOpen = can(`${target.permission}:query`) || can(`${target.permission}:list`)
  return (
    <span className="flow">
      {refs.map((ref) =>
        isOpen ? (
          <ResourceLink key={ref.id} of={target.name} data-reach search={`?open=${ref.id}`}>
            {ref.title}
          </ResourceLink>
        ) : (
          <span key={ref.id}>{ref.title}</span>
        ),
      )}
    </span>
  )
}

function Fact({ label, isWide: wide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className="stack" data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
