import type { Site } from '../site/site.ts'

/** What each of two walls shows: one for each plant, with the topics that walls have. */
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

  watch({ hub }: Pick<Site, 'hub'>): void {
    this.pictures = PLANTS.flatMap((plantId) => TOPICS.map((topic) => ({ topic, plantId, value: undefined, count: 0 })))
    this.#streams = this.pictures.map((picture) => {
      const stream = hub.subscribe(picture.topic, picture.plantId)
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
