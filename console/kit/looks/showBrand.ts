type Colours = Readonly<Record<string, string>>

/** The colour that was asked for last: the answer for an earlier one comes too late. */
let wanted: string | undefined

function coloursInLook(): Colours {
  try {
    return (JSON.parse(localStorage.getItem('look') ?? '{}') as { colours?: Colours }).colours ?? {}
  } catch {
    return {}
  }
}

function apply(colours: Colours, look: object) {
  const { style } = document.documentElement
  for (const name of Object.keys(coloursInLook())) if (!(name in colours)) style.removeProperty(name)
  for (const [name, colour] of Object.entries(colours)) style.setProperty(name, colour)
  localStorage.setItem('look', JSON.stringify({ ...look, colours }))
}

/**
 * Draws the page in a theme colour and keeps it with the rest of `look` for the first paint of the next visit. The style sheet has the default's colours
 * itself; those of another one are worked out by code that only its readers load.
 * @param brand six hex digits behind a `#`; none for the default
 */
export function showBrand(brand: string | undefined, look: object) {
  wanted = brand
  if (!brand) return apply({}, look)
  apply(coloursInLook(), look)
  import('./brandColours.ts').then(
    ({ brandColours }) => {
      if (wanted === brand) apply(brandColours(brand), look)
    },
    () => undefined,
  )
}
