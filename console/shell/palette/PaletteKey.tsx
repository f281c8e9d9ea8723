import { useEffect, useSyncExternalStore } from 'react'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { isPaletteOpen } from './isPaletteOpen.ts'

const Palette = lazyComponent(() => import('./Palette.tsx').then((module) => module.Palette), { words: ['palette'], themed: true })

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
