import { useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import { useEffect } from 'react'
import { useAccount } from './account.ts'
import { fillVariables } from './filling.ts'
import { isParked } from './runs.ts'
import { editor, tabsAre } from './tabs.ts'

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
