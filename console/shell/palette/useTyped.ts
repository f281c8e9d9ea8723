import { type CompositionEvent, useRef, useState } from 'react'

/** Words are looked for once they are whole: what an input method has not finished is nobody's search. */
export function useTyped() {
  const [text, setText] = useState('')
  const [typed, setTyped] = useState('')
  const isComposing = useRef(false)
  return {
    text,
    typed,
    type(next: string) {
      setText(next)
      if (!isComposing.current) setTyped(next)
    },
    composing: {
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        isComposing.current = false
        setTyped(event.currentTarget.value)
      },
    },
  }
}
