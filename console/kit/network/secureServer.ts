import { useEffect, useState } from 'react'

/** Where this server is reached by https, where a device learns to trust it, and the fingerprint to compare; each null where there is none. */
export interface SecureServer {
  address: string | null
  trust: string | null
  fingerprint: string | null
}

/** What the server says of its https; null until it has, and where it says nothing. */
export function useSecureServer(isEnabled = true): SecureServer | null {
  const [server, setServer] = useState<SecureServer | null>(null)
  useEffect(() => {
    if (!isEnabled) return
    let isOver = false
    const ask = async () => {
      const answer = await fetch('/trust/server.json')
      if (answer.ok && !isOver) setServer(await answer.json())
    }
    // Nobody asked for it: what cannot be learnt is left out.
    ask().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [isEnabled])
  return server
}
