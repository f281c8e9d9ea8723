import { createRoot } from 'react-dom/client'
import { loadWords } from '../words/i18n.ts'
import type { Occasion, Unsaved } from './unsavedWork.ts'

/** Asks in front of everything, whoever wants to know: it has no place in the tree of the page. */
export async function askToLeave(works: readonly Unsaved[], occasion?: Occasion): Promise<boolean> {
  const [{ LeaveQuestion }, { themed }] = await Promise.all([import('./LeaveQuestion.tsx'), import('./Ui.tsx'), loadWords('formsafe')])
  const Question = themed(LeaveQuestion)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const may = await new Promise<boolean>((answer) => root.render(<Question works={works} occasion={occasion} onAnswer={answer} />))
  root.unmount()
  place.remove()
  return may
}
