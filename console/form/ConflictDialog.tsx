import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textOf } from '../fields/display/cells.tsx'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { Sheet } from '../kit/overlays/Sheet.tsx'
import { ago, dateTime } from '../kit/words/time.ts'
import * as bannerStyles from '../resource/dialogs/Banner.module.css'
import type { Fields, Values } from '../resource/formValues.ts'
import { type Row, refsOf } from '../resource/meta.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import { ClashRow } from './ClashRow.tsx'
import * as styles from './ConflictDialog.module.css'
import type { FieldChange, Trouble, Writers } from './drafts/trouble.ts'
import { merged, type Side } from './input/merging.ts'

export type ClashTrouble = Extract<Trouble, { kind: 'clash' }>

interface ConflictProps {
  trouble: ClashTrouble
  meta: ResourceMeta
  words: ResourceWords
  fields: Fields
  /** The record as it was when editing began. */
  old: Row | undefined
  theirs: Values
  /** The label of the button that continues. */
  action: string
  onBack: () => void
  onSettled: (values: Values) => void
}

/** Resolves an edit conflict field by field between the user's values and the saved ones; both are always shown. */
export function ConflictDialog({ trouble, meta, words, fields, old, theirs, action, onBack, onSettled }: ConflictProps) {
  const { t } = useTranslation()
  const { clashes, news, writers, fresh } = trouble
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const all = (side: Side) => setSides(Object.fromEntries(clashes.map(({ name }) => [name, side])))
  const doubles = clashes.filter((clash) => clash.isDouble).length
  const footer = (
    <>
      <Button size="md" onClick={onBack}>
        {t('forms.conflict.back')}
      </Button>
      <Button size="md" variant="solid" tone="brand" onClick={() => onSettled(merged(theirs, clashes, sides))}>
        {action}
      </Button>
    </>
  )
  return (
    <Sheet title={t('forms.conflict.title')} onClose={onBack} footer={footer} isSticky>
      <Lead writers={writers} isDraft={Boolean(trouble.isDraft)} doubles={doubles} />
      {news.length > 0 && <Meanwhile meta={meta} words={words} news={news} fresh={fresh} old={old} />}
      {clashes.length > 0 && (
        <div className={styles.clashes}>
          {clashes.length > 1 && (
            <div className={styles.clashAll}>
              <Button size="xs" onClick={() => all('theirs')}>
                {t('forms.conflict.allTheirs')}
              </Button>
              <Button size="xs" onClick={() => all('mine')}>
                {t('forms.conflict.allMine')}
              </Button>
            </div>
          )}
          <div className={styles.clashHead} aria-hidden="true">
            <span>{t('forms.conflict.field')}</span>
            <span>{t('forms.conflict.theirs')}</span>
            <span>{t('forms.conflict.mine')}</span>
          </div>
          {clashes.map((clash) => {
            const field = fields.find(([name]) => name === clash.name)?.[1]
            return (
              field && (
                <ClashRow
                  key={clash.name}
                  clash={clash}
                  field={field}
                  of={meta.name}
                  words={words}
                  known={[...refsOf(fresh, field), ...(old ? refsOf(old, field) : [])]}
                  writer={clash.isDouble || clash.side === 'theirs' ? writers[clash.name] : undefined}
                  side={sides[clash.name] ?? clash.side}
                  onSide={(side) => setSides((was) => ({ ...was, [clash.name]: side }))}
                />
              )
            )
          })}
        </div>
      )}
    </Sheet>
  )
}

function Lead({ writers, isDraft, doubles }: { writers: Writers; isDraft: boolean; doubles: number }) {
  const { t } = useTranslation()
  const [last] = Object.values(writers).sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
  const who = last?.name || t('forms.conflict.somebody')
  return (
    <div className={bannerStyles.banner} data-slot="banner" data-tone="warning">
      <Icon name="alert" />
      <div>
        <b>
          {t(isDraft ? 'forms.conflict.sinceDraft' : 'forms.conflict.since', {
            name: who,
            ago: last ? ago(last.at) : t('forms.conflict.meanwhile'),
          })}
          {last && <span className="visually-hidden"> {dateTime(last.at)}</span>}
        </b>
        <span>{doubles ? t('forms.conflict.doubles', { count: doubles }) : t('forms.conflict.noDoubles')}</span>
      </div>
    </div>
  )
}

interface MeanwhileProps {
  meta: ResourceMeta
  words: ResourceWords
  news: readonly FieldChange[]
  fresh: Row
  old: Row | undefined
}

/** Saved changes of fields that the form does not have. */
function Meanwhile({ meta, words, news, fresh, old }: MeanwhileProps) {
  const { t } = useTranslation()
  const translate = (row: Row | undefined, name: string) => (row && textOf(meta, name, row, words)) || t('screens.detail.empty')
  return (
    <dl className={styles.clashNews} aria-label={t('forms.conflict.alsoChanged')}>
      {news.map(({ name }) => (
        <div key={name}>
          <dt>{words.label(name)}</dt>
          <dd>
            <del>{translate(old, name)}</del>
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden">{t('screens.form.becomes')}</span>
            <ins>{translate(fresh, name)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
