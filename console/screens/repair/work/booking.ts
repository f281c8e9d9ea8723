export interface Booking {
  hours: number
  /** What the stopwatch showed; null when hours are booked without it. */
  spentMs: number | null
}
