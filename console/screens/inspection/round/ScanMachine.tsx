import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import type { RoundOrder } from './round.ts'

const MachineScanner = lazyComponent(() => import('./MachineScanner.tsx').then((module) => module.MachineScanner), {
  words: ['phone'],
  themed: true,
})

interface ScanProps {
  orders: readonly RoundOrder[]
  onMachine: (id: string) => void
}

/** From the machine in front of one to its points. */
export function ScanMachine({ orders, onMachine }: ScanProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="qr" />
        {t('inspectionRound.scan')}
      </Button>
      {isOpen && <MachineScanner orders={orders} onMachine={onMachine} onClose={close} />}
    </>
  )
}
