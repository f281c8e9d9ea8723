import { QrCode } from '@chakra-ui/react'

interface QrProps {
  value: string
  label: string
  className?: string
  /** High error correction, for labels in dirty places. */
  isSturdy?: boolean
}

/** A QR code, dark on light in every theme, as cameras need. */
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
