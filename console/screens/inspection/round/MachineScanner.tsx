import { useTranslation } from 'react-i18next'
import { meaningOf } from '../../../fields/scan/meaning.ts'
import { type DeactivationBlocker, Scanner } from '../../../fields/scan/Scanner.tsx'
import { useKnown } from '../../../fields/scan/useKnown.ts'
import type { RoundOrder } from './round.ts'

interface MachineScannerProps {
  orders: readonly RoundOrder[]
  onMachine: (id: string) => void
  onClose: () => void
}

/** Reads a machine's label. A machine that is not on this way says so instead of leading anywhere. */
export function MachineScanner({ orders, onMachine, onClose }: MachineScannerProps) {
  const { t } = useTranslation()
  const known = useKnown()
  const take = async (scanned: string): Promise<DeactivationBlocker | null> => {
    const meaning = meaningOf(scanned)
    if (meaning.kind === 'text') return { text: meaning.text, message: t('phone.scan.other') }
    const thing = await known(meaning.code).catch(() => null)
    if (thing?.resource !== 'equipment') return { text: meaning.code, message: t('inspectionRound.unknownCode') }
    if (!orders.some(({ equipmentId }) => equipmentId === thing.id))
      return { text: meaning.code, message: t('inspectionRound.notHere', { title: thing.title }) }
    onClose()
    onMachine(thing.id)
    return null
  }
  return <Scanner title={t('inspectionRound.scanTitle')} onClose={onClose} take={take} />
}
