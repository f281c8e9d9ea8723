import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** An action that is a page instead of a dialog: navigates there on mount. */
export function GoTo({ to, onDone }: { to: string; onDone: () => void }) {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is drawn
  useEffect(() => {
    onDone()
    navigate(to)
  }, [to])
  return null
}
