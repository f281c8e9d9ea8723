import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { Icon } from '../kit/looks/icons.tsx'
import { ConfirmFrame } from '../kit/overlays/ConfirmFrame.tsx'
import * as sheetStyles from '../kit/overlays/Sheet.module.css'
import { usePlantName } from '../kit/session/me.ts'
import * as bannerStyles from '../resource/dialogs/Banner.module.css'
import { FailureBanner } from '../resource/dialogs/FailureBanner.tsx'
import type { Matching } from '../resource/matching.ts'
import type { Row } from '../resource/meta.ts'
import { removeDocument } from '../resource/operations/documents.ts'
import { removeMatchingDocument } from '../resource/operations/manyDocuments.ts'
import { useManyWrite } from '../resource/operations/useManyWrite.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import { inSentence } from '../resource/words.ts'
import { notifyRemoved } from './hooks/undoRemoval.ts'

interface RemoveDialogProps {
  meta: ResourceMeta
  words: ResourceWords
  rows: readonly Row[]
  /** All rows that match the filter, instead of `rows`. */
  matching?: Matching
  onClose: () => void
  onRemoved?: () => void
}

const NAMED = 5

/** Names what will be deleted; a refusal (still referenced by …) is shown here. */
export function RemoveDialog({ meta, words, rows, matching, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation()
  const { run, failure, isBusy, count } = useManyWrite({ meta, rows, matching })
  const plantName = usePlantName()
  const plant = meta.scope === 'plant' ? plantName : ''
  const isMany = matching !== undefined || count > 1
  const documents = { rows: removeDocument(meta), matching: removeMatchingDocument(meta) }
  const remove = () =>
    run(documents, {}, ({ client, count: removed, ids }) => {
      notifyRemoved({ client, meta, name: inSentence(words.records), count: removed, ...(plant && { plant }), ...(ids && { ids }) })
      onRemoved?.()
      onClose()
    })
  const title = isMany
    ? t('screens.form.removeMany', { count, name: inSentence(words.records) })
    : t('screens.form.removeOne', { name: inSentence(words.name), title: rows[0]?.title })
  return (
    <ConfirmFrame
      title={title}
      meta={meta}
      action={t(isMany ? 'screens.form.removeCount' : 'screens.list.remove', { count })}
      isDanger
      isDisabled={!count}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {matching ? (
        <p className="muted" data-slot="plain">
          {t('lists.rows.removeAllOfThem', { count })}
        </p>
      ) : (
        count > 1 && (
          <ul className={sheetStyles.named}>
            {rows.slice(0, NAMED).map((row) => (
              <li key={row.id}>{row.title}</li>
            ))}
            {count > NAMED && <li>{t('screens.form.andMore', { count: count - NAMED })}</li>}
          </ul>
        )
      )}
      <p className="muted" data-slot="plain">
        {t(meta.isFinal ? 'lists.rows.removeFinal' : 'lists.rows.removeUndoable')}
      </p>
      {matching && count !== matching.count && (
        <div className={bannerStyles.banner} data-slot="banner" data-tone="warning" role="alert">
          <Icon name="alert" />
          <b>{t('lists.rows.countNow', { count, expected: matching.count })}</b>
        </div>
      )}
      <FailureBanner failure={failure} />
    </ConfirmFrame>
  )
}
