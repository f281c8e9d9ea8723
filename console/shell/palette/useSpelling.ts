import { useEffect, useState } from 'react'
import type { Spelling } from './matching.ts'

let known: Spelling | undefined

/** The readings of Chinese characters weigh more than everything else here: the list opens without them and learns to spell a moment later. */
export function useSpelling(): Spelling | undefined {
  const [spelling, setSpelling] = useState(() => known)
  useEffect(() => {
    if (known) return
    let isWanted = true
    import('pinyin-pro').then(
      ({ match }) => {
        known = (text, typed) => match(text, typed, { precision: 'start', continuous: true })
        if (isWanted) setSpelling(() => known)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return spelling
}
