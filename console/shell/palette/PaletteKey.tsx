import { useEffect, useSyncExternalStore } from 'react'
import { lazyThemed } from '../../kit/overlays/lazyThemed.ts'
import { loadWords } from '../../kit/words/i18n.ts'
import { isPaletteOpen } from './isPaletteOpen.ts'

const Palette = lazyThemed(
  () => import('./Palette.tsx').then((module) => module.Palette),
  () => loadWords('palette'),
)

/** Ctrl+K and Cmd+K, wherever one is; its code comes with the first press. */
export function PaletteKey() {
  const isOpen = useSyncExternalStore(isPaletteOpen.subscribe, isPaletteOpen.get)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || event.ctrlKey === event.metaKey || event.isComposing) return
      event.preventDefault()
      isPaletteOpen.set(!isPaletteOpen.get())
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return isOpen && <Palette />
}
