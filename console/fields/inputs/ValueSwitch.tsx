import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { failureOf } from '../../kit/network/failure.ts'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { sentenceOf } from '../../kit/overlays/notices.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import { useLabels } from '../../kit/words/i18n.ts'
import type { AnySpec } from '../../resource/defineScreen.ts'
import { metaOf } from '../../resource/meta.ts'
import { updateDocument } from '../../resource/operations/documents.ts'
import { write } from '../../resource/operations/write.ts'
import * as styles from './ValueSwitch.module.css'

const Confirm = lazyComponent(() => import('../../resource/dialogs/Confirm.tsx').then((module) => module.Confirm), { themed: true })

interface ValueSwitchProps {
  of: ResourceName
  /** A flag, or a service status. */
  field: string
  row: { id: string; title: string; actions: readonly string[]; updatedAt?: string }
  value: unknown
  /** Locale key of the confirmation before switching off; may contain the record's title. */
  question?: string
  savedNote?: AnySpec['savedNote']
}

/** A switch in the list that changes one value of a record. */
export function ValueSwitch({ of, field, row, value, question, savedNote }: ValueSwitchProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { turn, isBusy } = useTurning({ of, field, row, value, savedNote })
  const [isAsking, setIsAsking] = useState(false)
  const isOn = value === true || value === 'ENABLED'
  const word = typeof value === 'string' ? labels.value(of, field, value) : t(isOn ? 'screens.list.yes' : 'screens.list.no')
  return (
    <>
      <button
        type="button"
        role="switch"
        className={styles.valueSwitch}
        data-slot="value-switch"
        aria-checked={isOn}
        aria-label={`${labels.label(of, field)} ${row.title}`}
        disabled={isBusy || !row.actions.includes('edit')}
        onClick={() => (isOn && question ? setIsAsking(true) : void turn())}
      >
        <i aria-hidden="true" />
        <span>{word}</span>
      </button>
      {isAsking && question && (
        <Confirm
          title={t(`${question}.title`, { title: row.title })}
          action={t(`${question}.action`)}
          meta={metaOf(of)}
          isDanger
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            void turn()
          }}
        >
          {t(`${question}.hint`)}
        </Confirm>
      )}
    </>
  )
}

function useTurning({ of, field, row, value, savedNote }: ValueSwitchProps) {
  const client = useApolloClient()
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const next = typeof value === 'string' ? (value === 'ENABLED' ? 'DISABLED' : 'ENABLED') : !value
  const isOn = next === true || next === 'ENABLED'
  const toggle = async () => {
    setIsBusy(true)
    const meta = metaOf(of)
    const input = { [field]: next, ...(row.updatedAt && { updatedAt: row.updatedAt }) }
    try {
      const { record } = await write({ client, meta, document: updateDocument(meta), variables: { id: row.id, input } })
      const note = record && savedNote?.(record, { ...record, [field]: value })
      const title = t(`screens.list.switched${isOn ? 'On' : 'Off'}`, { title: row.title })
      toast({ type: 'success', id: 'switched', title, ...(note && { detail: t(note.key, { title: note.title }) }) })
    } catch (error) {
      const failure = failureOf(error)
      toast({ type: 'error', id: 'switched', title: failure.fields[0]?.message ?? sentenceOf(failure) })
    } finally {
      setIsBusy(false)
    }
  }
  return { turn: toggle, isBusy }
}
