import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../fields/files/fileInfo.ts'
import type { UploadQueue } from '../../../fields/files/uploadQueue.ts'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import type { Draft } from '../record/draft.ts'
import * as recordFormStyles from '../record/RecordForm.module.css'
import * as resultControlStyles from '../record/ResultControl.module.css'

const FilesBox = lazyComponent(() => import('../../../fields/files/FilesBox.tsx').then((module) => module.FilesBox), { words: ['files'] })
const MOST_PHOTOS = 9

interface MoreProps {
  draft: Draft
  setDraft: (change: (old: Draft) => Draft) => void
  isUnderway: boolean
  onQueue: (queue: UploadQueue) => () => void
}

/** What is seldom said stands behind one press; what has been said stays in sight. */
export function MoreOfIt({ draft, setDraft, isUnderway, onQueue }: MoreProps) {
  const { t } = useTranslation()
  const id = useId()
  const hasContent = draft.comment !== '' || draft.photoIds.length > 0 || isUnderway
  const [isOpen, setIsOpen] = useState(hasContent)
  // A picture is pasted anywhere in the form; and what is taken back must not close the box under the finger.
  useEffect(() => {
    if (hasContent) setIsOpen(true)
  }, [hasContent])
  return (
    <details className={pressStyles.unfolds} data-slot="point-more" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="camera" size={18} />
        {t('inspectionRound.record.more')}
      </summary>
      <div className="stack gap-l">
        <span className="strong" id={id}>
          {t('inspectionRound.record.photos')}
        </span>
        <FilesBox
          wait={<div className={recordFormStyles.pointSoon} />}
          to="inspectionOrder.photoIds"
          accept="image"
          max={MOST_PHOTOS}
          known={draft.photoIds.map((photo, place) => ({
            id: photo,
            title: `${t('inspectionRound.record.photos')} ${place + 1}`,
            thumbURL: `${addressOf({ id: photo })}?size=thumb`,
          }))}
          ids={draft.photoIds}
          onChange={(change) => setDraft((old) => ({ ...old, photoIds: change(old.photoIds) }))}
          onQueue={onQueue}
          labelledBy={id}
        />
        <label className={`stack ${resultControlStyles.resultText}`}>
          <span>{t('inspectionRound.record.comment')}</span>
          <textarea
            className={`${boxStyles.box} ${pressStyles.typing}`}
            data-slot="box"
            rows={2}
            maxLength={500}
            value={draft.comment}
            onChange={(event) => setDraft((old) => ({ ...old, comment: event.target.value }))}
          />
        </label>
      </div>
    </details>
  )
}
