declare global {
  interface Window {
    /** Shows in the place of the app what this browser lacks, and knows the functions that one may lack (probe.js); the development server's pages have none. */
    tooOld?: ((missing: readonly string[]) => void) & { readonly young: readonly string[] }
  }
}

/** What engines call a function that is not there: Chrome and Firefox in one way, Safari in another for names. */
const NOT_THERE = /([\w$]+) is not (?:a function|a constructor|defined)|Can't find variable: ([\w$]+)/

const owners = (): object[] => [
  ...[globalThis, crypto, Array, Array.prototype, String.prototype, Object, Promise, AbortSignal, URL],
  ...(typeof Element === 'undefined' ? [] : [Element.prototype, HTMLElement.prototype]),
]

/**
 * The function that an error complains of, where this browser is too old to have it.
 * @returns `undefined` for any other error: a function that every browser lacks, or that this one has elsewhere, is a fault of ours
 */
export function missingFeature(error: unknown): string | undefined {
  if (!(error instanceof TypeError || error instanceof ReferenceError)) return undefined
  const [, called, named] = NOT_THERE.exec(error.message) ?? []
  const name = called ?? named
  return name && globalThis.window?.tooOld?.young.includes(name) && !owners().some((owner) => name in owner) ? name : undefined
}
