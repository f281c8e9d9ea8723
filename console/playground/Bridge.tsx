import { useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import { useEffect } from 'react'
import { LANGUAGES } from '../kit/words/language.ts'
import { account, useAccount } from './account.ts'
import { findChoices } from './choices.ts'
import { EXAMPLES, variablesOf } from './examples.ts'
import { isParked } from './runs.ts'
import { editor, tabsAre } from './tabs.ts'
import { language } from './words.ts'

interface Editor {
  getValue(): string
  setValue(text: string): void
}
/** What was filled into each tab, so that nothing a person typed is ever overwritten. */
const filled = new Map<string, { readonly plant: string; readonly text: string }>()

/** Puts ids of the current plant into the variables of an example that is shown as it came. */
async function fillVariables(tab: string, query: Editor, variables: Editor): Promise<void> {
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

/** Lives inside GraphiQL, where its store is reachable: hands the panel what it needs and takes parked streams up again. */
export function Bridge() {
  const actions = useGraphiQLActions()
  const { tabs, activeTabIndex, queryEditor, variableEditor, responseEditor } = useGraphiQL((state) => ({
    tabs: state.tabs,
    activeTabIndex: state.activeTabIndex,
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
    responseEditor: state.responseEditor,
  }))
  const id = tabs[activeTabIndex]?.id ?? ''
  const ready = Boolean(queryEditor && variableEditor && responseEditor)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editors are there
  useEffect(() => {
    const tab = tabs[activeTabIndex]
    // They come with the text of the tab that was active at first; whoever was quicker already chose another one.
    if (!tab || !queryEditor || queryEditor.getValue() === (tab.query ?? '')) return
    queryEditor.setValue(tab.query ?? '')
    variableEditor?.setValue(tab.variables ?? '')
  }, [ready])

  useEffect(() => {
    editor.current = {
      openTab(query, variables) {
        actions.addTab()
        queryEditor?.setValue(query)
        variableEditor?.setValue(variables)
      },
      showTab(tab) {
        const index = tabs.findIndex((t) => t.id === tab)
        if (index >= 0) actions.changeTab(index)
      },
    }
  }, [actions, queryEditor, variableEditor, tabs])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the tabs of the first render; later ones arrive by onTabChange
  useEffect(() => tabsAre({ tabs, activeTabIndex }), [])

  useEffect(() => {
    if (ready && isParked(id)) void actions.run()
  }, [actions, id, ready])

  const plant = useAccount()?.currentPlantId
  useEffect(() => {
    if (plant) void actions.introspect()
  }, [actions, plant])

  useEffect(() => {
    if (plant && id && queryEditor && variableEditor) void fillVariables(id, queryEditor, variableEditor)
  }, [plant, id, queryEditor, variableEditor])

  return null
}
