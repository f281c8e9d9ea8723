import { useEffect, useState } from 'react'

/** False for the first moment: StrictMode's second mount would take a layer that is open from the start for a dismissed one. */
export function useOpening(): boolean {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(true))
    return () => clearTimeout(timer)
  }, [])
  return isOpen
}
