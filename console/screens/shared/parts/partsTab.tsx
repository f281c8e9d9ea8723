import type { ComponentType } from 'react'
import { deferred } from '../../../kit/overlays/deferred.tsx'
import { loadWords } from '../../../kit/words/i18n.ts'
import type { CustomControlProps } from '../../../resource/controlProps.ts'
import type { Can } from '../../../resource/defineScreen.ts'
import type { PartWork } from './partWork.ts'

const SEES = ['stock:sparePartLog:add', 'stock:sparePartLog:list', 'stock:sparePartLog:query']

/** Files of words that both show. */
const shown = { words: ['stock', 'phone'] }
const withWords = () => Promise.all(shown.words.map(loadWords))
const Parts = deferred(async () => {
  const [{ WorkParts }] = await Promise.all([import('./WorkParts.tsx'), withWords()])
  return WorkParts
})
/** The section of a piece of work that is about its spare parts, for whoever takes them or sees what was taken. */
export const partsTab = (key: PartWork['key']) =>
  function partsSection({ id, title }: { id: string; title: string }, can: Can) {
    return SEES.some(can) && <Parts work={{ key, id, title }} />
  }

const controlOf = (key: PartWork['key']) =>
  deferred(async () => {
    const [{ takenPartsOf }] = await Promise.all([import('./TakenParts.tsx'), withWords()])
    return takenPartsOf(key)
  })
/** What a step that ends work asks about the parts that are kept for it. */
export const TakenParts = {
  repairLogId: controlOf('repairLogId'),
  maintenanceOrderId: controlOf('maintenanceOrderId'),
} satisfies Record<PartWork['key'], ComponentType<CustomControlProps>>
