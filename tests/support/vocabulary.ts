/** Words that no name has, and how many names still have each (see tests/unit/vocabulary.test.ts). */
export const REMAINING: Readonly<Record<string, number>> = Object.fromEntries(
  'say says said tell tells told telling hear heard given asked asks held hold kept keep keeps bring brought alone once beside besides beyond soon calm late inside outside entire come comes again desk turn turns way ways looking'
    .split(' ')
    .map((word) => [word, 0]),
)
