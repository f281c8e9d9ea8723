import { useTranslation } from 'react-i18next'
import type { Progress } from '../../../kit/framedFile.ts'
import * as exportStyles from './export.module.css'

const HUNDRED = 100

/** How far a workbook is. */
export function Making({ progress }: { progress: Progress | null }) {
  const { t } = useTranslation()
  const { done, total } = progress ?? { done: 0, total: 0 }
  const share = total ? done / total : undefined
  const isWritten = total > 0 && done >= total
  const text = !progress ? t('excel.out.preparing') : isWritten ? t('excel.out.finishing') : t('excel.out.done', counts(progress))
  return (
    <div className={exportStyles.exportMaking}>
      <progress max={1} value={progress ? share : undefined} aria-label={t('excel.out.progress')} />
      <p>
        <span>{text}</span>
        {share !== undefined && <b>{Math.floor(share * HUNDRED)} %</b>}
      </p>
    </div>
  )
}
const counts = ({ done, total }: Progress) => ({ done: done.toLocaleString('en'), total: total.toLocaleString('en') })
