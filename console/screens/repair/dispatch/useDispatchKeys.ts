import { useShortcut } from '../../../kit/browser/hotkeys.ts'
import { isAway, type Person } from './queue.ts'
import type { Choice } from './useChoice.ts'

/** People who have a key of their own. */
export const NUMBERED = 9
const DIGITS = Array.from({ length: NUMBERED }, (_, at) => String(at + 1))
/** What does something of its own when Enter is pressed. */
const PRESSED = 'a, button:not([data-slot~=dispatch-choice]), summary'

interface Keys {
  readonly choice: Choice
  readonly people: readonly Person[]
  readonly isOff: boolean
}
/** J and K choose a row, 1 to 9 pick a person, Enter assigns. */
export function useDispatchKeys({ choice, people, isOff }: Keys) {
  const { chosen, move, acts } = choice
  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  useShortcut(DIGITS, ({ key }) => {
    const person = people[Number(key) - 1]
    if (person && !isAway(person) && !isOff) acts.pick(person.repairerId)
  })
  useShortcut('enter', (event) => {
    if (!chosen || isOff || (event.target as Element).closest(PRESSED)) return
    event.preventDefault()
    acts.assign(chosen)
  })
}
