import { useTranslation } from 'react-i18next'
import { meaningOf } from './meaning.ts'
import { type DeactivationBlocker, Scanner } from './Scanner.tsx'
import type { ScanIntoProps } from './scanIntoProps.ts'
import { useKnown } from './useKnown.ts'

/** Scans a label and picks its record; for other labels it shows a message and leaves the form unchanged. */
export function FieldScanner({ target, label, onPick, onClose }: ScanIntoProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const known = useKnown()
  const take = async (scanned: string): Promise<DeactivationBlocker | null> => {
    const meaning = meaningOf(scanned)
    if (meaning.kind === 'text') return { text: meaning.text, message: t('phone.scan.other') }
    const record = await known(meaning.code).catch(() => null)
    if (!record?.isHere || record.by) return { text: meaning.code, message: t('phone.scan.unknown') }
    if (record.resource !== target) return { text: record.title, message: t('phone.scan.wrongKind', { name: label }) }
    onPick(record.id)
    onClose()
    return null
  }
  return <Scanner title={t('phone.scan.field', { name: label })} onClose={onClose} take={take} />
}
