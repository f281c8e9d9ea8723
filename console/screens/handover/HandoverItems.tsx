import { useTranslation } from 'react-i18next'
import { Tag, ValueTag } from '../../fields/display/cells.tsx'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import type { ResourceName, ShiftHandoverRow } from '../../kit/gen/resources.ts'
import { Button } from '../../kit/looks/Button.tsx'
import * as pressStyles from '../../kit/looks/press.module.css'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import { dateTime } from '../../kit/words/time.ts'
import { isPossible } from '../../resource/actions.ts'
import { metaNamed, metaOf, type Row } from '../../resource/meta.ts'
import { useWords } from '../../resource/words.ts'
import { EditableRows, type RowTools, useRowTools } from '../shared/EditableRows.tsx'
import { useOwnRows } from '../shared/useOwnRows.ts'
import { HandoverItemsDocument, type HandoverItemsQuery } from './gen/handoverItems.ts'

type Item = HandoverItemsQuery['page']['items'][number]
const META = metaOf('shiftHandoverItem')
const spec = {}
/** The largest page there is; what a longer handover has besides is in the list of its items, below. */
const SIZE = 200

const HANDOVER = metaOf('shiftHandover')
/** What is taken over as one, as the server lists it: what stands, and some kinds. */
const GROUPS = HANDOVER.flow?.steps.takeGroup?.input.group?.values ?? []
const STANDING = 'STANDING'

/** What was taken over before, has not changed and raised no question, stands folded. */
const isFolded = ({ isStanding, state }: Item) => isStanding && (state === 'OPEN' || state === 'TAKEN')
const groupOf = ({ isStanding, kind }: Item) => (isStanding ? STANDING : kind)

/** By kind, in the order in which the server lists kinds: what stands goes first. */
function grouped(items: readonly Item[]): [string, Item[]][] {
  const kinds = META.fields.kind?.values ?? []
  return kinds.flatMap((kind): [string, Item[]][] => {
    const own = items.filter((item) => item.kind === kind && !isFolded(item))
    return own.length ? [[kind, own]] : []
  })
}

/** What one shift tells the next, point by point, with what either lead may do about it now. What is known already is one folded group. */
export function HandoverItems({ row }: { row: ShiftHandoverRow }) {
  const { t } = useTranslation()
  const words = useWords(META)
  const own = useOwnRows(META, HandoverItemsDocument, {
    filter: { handoverId: { eq: row.id } },
    page: { no: 1, size: SIZE, sort: 'id', order: 'ASC' },
  })
  if (!own.mayList) return null
  const taking = (group: string) => <TakeGroup row={{ ...row }} group={group} items={own.rows ?? []} />
  return (
    <section className="below" aria-label={words.label('handoverId')}>
      <EditableRows
        meta={META}
        spec={spec}
        own={own}
        none={t('handoverLead.none')}
        additions={[{ title: t(row.state === 'SIGNED' ? 'handoverLead.addLater' : 'handoverLead.add'), preset: { handoverId: row.id } }]}
      >
        {(items, tools) => (
          <div className="stack gap-l">
            {grouped(items).map(([kind, some]) => (
              <div key={kind} className="stack">
                <div className="row between">
                  <h3 className="row strong">
                    <ValueTag of="shiftHandoverItem" field="kind" value={kind} />
                    <span className="note">{some.length}</span>
                  </h3>
                  {taking(kind)}
                </div>
                <Lines items={some} {...tools} />
              </div>
            ))}
            {items.some(isFolded) && (
              <div className="stack">
                <details className={pressStyles.unfolds}>
                  <summary>{t('handoverLead.standing', { count: items.filter(isFolded).length })}</summary>
                  <Lines items={items.filter(isFolded)} {...tools} />
                </details>
                <div>{taking(STANDING)}</div>
              </div>
            )}
          </div>
        )}
      </EditableRows>
    </section>
  )
}

const Lines = ({ items, ...tools }: RowTools & { items: readonly Item[] }) => (
  <ul className={surfacesStyles.ruled}>
    {items.map((item) => (
      <Line key={item.id} item={item} {...tools} />
    ))}
  </ul>
)

/** Takes a group over as one, while there is something of it left that the reader may take. */
function TakeGroup({ row, group, items }: { row: Row; group: string; items: readonly Item[] }) {
  const { t } = useTranslation()
  const { start, dialog } = useRowTools(HANDOVER, spec)
  const left = items.filter((item) => groupOf(item) === group && (item.state === 'OPEN' || item.state === 'ANSWERED'))
  const isOffered = isPossible(row, 'takeGroup') && GROUPS.includes(group)
  return (
    <>
      {isOffered && left.length > 1 && (
        <Button size="xs" variant="solid" tone="brand" onClick={() => start({ kind: 'step', step: 'takeGroup', row, preset: { group } })}>
          {t('handoverLead.takeGroup', { count: left.length })}
        </Button>
      )}
      {dialog}
    </>
  )
}

function Line({ item, words, start }: RowTools & { item: Item }) {
  const { t } = useTranslation()
  const steps = Object.keys(META.flow?.steps ?? {}).filter((step) => isPossible(item, step))
  const texts = [
    ['explanation', item.explanation],
    ['question', item.question],
    ['answer', item.answer],
  ] as const
  return (
    <li className="wrapped between gap-l">
      <div className="stack tight fill">
        <span className="flow">
          <Subject item={item} />
          {item.times > 1 && <Tag tone="warning">{t('handoverLead.times', { count: item.times })}</Tag>}
          {item.isLater && <Tag tone="info">{words.label('isLater')}</Tag>}
        </span>
        {item.detail && <span className="note told">{item.detail}</span>}
        {item.since && <span className="note">{t('handoverLead.since', { at: dateTime(item.since) })}</span>}
        {item.needsReason && !item.explanation && <span className="wrong">{words.label('needsReason')}</span>}
        {texts.map(([name, text]) =>
          text ? (
            <span key={name} className="told">
              <b>{words.label(name)}</b> {text}
            </span>
          ) : null,
        )}
      </div>
      <div className="row">
        {item.actions.includes('edit') && item.needsReason && (
          <Button size="xs" onClick={() => start({ kind: 'edit', row: item })}>
            {t('handoverLead.explain')}
          </Button>
        )}
        {steps.map((step) => (
          <Button
            key={step}
            size="xs"
            variant={step === 'ask' ? 'outline' : 'solid'}
            tone={step === 'ask' ? undefined : 'brand'}
            onClick={() => start({ kind: 'step', step, row: item })}
          >
            {words.action(step)}
          </Button>
        ))}
        {!steps.length && <ValueTag of="shiftHandoverItem" field="state" value={item.state} />}
      </div>
    </li>
  )
}

/** The record that it is about, one press away. */
function Subject({ item }: { item: Item }) {
  const meta = item.resource ? metaNamed(item.resource) : undefined
  if (!meta || !item.recordId) return <b>{item.title}</b>
  return (
    <ResourceLink of={meta.name as ResourceName} search={`?open=${item.recordId}`} className="strong">
      {item.title}
    </ResourceLink>
  )
}
