import { useEffect, useState } from 'react'
import { readSite, type Site } from '../kit/signIn.ts'

/** Role names and hints come in the language of the page, so another language asks again. A site that cannot be read stays unnamed. */
export function useSite(lng: string): Site | null {
  const [found, setFound] = useState<{ lng: string; site: Site } | null>(null)
  useEffect(() => {
    let isWanted = true
    readSite().then(
      (site) => isWanted && setFound({ lng, site }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [lng])
  return found?.site ?? null
}
