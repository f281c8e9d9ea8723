/** Conditions on one field; all of its operators must hold. */
export interface Condition {
  eq?: unknown
  in?: readonly unknown[] | undefined
  contains?: string | undefined
  startsWith?: string | undefined
  endsWith?: string | undefined
  from?: unknown
  to?: unknown
}
/** A condition of an unchecked request. */
export interface RequestedCondition extends Condition {
  /** A period or person relative to the reader and the moment of reading, such as 'last7days'. */
  relative?: string | null | undefined
}

const later = (one: unknown, other: unknown) => (one == null ? other : other == null || (one as Date) > (other as Date) ? one : other)
const earlier = (one: unknown, other: unknown) => (one == null ? other : other == null || (one as Date) < (other as Date) ? one : other)

/** The ends of both conditions, and the values that both allow. */
export function bothConditions(own: Condition, added: Pick<Condition, 'in' | 'from' | 'to'>): Condition {
  const from = later(own.from, added.from)
  const to = earlier(own.to, added.to)
  const among = added.in && own.in ? added.in.filter((value) => own.in?.includes(value)) : (added.in ?? own.in)
  return { ...own, ...(from != null && { from }), ...(to != null && { to }), ...(among && { in: among }) }
}
