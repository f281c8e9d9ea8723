import { createHash } from 'node:crypto'
import type { Read } from '../../kernel/index.ts'
import type { ItemKind } from './shiftHandover.resource.ts'

/** Something of the base that the next shift has to know. What people read of it are its numbers, names and own words: in any language the same. */
export interface Point {
  readonly kind: ItemKind
  readonly resource: string
  readonly recordId: number
  readonly title: string
  readonly detail: string | null
  /** Since when it is so, or the moment from which it is due. */
  readonly since: Date | null
  readonly needsReason: boolean
  /** A digest of all that makes it the same as the shift before knew it: its state, its words and whose it is. */
  readonly condition: string
}
/** The shift whose points are read. */
export interface HandedShift {
  readonly date: string
  readonly shiftId: number
  readonly beganAt: Date
  readonly endsAt: Date
}
export interface PointContext {
  readonly read: Read
  readonly shift: HandedShift
  /** Stops of at least so many minutes want to be explained. */
  readonly explainMinutes: number
}
/** More of one kind than this is no list any more that one person goes through with another. */
export const MOST = 100
const TITLE_MAX = 200
const DETAIL_MAX = 500

const cut = (text: string | null, max: number) => (text && text.length > max ? `${text.slice(0, max - 1)}…` : text)
interface Found extends Omit<Point, 'needsReason' | 'since' | 'condition'>, Partial<Pick<Point, 'needsReason' | 'since'>> {
  /** What makes it the same: not what changes by itself, such as a quantity that is used up. */
  readonly same: readonly unknown[]
}
/** A point as it is kept: no longer than its fields, and with a digest of what makes it the same. */
export const point = ({ same, ...of }: Found): Point => ({
  since: null,
  needsReason: false,
  ...of,
  condition: createHash('sha256').update(JSON.stringify(same)).digest('hex').slice(0, 32),
  title: cut(of.title, TITLE_MAX) ?? '',
  detail: cut(of.detail, DETAIL_MAX),
})
