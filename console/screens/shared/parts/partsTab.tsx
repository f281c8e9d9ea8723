import type { ComponentType } from 'react'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import type { CustomControlProps } from '../../../resource/controlProps.ts'
import type { Can } from '../../../resource/defineScreen.ts'
import type { PartWork } from './partWork.ts'

const SEES = ['stock:sparePartLog:add', 'stock:sparePartLog:list', 'stock:sparePartLog:query']

/** Files of words that both show. */
const shown = { words: ['stock', 'phone'] }
const Parts = lazyComponent(() => import('./WorkParts.tsx').then((module) => module.WorkParts), { words: shown.words })
/** The section of a piece of work that is about its spare parts, for whoever takes them or sees what was taken. */
export const partsTab = (key: PartWork['key']) =>
  function partsSection({ id, title }: { id: string; title: string }, can: Can) {
    return SEES.some(can) && <Parts work={{ key, id, title }} />
  }

const controlOf = (key: PartWork['key']) =>
  lazyComponent(() => import('./TakenParts.tsx').then((module) => module.takenPartsOf(key)), { words: shown.words })
/** What a step that ends work asks about the parts that are kept for it. */
export const TakenParts = {
  repairLogId: controlOf('repairLogId'),
  maintenanceOrderId: controlOf('maintenanceOrderId'),
} satisfies Record<PartWork['key'], ComponentType<CustomControlProps>>
