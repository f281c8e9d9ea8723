/** What is known of one complaint, as figures count it. Money is in fen, quantities in thousandths. */
export interface Claimed {
  /** Closed: the complaint was right. */
  readonly isJustified: boolean
  /** Rejected: it was not. What is still open is neither. */
  readonly isRejected: boolean
  /** There is another one like it within a year. */
  readonly isRecurring: boolean
  readonly claimed: number
  readonly compensated: number
  /** Whole days from the complaint to its answer, and to its end; null while there is none. */
  readonly answerDays: number | null
  readonly closeDays: number | null
  /** What was complained of, and of how much that was made. */
  readonly quantity: number | null
  readonly produced: number | null
}

const FEN = 100
const MILLION = 1_000_000
const part = (some: number, all: number) => (all ? some / all : null)

/** Whole days, of which there are few different ones. */
class Days {
  /** How many there are of each. */
  readonly #counts: number[] = []
  #total = 0

  add(days: number) {
    this.#counts[days] = (this.#counts[days] ?? 0) + 1
    this.#total++
  }

  /** As Excel's PERCENTILE.INC has them: between two values, what lies between them in proportion. */
  percentiles(shares: readonly number[]): (number | null)[] {
    const at = (place: number): number => {
      let passed = 0
      return this.#counts.findIndex((count = 0) => {
        passed += count
        return place < passed
      })
    }
    return shares.map((share) => {
      if (!this.#total) return null
      const place = share * (this.#total - 1)
      const low = at(Math.floor(place))
      return Math.round((low + (at(Math.ceil(place)) - low) * (place % 1)) * 10) / 10
    })
  }
}

/** The one definition of every figure of complaints, whatever they are counted by. */
export class ComplaintSums {
  #count = 0
  #justified = 0
  #rejected = 0
  #recurring = 0
  #claimed = 0
  #compensated = 0
  #quantity = 0
  #produced = 0
  readonly #answered = new Days()
  readonly #closed = new Days()

  add(one: Claimed) {
    this.#count++
    if (one.isJustified) this.#justified++
    if (one.isRejected) this.#rejected++
    if (one.isRecurring) this.#recurring++
    this.#claimed += one.claimed
    this.#compensated += one.compensated
    if (one.quantity !== null && one.produced) {
      this.#quantity += one.quantity
      this.#produced += one.produced
    }
    if (one.answerDays !== null) this.#answered.add(one.answerDays)
    if (one.closeDays !== null) this.#closed.add(one.closeDays)
  }

  get count() {
    return this.#count
  }
  /** In fen. */
  get compensated() {
    return this.#compensated
  }

  measures() {
    const [answerDays = null, answerDays90 = null] = this.#answered.percentiles([0.5, 0.9])
    const [closeDays = null, closeDays90 = null] = this.#closed.percentiles([0.5, 0.9])
    const [count, justified, rejected] = [this.#count, this.#justified, this.#rejected]
    const ppm = part(this.#quantity * MILLION, this.#produced)
    return {
      ...{ count, justified, rejected, open: count - justified - rejected },
      justifiedShare: part(justified, justified + rejected),
      ...{ claimed: this.#claimed / FEN, compensated: this.#compensated / FEN },
      ...{ answerDays, answerDays90, closeDays, closeDays90 },
      ...{ recurring: this.#recurring, recurringShare: part(this.#recurring, count - rejected) },
      ppm: ppm === null ? null : Math.round(ppm * 10) / 10,
    }
  }
}
