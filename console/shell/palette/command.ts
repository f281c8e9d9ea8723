import type { Action } from '../../kit/overlays/action.ts'
import type { Favourite } from '../later/favourites.ts'

/** One thing that the palette offers. */
export interface Command extends Action {
  /** By what it is found; the label first, then what it is called in the other language and what else people call it. */
  aliases: readonly string[]
  icon: string
  hint?: string | undefined
  /** How well it fits, 0 to 1, where the server has compared it. */
  closeness?: number
  /** What the star puts among the favourites. */
  favourite?: Favourite
}
