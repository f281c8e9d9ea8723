import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { ListController } from '../controller/listController.ts'
import { idOf, linksOf, rowOf } from './cells.ts'

/** The ids between two rows in display order, both included. */
export function between(ids: readonly string[], from: string | undefined, to: string): string[] {
  const [a, b] = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(to)]
  if (b < 0) return []
  return a < 0 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** Range selection: Shift+click or Shift+x selects from the last selected row. */
export function useRangeTicks({ selection }: ListController, box: RefObject<HTMLElement | null>): (id: string, isRange: boolean) => void {
  const anchor = useRef<string | undefined>(undefined)
  const { setSelected, toggle } = selection
  const rangeTo = useCallback(
    (id: string, isOn: boolean) => {
      const ids = box.current ? linksOf(box.current).map((link) => link.dataset['open'] ?? '') : []
      setSelected(between(ids, anchor.current, id), isOn)
      anchor.current = id
    },
    [box, setSelected],
  )
  useEffect(() => {
    const element = box.current
    const press = (event: MouseEvent) => {
      const input = event.target as HTMLInputElement
      const id = input.matches('[data-slot~=pick] input') ? idOf(rowOf(input)) : undefined
      if (!id) return
      if (!event.shiftKey || anchor.current === undefined) {
        anchor.current = id
        return
      }
      // The checkbox itself is toggled by its own handler afterwards.
      const last = anchor.current
      const ids = element ? linksOf(element).map((link) => link.dataset['open'] ?? '') : []
      setSelected(
        between(ids, last, id).filter((one) => one !== id),
        input.checked,
      )
      anchor.current = id
    }
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [box, setSelected])
  return (id, isRange) => {
    if (isRange) return rangeTo(id, true)
    anchor.current = id
    toggle(id)
  }
}
