import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import { LinkPicker } from '../../fields/inputs/LinkPicker.tsx'
import type { SparePartRow } from '../../kit/gen/resources.ts'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import type { ActionProps } from '../../resource/defineScreen.ts'

const PartMove = lazyComponent(() => import('../shared/parts/PartMove.tsx').then((module) => module.PartMove), { words: ['stock'] })

/**
 * Takes a part from its own row or label with the sheet that work has for it: one press where the number is right already. The machine that it
 * goes to may be named; for which work or when is asked by the whole form, one press further.
 */
export const taking = (Whole: ComponentType<ActionProps<SparePartRow>>) =>
  function Taking({ row, onDone }: ActionProps<SparePartRow>) {
    const { t } = useTranslation()
    const [isWhole, setIsWhole] = useState(false)
    const [machine, setMachine] = useState<readonly string[]>([])
    if (isWhole) return <Whole row={row} onDone={onDone} />
    const { id: partId, code, name, spec, unit, quantity, available, location } = row
    const known = { code, name, unit, spec: spec ?? '', quantity: Number(quantity), location: location?.title ?? '' }
    const part = { ...known, partId, free: Math.max(0, available), own: 0, why: 'FOUND' as const, times: 0, rivals: [] }
    return (
      <PartMove storeType="OUT" part={part} equipmentId={machine[0]} onClose={onDone} onMoved={onDone}>
        <div className="stack">
          <span>{t('workParts.machine')}</span>
          <LinkPicker
            target="equipment"
            ids={machine}
            onChange={setMachine}
            label={t('workParts.machine')}
            prompt={t('workParts.chooseMachine')}
            hasRecent
          />
        </div>
        <div className="wrapped">
          <Button size="md" type="button" onClick={() => setIsWhole(true)}>
            {t('workParts.whole')}
          </Button>
          <ResourceLink of="sparePart" search={`?open=${partId}`} className={buttonStyles.link} data-slot="link" onClick={onDone}>
            {t('workParts.record')}
          </ResourceLink>
        </div>
      </PartMove>
    )
  }
