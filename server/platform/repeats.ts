/** How many it stands for, and in how many seconds they came: 0 for the first one, which is told at once. */
type Report = (count: number, seconds: number) => void
/** How long those that follow are collected: the first time, and at most, for it doubles from one line to the next. */
export interface Pauses {
  readonly firstMs: number
  readonly mostMs: number
}
interface Episode {
  count: number
  report: Report
}
/** Beyond so many at a time, which no honest server meets, everything is told. */
const EPISODES_MAX = 1_000

/**
 * Keeps what repeats itself from filling a log: the first is told at once, all that follow within the pause in one line at its end with their
 * number, and so on until a pause passes without any.
 */
export class Repeats {
  readonly #episodes = new Map<string, Episode>()

  note(key: string, { firstMs, mostMs }: Pauses, report: Report): void {
    const under = this.#episodes.get(key)
    if (under) {
      under.count++
      under.report = report
      return
    }
    report(1, 0)
    if (this.#episodes.size < EPISODES_MAX) this.#collect(key, { firstMs, mostMs }, report)
  }

  #collect(key: string, { firstMs, mostMs }: Pauses, report: Report) {
    const episode: Episode = { count: 0, report }
    this.#episodes.set(key, episode)
    setTimeout(() => {
      this.#episodes.delete(key)
      if (!episode.count) return
      episode.report(episode.count, firstMs / 1000)
      this.#collect(key, { firstMs: Math.min(firstMs * 2, mostMs), mostMs }, episode.report)
    }, firstMs).unref()
  }
}
