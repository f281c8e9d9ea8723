import { writeRange } from '../../../resource/address.ts'
import type { Place } from '../drill.ts'
import type { DayRange } from '../range.ts'
import type { BoardHandoverQuery } from './gen/handoverFigures.ts'

export type HandoverFigures = BoardHandoverQuery['figures']

/** Handovers by how they ended, as the list tells them apart. */
const ENDINGS = {
  inTime: { state: 'SIGNED', isLate: 'false' },
  signedLate: { state: 'SIGNED', isLate: 'true' },
  unsigned: { state: 'OPEN,HANDED', isLate: 'true' },
} as const
export type Ending = keyof typeof ENDINGS
export const signedPlace = (ending: Ending, { from, to }: DayRange, more: Readonly<Record<string, string>> = {}): Place => ({
  of: 'shiftHandover',
  filters: { ...more, date: writeRange(from, to), ...ENDINGS[ending] },
})

/** What was handed over the third time in the handovers that are named. */
export const repeatedPlace = (rows: readonly { handoverId: string }[]): Place | undefined =>
  rows.length
    ? {
        of: 'shiftHandoverItem',
        filters: { handoverId: [...new Set(rows.map(({ handoverId }) => handoverId))].join(','), times: '3~3' },
      }
    : undefined
