import type { Occasion, Unsaved } from './unsavedWork.ts'

const works = new Map<string, Unsaved>()
const on = (pages?: readonly string[]) =>
  [...works].filter(([, { page, isThere }]) => (!pages || pages.includes(page)) && isThere?.() !== false)

function onPageExit(event: Event) {
  if (event.type === 'pagehide') for (const [, work] of works) work.saveDraft?.()
  else if (unsaved.any()) event.preventDefault()
}

export const unsaved = {
  /** Only while something is marked does the browser ask before it reloads or closes. */
  mark(key: string, isDirty: boolean, about?: Partial<Unsaved>) {
    if (isDirty) works.set(key, { title: document.title, page: location.pathname, ...works.get(key), ...about })
    else works.delete(key)
    const follow = works.size ? addEventListener : removeEventListener
    for (const type of ['beforeunload', 'pagehide']) follow(type, onPageExit)
  },
  has: (key: string) => works.has(key),
  any: (pages?: readonly string[]) => on(pages).length > 0,
  list: (pages?: readonly string[]): readonly Unsaved[] => on(pages).map(([, work]) => work),
  /** Puts away what can be kept; from here on nothing asks any more. */
  letGo(pages?: readonly string[]) {
    for (const [key, work] of on(pages)) {
      work.saveDraft?.()
      unsaved.mark(key, false)
    }
  },
}

/** Who decides about the browser's Back. Its event reaches listeners in the order in which they came, and this one is there before the router's. */
export const back: { onPopState?: (event: PopStateEvent) => void } = {}
addEventListener('popstate', (event) => back.onPopState?.(event))
const ask = async (works: readonly Unsaved[], occasion?: Occasion) => (await import('./askToLeave.tsx')).askToLeave(works, occasion)
let asking: Promise<boolean> | undefined

/** True at once when nothing is unsaved (on these pages); otherwise what the person decides, who is asked once however many want to know. */
export async function confirmLeave(pages?: readonly string[], occasion?: Occasion): Promise<boolean> {
  if (!unsaved.any(pages)) return true
  asking ??= ask(unsaved.list(pages), occasion).finally(() => {
    asking = undefined
  })
  const may = await asking
  if (may) unsaved.letGo(pages)
  return may
}

/** The same for one form that somebody is about to close. */
export async function confirmDiscard(key: string): Promise<boolean> {
  const work = works.get(key)
  const may = !work || (await ask([work]))
  if (may) unsaved.mark(key, false)
  return may
}
