/** Of something that is told again and again: how often it happened since it was told last. */
type Tell = (count: number) => void
interface Episode {
  count: number
  tell: Tell
}
/** Beyond so many at a time, which no honest server meets, everything is told. */
const EPISODES_MAX = 1_000

/**
 * Keeps what repeats itself from filling a log, or the very disk: the first is told at once, all that follow within the pause in one line at its
 * end with their number, and so on until a pause passes without any.
 */
export class Repeats {
  readonly #episodes = new Map<string, Episode>()

  /** Out: whether it was told just now. `tell` is called with 1 at once, or later with the number of all that were left out. */
  note(key: string, pauseMs: number, tell: Tell): boolean {
    const under = this.#episodes.get(key)
    if (under) {
      under.count++
      under.tell = tell
      return false
    }
    tell(1)
    if (this.#episodes.size < EPISODES_MAX) this.#pause(key, pauseMs, { count: 0, tell })
    return true
  }

  #pause(key: string, pauseMs: number, episode: Episode) {
    this.#episodes.set(key, episode)
    setTimeout(() => {
      this.#episodes.delete(key)
      if (!episode.count) return
      episode.tell(episode.count)
      this.#pause(key, pauseMs, { count: 0, tell: episode.tell })
    }, pauseMs).unref()
  }
}
