import { useTranslation } from 'react-i18next'
import type { RoundOrder } from '../round/round.ts'
import { refText } from './refText.ts'
import { useReading } from './useReading.ts'

/** What a point should show, as one would say it. */
export function Expected({ order: { refValue, unit } }: { order: Pick<RoundOrder, 'refValue' | 'unit'> }) {
  const { t } = useTranslation()
  const { reading } = useReading(refValue, unit)
  if (!refValue) return t('inspectionRound.ref.none')
  return !reading || reading.kind === 'TEXT' ? refValue : refText(t, reading)
}
