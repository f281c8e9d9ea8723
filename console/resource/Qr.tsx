import { QrCode } from '@chakra-ui/react'

interface QrProps {
  value: string
  label: string
  className?: string
  /** Hangs where it gets dirty: a sixth of it may be unreadable. */
  isSturdy?: boolean
}

/** Dark on light in every look of the console: cameras read nothing else reliably. */
export function Qr({ value, label, className, isSturdy }: QrProps) {
  return (
    <QrCode.Root
      unstyled
      value={value}
      encoding={{ ecc: isSturdy ? 'M' : 'L' }}
      className={className}
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
