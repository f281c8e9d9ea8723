import { useTranslation } from 'react-i18next'
import { LinkPicker } from '../../resource/form/LinkPicker.tsx'
import * as scanStyles from '../../resource/scan/scan.module.css'

const RADIX = 36
const none: readonly string[] = []

/** Whoever cannot scan the label knows the machine's name or number, in pinyin if need be. */
export function MachinePicker({ onPick }: { onPick: (code: string) => void }) {
  const { t } = useTranslation()
  return (
    <div className={scanStyles.scanTyped}>
      <span>{t('phone.scan.machine')}</span>
      <LinkPicker
        target="equipment"
        ids={none}
        label={t('phone.scan.machine')}
        onChange={([id]) => id && onPick(`eq-${Number(id).toString(RADIX)}`)}
      />
    </div>
  )
}
