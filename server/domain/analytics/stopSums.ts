/**
 * How long things stood, each told of by spans that may overlap: time that several of them tell of counts once. Made for tens of thousands of
 * spans that come in order of their beginning, which costs a comparison each; spans out of order are put in order first.
 */
export class StopSums {
  readonly #keys: number[] = []
  readonly #from: number[] = []
  readonly #to: number[] = []
  #isOrdered = true

  add(key: number, from: number, to: number) {
    if (!(to > from)) return
    const last = this.#from.length - 1
    if (last >= 0 && from < (this.#from[last] as number)) this.#isOrdered = false
    this.#keys.push(key)
    this.#from.push(from)
    this.#to.push(to)
  }

  /** Gives the milliseconds of each key. */
  each(take: (key: number, ms: number) => void) {
    const [keys, froms, tos] = [this.#keys, this.#from, this.#to]
    const order = this.#isOrdered ? undefined : Array.from(keys, (_, at) => at).sort((a, b) => (froms[a] as number) - (froms[b] as number))
    const places = new Map<number, number>()
    const [ends, sums]: [number[], number[]] = [[], []]
    for (let n = 0; n < keys.length; n++) {
      const at = order ? (order[n] as number) : n
      const [key, from, to] = [keys[at] as number, froms[at] as number, tos[at] as number]
      const place = places.get(key)
      if (place === undefined) {
        places.set(key, ends.length)
        ends.push(to)
        sums.push(to - from)
      } else {
        const end = ends[place] as number
        if (to > end) {
          sums[place] = (sums[place] as number) + to - Math.max(from, end)
          ends[place] = to
        }
      }
    }
    for (const [key, place] of places) take(key, sums[place] as number)
  }
}
