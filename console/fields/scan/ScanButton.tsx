import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import * as scanStyles from './scan.module.css'
import type { ScanIntoProps } from './scanIntoProps.ts'

const FieldScanner = lazyComponent(() => import('./FieldScanner.tsx').then((module) => module.FieldScanner), { themed: true })

/** A button that scans a label into a field. */
export function ScanButton(props: ScanIntoProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const title = t('phone.scan.field', { name: props.label })
  return (
    <>
      <button
        type="button"
        className={scanStyles.scanInto}
        aria-haspopup="dialog"
        aria-label={title}
        title={title}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="qr" size={18} />
      </button>
      {isOpen && <FieldScanner {...props} onClose={close} />}
    </>
  )
}
