import { useId, useMemo, useRef } from 'react'
import { confirmDiscard, unsaved } from '../../kit/overlays/unsaved.ts'

/** Guards a form outside records: input inside the element with ref `hold` counts as unsaved until settled. */
export function useTyped(title: string) {
  const key = useId()
  const node = useRef<HTMLElement | null>(null)
  return useMemo(() => {
    const page = location.pathname
    return {
      attach: (next: HTMLElement | null) => {
        if (next) node.current = next
      },
      onInput: () => unsaved.mark(key, true, { title, page, isThere: () => node.current?.isConnected ?? true }),
      settle: () => unsaved.mark(key, false),
      /** Closes; asks first when there is unsaved input. */
      close: async (onClose: () => void) => {
        if (await confirmDiscard(key)) onClose()
      },
    }
  }, [key, title])
}
