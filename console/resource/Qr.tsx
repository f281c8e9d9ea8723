import { QrCode } from '@chakra-ui/react'
import * as styles from './Qr.module.css'

interface QrProps {
  value: string
  label: string
  /** Hangs where it gets dirty: a sixth of it may be unreadable. */
  isSturdy?: boolean
}

/** Dark on light in every look of the console: cameras read nothing else reliably. */
export function Qr({ value, label, isSturdy }: QrProps) {
  return (
    <QrCode.Root
      unstyled
      value={value}
      encoding={{ ecc: isSturdy ? 'M' : 'L' }}
      className={styles.qrPlace}
      data-slot="qr-place"
      aria-label={label}
      role="img"
    >
      <QrCode.Frame>
        <QrCode.Pattern />
      </QrCode.Frame>
    </QrCode.Root>
  )
}
