import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Failure, failureOf } from '../../kit/failure.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { Icon } from '../../kit/icons.tsx'
import { Button } from '../Button.tsx'
import { removeDocument } from '../documents.ts'
import { removeMatchingDocument } from '../manyDocuments.ts'
import { type Matching, recounted } from '../matching.ts'
import type { Row } from '../meta.ts'
import { inSentence, type ResourceWords } from '../words.ts'
import { write } from '../write.ts'
import { FailureBanner } from './FailureBanner.tsx'
import { Sheet } from './Sheet.tsx'
import { tellRemoved } from './undoRemoval.ts'

interface RemoveDialogProps {
  meta: ResourceMeta
  words: ResourceWords
  rows: readonly Row[]
  /** Instead of these rows, all that match. */
  matching?: Matching
  onClose: () => void
  onRemoved?: () => void
}

const NAMED = 5

/** Names what is about to go; a refusal (still referenced by …) is shown here, where one can act on it. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { meta, words, rows, onClose } = props
  const { t } = useTranslation()
  const { remove, failure, isBusy, matching } = useRemove(props)
  const count = matching?.count ?? rows.length
  const isMany = matching !== undefined || count > 1
  const footer = (
    <>
      <Button size="md" onClick={onClose}>
        {t('screens.form.cancel')}
      </Button>
      <Button size="md" variant="solid" tone="red" disabled={isBusy || !count} onClick={() => void remove()}>
        {t(isMany ? 'screens.form.removeCount' : 'screens.list.remove', { count })}
      </Button>
    </>
  )
  const title = isMany
    ? t('screens.form.removeMany', { count, name: inSentence(words.title) })
    : t('screens.form.removeOne', { name: inSentence(words.name), title: rows[0]?.title })
  return (
    <Sheet title={title} onClose={onClose} footer={footer} size="small" isAlert>
      {matching ? (
        <p className="plain">{t('lists.rows.removeAllOfThem', { count })}</p>
      ) : (
        count > 1 && (
          <ul className="named">
            {rows.slice(0, NAMED).map((row) => (
              <li key={row.id}>{row.title}</li>
            ))}
            {count > NAMED && <li>{t('screens.form.andMore', { count: count - NAMED })}</li>}
          </ul>
        )
      )}
      <p className="plain">{t(meta.isFinal ? 'lists.rows.removeFinal' : 'lists.rows.removeUndoable')}</p>
      {matching && props.matching && matching.count !== props.matching.count && (
        <div className="banner" data-tone="warning" role="alert">
          <Icon name="alert" />
          <b>{t('lists.rows.countNow', { count, expected: props.matching.count })}</b>
        </div>
      )}
      <FailureBanner failure={failure} />
    </Sheet>
  )
}

function useRemove({ meta, words, rows, matching: given, onClose, onRemoved }: RemoveDialogProps) {
  const client = useApolloClient()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [matching, setMatching] = useState(given)
  const sending = useRef(false)
  const send = async () => {
    const ids = matching ? undefined : rows.map((row) => row.id)
    const document = matching ? removeMatchingDocument(meta) : removeDocument(meta)
    const { count = 0 } = await write({ client, meta, document, variables: { ...(matching ?? { ids }) } })
    tellRemoved({ client, meta, name: inSentence(words.title), count, ...(ids && { ids }) })
    onRemoved?.()
    onClose()
  }
  const remove = async () => {
    if (sending.current) return
    sending.current = true
    setIsBusy(true)
    setFailure(null)
    try {
      await send()
    } catch (error) {
      const again = await recounted(error, { client, meta, matching }).catch(() => undefined)
      if (again) setMatching(again)
      else setFailure(failureOf(error))
    } finally {
      sending.current = false
      setIsBusy(false)
    }
  }
  return { remove, failure, isBusy, matching }
}
