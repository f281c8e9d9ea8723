/** What the round and a machine's own page both say of an inspection. */
interface Due {
  planDate: string
  dueUntil: string
}
/** Of this day, or of a night shift that began the day before and lasts. */
export const isOfToday = ({ planDate, dueUntil }: Due, today: string, now: number) => planDate === today || Date.parse(dueUntil) > now

/** What was found: a number with its unit, words as they are. */
export const resultOf = ({ value1, unit }: { value1: string | null; unit: string | null }) =>
  value1 && unit && /^[+-]?\d+(\.\d+)?$/.test(value1) ? `${value1} ${unit}` : (value1 ?? '')
