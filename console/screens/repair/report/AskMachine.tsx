import { useTranslation } from 'react-i18next'
import { LinkPicker } from '../../../fields/inputs/LinkPicker.tsx'
import { pathOfCode } from '../../../fields/scan/meaning.ts'
import { OpenScanner } from '../../../fields/scan/OpenScanner.tsx'
import * as scanStyles from '../../../fields/scan/scan.module.css'
import { usePermitted } from '../../../kit/session/Permitted.tsx'

const RADIX = 36
const none: readonly string[] = []

/** Which machine is faulty. Whoever cannot scan its label knows its name or number, in pinyin if need be. */
export function AskMachine({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  // Whoever may not see the list of machines types the number on the machine.
  const mayPick = usePermitted('masterdata:equipment:list', 'masterdata:equipment:query')
  return (
    <OpenScanner title={t('phone.scan.titles.report')} onClose={onClose}>
      {(open) =>
        mayPick && (
          <div className={scanStyles.scanTyped}>
            <span>{t('phone.scan.machine')}</span>
            <LinkPicker
              target="equipment"
              ids={none}
              label={t('phone.scan.machine')}
              onChange={([id]) => id && open(pathOfCode(`eq-${Number(id).toString(RADIX)}`))}
            />
          </div>
        )
      }
    </OpenScanner>
  )
}
