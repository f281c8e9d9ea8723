import { useTranslation } from 'react-i18next'
import { meaningOf } from '../../fields/scan/meaning.ts'
import { type DeactivationBlocker, Scanner } from '../../fields/scan/Scanner.tsx'
import { type Known, useKnown } from '../../fields/scan/useKnown.ts'

interface StockScannerProps {
  /** Goes on from what was read; what it answers is why it does not. */
  onThing: (thing: NonNullable<Known>) => Promise<string | null>
  onClose: () => void
}

/** Reads the label of a location, or of what lies there. */
export function StockScanner({ onThing, onClose }: StockScannerProps) {
  const { t } = useTranslation()
  const known = useKnown()
  const take = async (scanned: string): Promise<DeactivationBlocker | null> => {
    const meaning = meaningOf(scanned)
    if (meaning.kind === 'text') return { text: meaning.text, message: t('phone.scan.other') }
    const thing = await known(meaning.code).catch(() => null)
    const message = thing?.isHere ? await onThing(thing) : t('phone.scan.unknown')
    if (message) return { text: thing?.title ?? meaning.code, message }
    onClose()
    return null
  }
  return <Scanner title={t('stockCount.scanTitle')} onClose={onClose} take={take} />
}
