import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Failure, failureOf } from '../../kit/failure.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { Icon } from '../../kit/icons.tsx'
import { sentenceOf, toast } from '../../kit/notices.tsx'
import { Button } from '../Button.tsx'
import { removeDocument } from '../documents.ts'
import type { Row } from '../meta.ts'
import { inSentence, type ResourceWords } from '../words.ts'
import { write } from '../write.ts'
import { Sheet } from './Sheet.tsx'

interface RemoveDialogProps {
  meta: ResourceMeta
  words: ResourceWords
  rows: readonly Row[]
  onClose: () => void
  onRemoved?: () => void
}

const NAMED = 5

/** Names what is about to go; a refusal (still referenced by …) is shown here, where one can act on it. */
export function RemoveDialog({ meta, words, rows, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation()
  const { remove, failure, isBusy } = useRemove({ meta, words, rows, onClose, ...(onRemoved && { onRemoved }) })
  const count = rows.length
  const footer = (
    <>
      <Button size="md" onClick={onClose}>
        {t('screens.form.cancel')}
      </Button>
      <Button size="md" variant="solid" tone="red" disabled={isBusy} onClick={() => void remove()}>
        {t(count > 1 ? 'screens.form.removeCount' : 'screens.list.remove', { count })}
      </Button>
    </>
  )
  const title =
    count > 1
      ? t('screens.form.removeMany', { count, name: inSentence(words.title) })
      : t('screens.form.removeOne', { name: inSentence(words.name), title: rows[0]?.title })
  return (
    <Sheet title={title} onClose={onClose} footer={footer} size="small" isAlert>
      <p className="plain">{t('screens.form.removeHint')}</p>
      {count > 1 && (
        <ul className="named">
          {rows.slice(0, NAMED).map((row) => (
            <li key={row.id}>{row.title}</li>
          ))}
          {count > NAMED && <li>{t('screens.form.andMore', { count: count - NAMED })}</li>}
        </ul>
      )}
      {failure && (
        <div className="banner" data-tone="danger" role="alert">
          <Icon name="alert" />
          <div>
            <b>{sentenceOf(failure)}</b>
            {failure.code === 'INTERNAL_SERVER_ERROR' && failure.requestId && (
              <code className="request-id">
                {t('screens.list.requestId')} {failure.requestId}
              </code>
            )}
          </div>
        </div>
      )}
    </Sheet>
  )
}

function useRemove({ meta, words, rows, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const sending = useRef(false)
  const remove = async () => {
    if (sending.current) return
    sending.current = true
    setIsBusy(true)
    try {
      const { count = rows.length } = await write({
        client,
        meta,
        document: removeDocument(meta),
        variables: { ids: rows.map((row) => row.id) },
      })
      toast({ type: 'success', title: t('screens.form.removed', { count, name: inSentence(words.title) }) })
      onRemoved?.()
      onClose()
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      sending.current = false
      setIsBusy(false)
    }
  }
  return { remove, failure, isBusy }
}
