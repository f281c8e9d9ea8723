import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 150

/** A search term debounced while typing, and paused while an input method is composing. */
export function useSearch(isInitiallyWanted: boolean) {
  const [keyword, setKeyword] = useState('')
  const [isWanted, setIsWanted] = useState(isInitiallyWanted)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isComposing = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (text: string) => {
    clearTimeout(timer.current)
    if (!isComposing.current) timer.current = setTimeout(() => setKeyword(text.trim()), PAUSE_MS)
  }
  return {
    keyword,
    isWanted,
    type,
    want: () => setIsWanted(true),
    reset: () => {
      clearTimeout(timer.current)
      setKeyword('')
    },
    compose: () => {
      isComposing.current = true
    },
    settle: (text: string) => {
      isComposing.current = false
      type(text)
    },
  }
}
