/** Something typed that no server has seen yet. */
export interface Unsaved {
  /** What it is, in the words of the page. */
  title: string
  /** The address of the page it stands on, without filters. */
  page: string
  /** Puts it where it can be found again. Without it, leaving loses what was typed. */
  saveDraft?: (() => void) | undefined
  /** False once the form has gone without a word, as with a page that somebody else's change took away. */
  isThere?: (() => boolean) | undefined
}

/** Why somebody is asked who has not asked to leave: the words of the question. */
export interface Occasion {
  readonly title: string
  readonly leave: string
  readonly stay: string
}
