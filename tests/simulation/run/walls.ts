import type { Site } from '../site/site.ts'

/** The pages of a wall. There is one wall for each plant, and each shows one page at a time. */
export const TOPICS = ['downtimeSummary', 'repairSummary', 'scheduleSummary'] as const
const PLANTS = [1, 2] as const

export interface Picture {
  readonly topic: string
  readonly plantId: number
  value: unknown
  count: number
}

/** Two walls that look at the live hub. */
export class Walls {
  pictures: Picture[] = []
  #streams: AsyncGenerator<unknown>[] = []

  /** Opens the page of this number, which is another one for each plant; where there are two processes, each wall looks at one of them. */
  watch(sites: readonly Pick<Site, 'watch'>[], page: number): void {
    this.leave()
    this.pictures = PLANTS.map((plantId) => {
      const topic = TOPICS[(page + plantId) % TOPICS.length] ?? TOPICS[0]
      return { topic, plantId, value: undefined, count: 0 }
    })
    this.#streams = this.pictures.flatMap((picture, nth) => {
      const stream = sites[nth % sites.length]?.watch(picture.topic, picture.plantId)
      if (!stream) return []
      void this.#show(stream, picture)
      return stream
    })
  }
  async #show(stream: AsyncGenerator<unknown>, picture: Picture): Promise<void> {
    for await (const value of stream) {
      picture.value = value
      picture.count++
    }
  }
  leave(): void {
    for (const stream of this.#streams) void stream.return(undefined)
    this.#streams = []
  }
}
