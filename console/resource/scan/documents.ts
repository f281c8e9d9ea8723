import { operation } from '../../kit/document.ts'

export interface Known {
  resource: string
  id: string
  title: string
  /** Of the plant that one works in. */
  isHere: boolean
}
/** Which record a label or a number belongs to. */
export const knownDocument = operation('query', 'Known', { code: 'String!' }, 'scanned{resource id title isHere}')
