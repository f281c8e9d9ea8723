import { LANGUAGES } from '../kit/language.ts'
import { account } from './account.ts'
import { findChoices } from './choices.ts'
import { EXAMPLES, variablesOf } from './examples.ts'
import { language } from './words.ts'

interface Editor {
  getValue(): string
  setValue(text: string): void
}
/** What was filled into each tab, so that nothing a person typed is ever overwritten. */
const filled = new Map<string, { readonly plant: string; readonly text: string }>()

/** Puts ids of the current plant into the variables of an example that is shown as it came. */
export async function fillVariables(tab: string, query: Editor, variables: Editor): Promise<void> {
  const who = account()
  const example = EXAMPLES.find((e) => e.query === query.getValue())
  if (!who || !example?.variables) return
  const shown = variables.getValue()
  const before = filled.get(tab)
  const isOurs =
    LANGUAGES.some((one) => shown === variablesOf(example, undefined, one)) ||
    (shown === before?.text && before.plant !== who.currentPlantId)
  if (!isOurs) return
  const choices = await findChoices(who.token).catch(() => null)
  if (!choices || query.getValue() !== example.query || variables.getValue() !== shown) return
  const text = variablesOf(example, choices, language())
  filled.set(tab, { plant: who.currentPlantId, text })
  if (text !== shown) variables.setValue(text)
}
