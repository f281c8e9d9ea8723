import { createContext, use, useEffect, useEffectEvent } from 'react'

/** Those who want to know that the step of the form they stand in has been taken. */
export const StepSaved = createContext<Set<() => void> | null>(null)

/** Calls back once the step has been taken, and not when it was refused or given up. */
export function useStepSaved(onSaved: () => void) {
  const listeners = use(StepSaved)
  const call = useEffectEvent(onSaved)
  useEffect(() => {
    const listener = () => call()
    listeners?.add(listener)
    return () => void listeners?.delete(listener)
  }, [listeners])
}
