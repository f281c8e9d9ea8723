import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { ago, dateTime } from '../../kit/words/time.ts'
import * as bannerStyles from '../../resource/dialogs/Banner.module.css'
import type { Fields, Values } from '../../resource/formValues.ts'
import type { Row } from '../../resource/meta.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import { focusField } from '../hooks/focusField.ts'
import type { RecordForm } from '../hooks/useRecordForm.ts'
import { type Clash, isSame } from '../input/merging.ts'

const NAMED = 3

/** Offers to restore an unsaved draft. If the record has changed since, the draft is compared with it first. */
export function RestoreOffer({ record, fields, words }: { record: RecordForm; fields: Fields; words: ResourceWords }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const { offer, decide } = record.safety
  if (!offer) return null
  const { row } = record.base()
  const now = record.form.getValues()
  const wanted = fields.filter(([name]) => offer.fields[name] && !isSame(offer.fields[name].mine, now[name]))
  if (!wanted.length) return null
  const isOlder = Boolean(row && offer.version && offer.version !== String(row['updatedAt']))
  const restore = () => {
    decide(true)
    const mine = Object.fromEntries(wanted.map(([name]) => [name, offer.fields[name]?.mine ?? '']))
    if (isOlder && row) record.setTrouble(asClash(row, { wanted, now, mine, before: (name) => offer.fields[name]?.before }))
    else record.fill(mine)
    const form = box.current?.closest('form')
    if (form && !isOlder && wanted[0]) focusField(form, wanted[0][0])
  }
  const names = wanted.slice(0, NAMED).map(([name]) => words.label(name))
  return (
    <div className={bannerStyles.banner} data-slot="banner restore" data-tone="info" role="status" ref={box}>
      <Icon name="history" />
      <div>
        <b>
          {t('forms.restore.title', { ago: ago(offer.at) })}
          <span className="visually-hidden"> {dateTime(offer.at)}</span>
        </b>
        <span>
          {t(wanted.length > NAMED ? 'forms.restore.more' : 'forms.restore.fields', {
            count: wanted.length,
            names: names.join(t('forms.restore.and')),
          })}
          {isOlder && <em> {t('forms.restore.older')}</em>}
          {offer.lacksFiles && <em> {t('forms.restore.files')}</em>}
        </span>
      </div>
      <span className="row">
        <Button size="xs" variant="solid" tone="brand" onClick={restore}>
          {t('forms.restore.restore')}
        </Button>
        <Button size="xs" onClick={() => decide(false)}>
          {t('forms.restore.discard')}
        </Button>
      </span>
    </div>
  )
}

interface Offered {
  wanted: Fields
  now: Values
  mine: Values
  before: (name: string) => Values[string] | undefined
}

/** The draft as a conflict with the current record. */
function asClash(fresh: Row, { wanted, now, mine, before }: Offered) {
  const clashes = wanted.map(([name]): Clash => {
    const theirs = now[name] ?? ''
    return { name, before: before(name), mine: mine[name] ?? '', theirs, isDouble: !isSame(before(name), theirs), side: 'mine' }
  })
  const by = fresh['updatedBy'] as { title: string } | null | undefined
  const writer = { name: by?.title ?? '', at: String(fresh['updatedAt']) }
  const writers = Object.fromEntries(clashes.map(({ name }) => [name, writer]))
  return { kind: 'clash' as const, fresh, clashes, news: [], writers, isDraft: true }
}
