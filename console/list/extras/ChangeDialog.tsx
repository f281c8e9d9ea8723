import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { kindOf } from '../../fields/kinds/index.ts'
import type { FieldMeta } from '../../kit/gen/resources.ts'
import { Button } from '../../kit/looks/Button.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import * as bannerStyles from '../../resource/dialogs/Banner.module.css'
import { FailureBanner } from '../../resource/dialogs/FailureBanner.tsx'
import type { Matching } from '../../resource/matching.ts'
import type { Row } from '../../resource/meta.ts'
import { updateManyDocument, updateMatchingDocument } from '../../resource/operations/manyDocuments.ts'
import { useManyWrite } from '../../resource/operations/useManyWrite.ts'
import { inSentence } from '../../resource/words.ts'
import type { ListController } from '../controller/listController.ts'
import { changeableFields, readPlain } from './changeable.ts'

interface ChangeProps {
  list: ListController
  rows: readonly Row[]
  matching: Matching | undefined
  onClose: () => void
}

/** Sets one field of many records to the same value, all or none. */
export function ChangeDialog({ list, rows, matching, onClose }: ChangeProps) {
  const { t } = useTranslation()
  const id = useId()
  const fields = changeableFields(list.meta, list.spec)
  const [name, setName] = useState(fields[0]?.[0] ?? '')
  const field = list.meta.fields[name] as FieldMeta
  const [text, setText] = useState('')
  const { value, fault } = readPlain(field, text)
  const isMissing = field.kind === 'choice' || field.kind === 'flag' ? !text : false
  const { meta } = list
  const change = useManyWrite({ meta, rows, matching })
  const { count } = change
  const expected = matching?.count ?? rows.length
  const title = inSentence(list.words.records)
  const documents = { rows: updateManyDocument(meta), matching: updateMatchingDocument(meta) }
  const write = () =>
    change.run(documents, { input: { [name]: value } }, (written) => {
      const detail = t('lists.rows.changed', { count: written.count, name: title })
      toast({ type: 'success', title: t('screens.form.updated'), detail })
      onClose()
    })
  const isOff = change.isBusy || fault !== null || isMissing
  const footer = (
    <>
      <Button size="md" onClick={onClose}>
        {t('screens.form.cancel')}
      </Button>
      <Button size="md" variant="solid" tone="brand" type="submit" form={id} disabled={isOff} aria-busy={change.isBusy}>
        {t('lists.rows.changeGo', { count })}
      </Button>
    </>
  )
  return (
    <Sheet title={t('lists.rows.changeTitle', { count, name: title })} meta={meta} onClose={onClose} footer={footer} size="small">
      <form
        id={id}
        className="stack gap-xl"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isOff) void write()
        }}
      >
        <label>
          <span>{t('lists.rows.changeField')}</span>
          <select
            className={boxStyles.box}
            data-slot="box"
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              setText('')
            }}
          >
            {fields.map(([key]) => (
              <option key={key} value={key}>
                {list.words.label(key)}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}v`}>
          <span>{t('lists.rows.changeTo')}</span>
          <PlainControl
            id={`${id}v`}
            list={list}
            name={name}
            field={field}
            text={text}
            onText={setText}
            isWrong={fault !== null && text !== ''}
          />
        </label>
        {fault && text && (
          <p className="small" role="alert">
            {t(`screens.form.invalid.${fault}`, { min: field.min, max: field.max })}
          </p>
        )}
        <p className="muted" data-slot="plain">
          {t('lists.rows.changeHint', { count, name: title })}
        </p>
      </form>
      {expected !== count && (
        <div className={bannerStyles.banner} data-slot="banner" data-tone="warning" role="alert">
          <b>{t('lists.rows.countNow', { count, expected: expected })}</b>
        </div>
      )}
      <FailureBanner failure={change.failure} />
    </Sheet>
  )
}

interface PlainProps {
  id: string
  list: ListController
  name: string
  field: FieldMeta
  text: string
  onText: (text: string) => void
  isWrong: boolean
}

function PlainControl({ id, list, name, field, text, onText, isWrong }: PlainProps) {
  const { t } = useTranslation()
  const { words, meta } = list
  if (field.kind === 'int')
    return (
      <input
        id={id}
        className={boxStyles.box}
        data-slot="box"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong || undefined}
        onChange={(event) => onText(event.target.value)}
      />
    )
  const options = kindOf(field).options?.({ meta, name, field, words }) ?? []
  return (
    <select id={id} className={boxStyles.box} data-slot="box" value={text} onChange={(event) => onText(event.target.value)}>
      <option value="">{t('screens.form.choose')}</option>
      {options.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </select>
  )
}
