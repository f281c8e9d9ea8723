import { QrCode } from '@chakra-ui/react'

/** Dark on light in every look of the console: cameras read nothing else reliably. */
export function Qr({ value, label }: { value: string; label: string }) {
  return (
    <QrCode.Root unstyled value={value} className="qr-place" aria-label={label} role="img">
      <QrCode.Frame>
        <QrCode.Pattern />
      </QrCode.Frame>
    </QrCode.Root>
  )
}
