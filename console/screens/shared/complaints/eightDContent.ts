import type { TFunction } from 'i18next'
import { textOf } from '../../../fields/display/cells.tsx'
import { joinNames } from '../../../fields/display/textWidth.ts'
import type { ComplaintActionRow } from '../../../kit/gen/resources.ts'
import { metaOf, type Row } from '../../../resource/meta.ts'
import type { ResourceWords } from '../../../resource/resourceWords.ts'
import type { Discipline } from './eightD.ts'

const META = metaOf('complaint')

/** What of a complaint each discipline says. */
export const DISCIPLINE_FIELDS = {
  D1: ['qaId', 'salesId', 'salesName', 'shiftMasterId', 'shiftMembers', 'workerId'],
  D2: [
    ...['customerId', 'claimDate', 'claimCatId', 'catComment', 'request', 'longCode', 'decorName', 'paperRollNo', 'prodNo', 'soNo'],
    ...['prodDate', 'equipmentId', 'shiftId', 'quantity', 'producedQuantity', 'claimedAmount', 'currencyNote'],
  ],
  D3: [],
  D4: ['claimCauseId', 'causeComment', 'qaComment'],
  D5: ['claimMeasureId'],
  D6: ['exeComment'],
  D7: [],
  D8: ['answer', 'answeredAt', 'rejectReason', 'closedAt', 'compAmount', 'remark'],
} as const satisfies Readonly<Record<Discipline, readonly string[]>>
const KINDS: Readonly<Partial<Record<Discipline, ComplaintActionRow['kind']>>> = {
  D3: 'IMMEDIATE',
  D5: 'CORRECTIVE',
  D6: 'CORRECTIVE',
  D7: 'PREVENTIVE',
}

interface Known<A> {
  readonly claim: Row
  readonly actions: readonly A[]
  readonly words: ResourceWords
  readonly t: TFunction
}
export interface Content<A> {
  readonly entries: readonly (readonly [label: string, text: string])[]
  readonly actions: readonly A[]
}

/** What there is of one discipline, in words: nothing that is empty. D6 tells of what was carried out, D5 of what was decided. */
export function contentOf<A extends ComplaintActionRow>(key: Discipline, { claim, actions, words, t }: Known<A>): Content<A> {
  const live = actions.filter(({ state }) => state !== 'CANCELLED')
  const entries = DISCIPLINE_FIELDS[key].flatMap((name): [string, string][] => {
    const text = textOf(META, name, claim, words)
    return text ? [[words.label(name), text]] : []
  })
  const owners = key === 'D1' ? [...new Set(live.flatMap(({ owner }) => owner?.title ?? []))] : []
  const own = live.filter(({ kind }) => kind === KINDS[key])
  return {
    entries: owners.length ? [...entries, [t('eightD.owners'), joinNames(owners)]] : entries,
    actions: key === 'D6' ? own.filter(({ state }) => state !== 'OPEN') : own,
  }
}
