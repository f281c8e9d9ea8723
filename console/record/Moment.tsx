import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import * as buttonStyles from '../kit/looks/Button.module.css'
import { ago, dateTime, timeOfDay } from '../kit/words/time.ts'
import { type Change, type Entry, reportedChanges } from '../resource/history/historyOf.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import { changedText } from './changedText.ts'
import * as historyStyles from './history.module.css'
import { shortened, wordDiff } from './wordDiff.ts'

const OWN = ['create', 'update', 'delete', 'undelete']
/** Actions with general labels (`screens.detail.did`, `forms.history.did`); any other is a flow step, labelled by its resource. */
const OTHER = ['import', 'undoImport', 'arrange']
/** Characters; a longer changed text is shown as a word diff instead of old and new text. */
const LONG = 40

interface MomentProps {
  entry: Entry
  meta: ResourceMeta
  words: ResourceWords
  /** The field to which the changes are limited; empty for all. */
  only: string
}

/** One entry of a record's history: action, user, time and changed fields. A creation lists no fields, unless limited to one. */
export function Moment({ entry, meta, words, only }: MomentProps) {
  const { t } = useTranslation()
  const { action } = entry
  const actionText = OWN.includes(action)
    ? t(`screens.detail.did.${action}`)
    : OTHER.includes(action)
      ? t(`forms.history.did.${action}`)
      : words.action(action)
  const changes = reportedChanges(entry).filter(({ field }) => !only || field === only)
  return (
    <li data-tone={meta.flow?.steps[action]?.tone}>
      <header className="baseline">
        <b>{actionText}</b>
        <span className="quiet">{entry.userName === 'system' ? t('screens.detail.bySystem') : entry.userName}</span>
        <time className="note" dateTime={entry.at} title={dateTime(entry.at, true)}>
          {timeOfDay(entry.at)} · {ago(entry.at)}
        </time>
      </header>
      {(action !== 'create' || only) && changes.length > 0 && (
        <ul className="about">
          {changes.map((change) => (
            <li key={change.field} className="flow">
              <ChangeLine change={change} meta={meta} words={words} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function ChangeLine({ change, meta, words }: Pick<MomentProps, 'meta' | 'words'> & { change: Change }) {
  const { t } = useTranslation()
  const translate = (value: string | null) => changedText(meta, change.field, value) || t('screens.detail.empty')
  const hasBefore = change.before !== null && change.before !== ''
  const kind = meta.fields[change.field]?.kind
  const isText = kind === 'text' || kind === 'longText'
  const isLong = isText && hasBefore && change.after && Math.max(change.before?.length ?? 0, change.after.length) > LONG
  return (
    <>
      <span className="quiet">{words.label(change.field)}</span>
      {isLong ? (
        <TextDiff before={change.before ?? ''} after={change.after ?? ''} />
      ) : (
        <>
          {hasBefore && (
            <>
              <del>{translate(change.before)}</del>
              <span aria-hidden="true">→</span>
              <span className="visually-hidden">{t('screens.form.becomes')}</span>
            </>
          )}
          <ins>{translate(change.after)}</ins>
        </>
      )}
    </>
  )
}

/** Word diff of a text, shortened to the changes and their surroundings until expanded. */
function TextDiff({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const all = wordDiff(before, after)
  const short = shortened(all)
  const isShort = short.some((piece, at) => piece.text !== all[at]?.text)
  const pieces = isWhole ? all : short
  return (
    <div className={historyStyles.textDiff}>
      <p className="told">
        {pieces.map((piece, at) => {
          if (piece.kind === 'same') return piece.text
          const Mark = piece.kind === 'gone' ? 'del' : 'ins'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one comparison never move
            <Mark key={at}>
              <span className="visually-hidden">{t(piece.kind === 'gone' ? 'forms.history.removed' : 'forms.history.written')}</span>
              {piece.text}
            </Mark>
          )
        })}
      </p>
      {isShort && (
        <button type="button" className={buttonStyles.link} data-slot="link" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'forms.history.less' : 'forms.history.whole')}
        </button>
      )}
    </div>
  )
}
