import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { deferred } from '../../kit/deferred.tsx'
import type { SparePartRow } from '../../kit/gen/resources.ts'
import { loadWords } from '../../kit/i18n.ts'
import type { ActionProps } from '../../resource/defineScreen.ts'

const PartMove = deferred(async () => {
  const [{ PartMove: Sheet }] = await Promise.all([import('../shared/PartMove.tsx'), loadWords('stock')])
  return Sheet
})

/**
 * Takes a part from its own row or label with the sheet that work has for it: one press where the number is right already. For whom, for which
 * machine or when is asked by the whole form, one press further.
 */
export const taking = (Whole: ComponentType<ActionProps<SparePartRow>>) =>
  function Taking({ row, onDone }: ActionProps<SparePartRow>) {
    const { t } = useTranslation()
    const [isWhole, setIsWhole] = useState(false)
    if (isWhole) return <Whole row={row} onDone={onDone} />
    const { id: partId, code, name, spec, unit, quantity, available, location } = row
    const known = { code, name, unit, spec: spec ?? '', quantity: Number(quantity), location: location?.title ?? '' }
    const part = { ...known, partId, free: Math.max(0, available), own: 0, why: 'FOUND' as const, times: 0, rivals: [] }
    return (
      <PartMove storeType="OUT" part={part} onClose={onDone} onMoved={onDone}>
        <Button size="md" type="button" onClick={() => setIsWhole(true)}>
          {t('workParts.whole')}
        </Button>
      </PartMove>
    )
  }
