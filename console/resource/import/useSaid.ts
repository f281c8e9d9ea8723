import { useTranslation } from 'react-i18next'
import type { Import } from './useImport.ts'
import { outcomeOf, sentenceOf } from './verdicts.ts'

const QUARTERS = 4

/** What a screen reader is told on the way: quarters of what is under way, and what came of it. */
export function useSaid({ work, progress, checked, imported, undone, file, step }: Import): string {
  const { t } = useTranslation()
  if (work === 'upload') return t('excel.in.file.uploading', { name: file?.name })
  if (work === 'check' || work === 'commit') {
    const share = progress?.of ? progress.done / progress.of : 0
    const percent = (Math.floor(share * QUARTERS) * 100) / QUARTERS
    return t(`excel.in.check.${work === 'check' ? 'checkedPart' : 'committedPart'}`, { percent })
  }
  if (undone) return t('excel.in.done.undone', { ...undone })
  if (step === 'done' && imported) return t('excel.in.done.sentence', { ...imported.counts })
  if (step !== 'check' || !checked) return ''
  const outcome = outcomeOf(checked)
  return outcome === 'refused'
    ? (checked.message ?? '')
    : t(`excel.in.check.${sentenceOf(checked)}`, { ...checked.counts, count: checked.counts.error })
}
