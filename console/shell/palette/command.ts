import type { Favourite } from '../later/favourites.ts'

/** One thing that the palette offers. */
export interface Command {
  id: string
  title: string
  /** By what it is found; the title first, then what it is called in the other language and what else people call it. */
  names: readonly string[]
  icon: string
  hint?: string | undefined
  /** Shown by heart. */
  isCurrent?: boolean
  run: () => void
  /** What the star puts among the favourites. */
  favourite?: Favourite
}
